export const quickStart = {
  title: 'Pierwsza gra w pięć minut',
  steps: [
    'Ty i przeciwnik dowodzicie armiami skupionymi wokół Sztabów. Sztab ma 20 punktów. Zbij wrogi Sztab do zera albo miej na koniec więcej punktów.',
    'Najpierw każdy stawia Sztab na dowolnym polu. W środku zmieści się wokół niego więcej swoich, przy brzegu dojdzie mniej wrogów.',
    'W swojej turze dociągasz, aż masz na ręce trzy żetony. Jeden z nich odrzuć. Z pozostałych zagraj dwa, jeden albo żaden; to, co zostanie, masz na następną turę.',
    'Pierwsze tury są mniejsze: pierwszy gracz dostaje jeden żeton, drugi dwa i nikt nic nie odrzuca.',
    'Jednostki zostają na planszy. Wybierz wolne pole i kierunek: ikony działają tam, gdzie są zwrócone.',
    'Krótki trójkąt bije na sąsiednie pole. Długi strzela po linii i trafia pierwszego wroga. Więcej trójkątów boli bardziej.',
    'Liczba na środku to inicjatywa: im wyższa, tym wcześniej.',
    'Moduły nie walczą. Pomagają twoim jednostkom przy połączeniach: przyspieszają, wzmacniają, a Medyk ratuje.',
    'Sieć całkiem wyłącza wroga. Sieciami wygrywa się gry.',
    'Żetony natychmiastowe zagrywasz i znikają: rusz jednostkę, odepchnij wroga, strzel Snajperem albo zacznij bitwę.',
    'Bitwę zaczyna żeton Bitwy albo pełna plansza. Od najwyższej inicjatywy do 0 walczą wszyscy, a jednostki o równej inicjatywie w tej samej chwili. Co zostało zniszczone, schodzi na koniec segmentu.',
    'Gdy ktoś dociągnie ostatni żeton, każdy inny ma jeszcze jedną turę, a potem jest ostatnia bitwa. Wcześniej często zaglądaj do podglądu: pokazuje, co zrobiłaby bitwa teraz.',
  ],
};
