import type { SetupTexts } from '../setup';

export const setup: SetupTexts = {
  modes: {
    two: { name: 'Dwóch graczy', about: 'Jeden na jednego. Klasyczna gra.' },
    deathmatch: {
      name: 'Każdy na każdego',
      about:
        'Od trzech do sześciu graczy, wszyscy przeciw wszystkim. Wygrywa ostatni Sztab albo ten, kto ma najwięcej punktów.',
    },
    score: {
      name: 'Na punkty',
      about:
        'Od trzech do sześciu graczy. Sztaby nie padają; rany zadane cudzym Sztabom to punkty, a 20 punktów wygrywa.',
    },
    loner: {
      name: 'Samotnik',
      about: 'Jeden gracz z 20 punktami i co drugą turą przeciw dwójce, w której każdy Sztab ma 13 punktów.',
    },
    team: { name: 'Drużyny', about: 'Dwóch na dwóch. Stracony Sztab to przegrana całej drużyny.' },
  },
  boards: {
    '19': { name: '19 pól', about: 'Zwykła plansza, do czterech graczy.' },
    '37': {
      name: '37 pól',
      about: 'Z zewnętrznym pierścieniem, dla pięciu i sześciu graczy albo dla luźniejszej gry.',
    },
    duel: {
      name: 'Plansza Duel',
      about: '19 pól i siedem terminali: jednostki na terminalach pozwalają wydawać energię na procedury.',
    },
  },
  presets: {
    standard: { name: 'Standardowe', about: 'Zasady 3.0 z oficjalnymi odpowiedziami wydawcy.' },
    'rulebook-3.0': { name: 'Instrukcja 3.0', about: 'Co do litery według instrukcji 3.0.' },
    'year-of-moloch': { name: 'Rok Molocha', about: 'Jak w wydaniu Rok Molocha.' },
    duel: { name: 'Duel', about: 'Jak w Neuroshima Hex Duel.' },
  },
  options: {
    'hq-stays-until-battle-ends': {
      name: 'Zniszczony Sztab walczy dalej',
      about: 'Zniszczony Sztab zostaje i walczy do końca bitwy. Bez tej opcji schodzi na koniec segmentu.',
    },
    'team-hqs-have-15': {
      name: 'W drużynach po 15 punktów',
      about: 'W grze drużynowej Sztaby zaczynają z 15 punktami zamiast 20.',
    },
    'unlucky-draw-needs-three': {
      name: 'Surowe pechowe dociągnięcie',
      about:
        'Wymienić wolno tylko trzy natychmiastowe dociągnięte razem. Bez tej opcji każdą rękę z samych natychmiastowych.',
    },
    'no-unlucky-draw': { name: 'Bez pechowego dociągnięcia', about: 'Złej ręki się nie wymienia.' },
    'clown-spares-hqs': {
      name: 'Klaun oszczędza Sztaby',
      about: 'Wybuch Klauna nie rani Sztabów. Bez tej opcji rani.',
    },
    'push-costs-3': {
      name: 'Odepchnięcie za 3',
      about: 'Na planszy Duel procedura Odepchnięcie kosztuje 3 energii zamiast 2.',
    },
    'tie-is-a-draw': {
      name: 'Remis bez dogrywki',
      about: 'Równe punkty po ostatniej bitwie kończą grę. Bez tej opcji jest jeszcze dogrywka.',
    },
    'leftovers-may-go': {
      name: 'Resztę wolno odrzucić',
      about: 'Przy posiłkach wolno odrzucać niechciane żetony. Bez tej opcji to, co niezagrane, zostaje na ręce.',
    },
    'one-full-board-battle': {
      name: 'Jedna bitwa na pełnej planszy',
      about:
        'Jeśli po bitwie plansza dalej jest pełna, gra toczy się dalej. Bez tej opcji bitwa się powtarza, aż coś się zmieni.',
    },
    'vegas-in-turn': {
      name: 'Vegas rozstawia się po kolei',
      about: 'Vegas stawia Sztab w swojej kolejności. Bez tej opcji jako ostatni.',
    },
    'least-damage': {
      name: 'Samotnik: mniejsze straty',
      about: 'Na punkty wygrywa strona, która mniej straciła. Bez tej opcji ta, której więcej zostało.',
    },
    'alternative-start': {
      name: 'Alternatywny początek',
      about:
        'Pierwszy gracz dociąga pełną rękę, jeden żeton odrzuca i jeden może zagrać. Bez tej opcji dociąga tylko jeden.',
    },
    reinforcements: { name: 'Posiłki', about: 'Na ręce sześć żetonów, z których w turze można zagrać dwa.' },
    'same-army': { name: 'Ta sama armia', about: 'Kilku graczy może wybrać tę samą armię.' },
  },
};
