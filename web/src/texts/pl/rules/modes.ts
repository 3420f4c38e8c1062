import { example, list, section, table, text, type Chapter } from '../../rules';
import { setup } from '../setup';

export const modes: Chapter = {
  id: 'modes',
  title: 'Koniec gry, tryby i plansze',
  sections: [
    section(
      'end',
      'Koniec gry',
      {
        keywords: 'ostatnia bitwa, ostatni żeton, remis, dogrywka, poddanie',
        see: 'full-board mode-two options',
        rulings: '14 141 142 144 145 166 171 D25 D26 D52',
      },
      text(
        'Kto dociągnie ostatni żeton ze stosu, kończy tę turę, każdy inny gracz ma jeszcze jedną, a potem jest ostatnia bitwa. Od chwili dociągnięcia tego żetonu nikt nie może zagrać Bitwy; bitwę zaczyna już tylko pełna plansza, a ostatnia bitwa i tak się odbędzie.',
      ),
      text(
        'Jeśli potem punkty są równe, jest dogrywka: każdy ma jeszcze jedną zwykłą turę, bez żetonów Bitwy, i jest jeszcze jedna bitwa. Znów równo to remis. Gdy padnie Sztab, bitwa najpierw toczy się do końca; jeśli padły oba, jest remis.',
      ),
      text('Poddać się można zawsze, gdy gra o coś pyta; w trakcie bitwy tylko wtedy, gdy to kończy grę.'),
    ),
    section(
      'mode-two',
      'Dwóch graczy',
      { keywords: 'pojedynek, jeden na jednego', see: 'end aim', rulings: '144 145' },
      text('Jeden na jednego, po 20 punktów. Wygrywa, kto zniszczy wrogi Sztab albo na koniec ma więcej punktów.'),
    ),
    section(
      'mode-deathmatch',
      'Każdy na każdego',
      {
        keywords: 'wielu graczy, trzech graczy, czterech graczy, deathmatch',
        see: 'end large-board',
        rulings: '152 154 170 D28 D30 D31',
      },
      text(
        'Od trzech do sześciu graczy, każdy gra dla siebie. Gdy padnie twój Sztab, odpadasz; twoje żetony walczą do końca tej bitwy, a potem schodzą. Wygrywa ostatni Sztab, a jeśli zostało ich więcej, najwyższa liczba punktów po ostatniej bitwie. Gdy ostatnie Sztaby padną razem, ci gracze dzielą się remisem. Przy równych punktach dodatkową turę mają tylko prowadzący; w tej bitwie walczą wszystkie żetony na planszy.',
      ),
    ),
    section(
      'mode-score',
      'Na punkty',
      { keywords: 'punktacja, wielu graczy', see: 'mode-deathmatch', rulings: '153 D36' },
      text(
        'Od trzech do sześciu graczy. Sztaby nigdy nie padają. Każda rana, którą zadasz cudzemu Sztabowi, to punkt dla ciebie, najwyżej 20. Bitwa, w której ktoś dojdzie do 20, jest ostatnia. Kilku z 20 dzieli się zwycięstwem. Nie gra się tak na planszy Duel.',
      ),
    ),
    section(
      'mode-loner',
      'Samotnik',
      { keywords: 'trzech graczy, jeden na dwóch', see: 'mode-team', rulings: '151 168 169 D33 D34' },
      text(
        'Gracz 1 sam przeciw graczom 2 i 3. Samotnik ma 20 punktów i co drugą turę (1, 2, 1, 3), partnerzy po 13 punktów. Zniszczony Sztab jednego z partnerów: wygrywa Samotnik. Zniszczony Sztab Samotnika, sam albo razem z innymi: wygrywa drużyna. Na punkty porównuje się punkty Samotnika z sumą punktów drużyny.',
      ),
      text(
        'Samotnik zaczyna z jednym żetonem, następny gracz z dwoma, a dalej wszyscy dociągają do trzech. Gdy Samotnik dociągnie ostatni żeton, jeszcze jedną turę ma tylko następny przeciwnik.',
      ),
    ),
    section(
      'mode-team',
      'Drużyny',
      {
        keywords: 'dwóch na dwóch, sojusznik, czterech graczy',
        see: 'mode-loner army-moloch',
        rulings: '147 148 149 150 155 156 174 D18 D32 D35',
      },
      text(
        'Dwóch na dwóch, tury obu drużyn na przemian. Po 20 punktów. Przegrywa drużyna, która pierwsza straci Sztab. Jeśli w jednej bitwie każda straci po jednym, porównuje się dwa pozostałe; po wyczerpaniu żetonów sumy.',
      ),
      list(
        'Premie modułów i Sztabów działają na sojuszników. Ataki i sieci sojuszników się nawzajem nie tykają.',
        'Nikt nie rusza, nie obraca, nie zamienia ani nie używa jednostek sojusznika. Z tego, co Sztab albo Transport sojusznika daje twojej jednostce, korzystasz w swojej turze.',
        'Moloch to trudny przyjaciel: jego ataki trafiają sojuszników, a on i sojusznicy mogą się nawzajem łapać w sieci i odpychać. Ataki sojuszników Molocha omijają.',
        'Można grać w trójkę: jedna osoba prowadzi dwie armie, które pozostają dwiema.',
      ),
    ),
    section(
      'large-board',
      'Duża plansza',
      {
        keywords: '37 pól, zewnętrzny pierścień, pięciu graczy, sześciu graczy',
        see: 'board full-board',
        rulings: '19 175 D23',
      },
      text(
        'Dla pięciu i sześciu graczy, albo kiedy chcecie, dokłada się zewnętrzny pierścień: 37 pól od a1 do g7, środek d4. Wszystkie żetony mogą stać wszędzie. Pełną planszę tworzy tylko 19 pól wewnętrznych.',
      ),
    ),
    section(
      'duel-board',
      'Plansza Duel',
      { keywords: 'terminal, łącze, energia', see: 'procedures', rulings: '157 158 180 D22 D42 D45' },
      text(
        'Siedem pól to terminale: c3, b4, d5, e4, d2, b1 i a2. Jednostka na terminalu, która nie jest w sieci, jest Łączem gracza, który ją kontroluje. Łącza pozwalają uruchamiać procedury, a te kosztują energię.',
      ),
      text(
        'Masz od 0 do 5 energii, na początku nic. Kupuje się ją jako ostatnią rzecz w turze: 1 za każdy oddany żeton z ręki i każdy oddany punkt Sztabu, ale nigdy ostatni. Na tym tura się kończy. Po bitwie zakupu nie ma.',
      ),
    ),
    section(
      'procedures',
      'Procedury',
      {
        keywords: 'obrót, zamiana, odepchnięcie, laser, eliminacja, detonacja, koszt energii',
        see: 'duel-board pushing medics',
        rulings: '159 160 161 162 D41 D43 D44 X8',
      },
      table(
        ['Procedura', 'Energia', 'Co robi'],
        ['Obrót', '1', 'obraca jedno twoje Łącze, także Sztab'],
        ['Zamiana', '2', 'dwa twoje Łącza zamieniają się miejscami i każde można obrócić; bez Sztabów'],
        ['Odepchnięcie', '2', 'Łącze odpycha sąsiedniego wroga, tak jak żeton'],
        ['Laser', '3', 'niszczy wszystkie wrogie żetony na linii między dwoma twoimi Łączami, podłoża też'],
        ['Eliminacja', '3', 'niszczy jedną wrogą jednostkę, która sąsiaduje z trzema twoimi Łączami'],
        ['Detonacja', '4', 'niszczy wszystkie wrogie Łącza'],
      ),
      text(
        'Możesz uruchomić tyle, na ile cię stać, w dowolnej chwili swojej tury po obowiązkowym odrzuceniu. Sztabów procedury nie niszczą, wytrzymałość nie pomaga, Medycy tak.',
      ),
      example('Twoje jednostki stoją na b1 i b4 i żadna sieć ich nie trzyma: Laser zmiata wrogów z b2 i b3.'),
    ),
    section(
      'presets',
      'Wydania',
      { keywords: 'zestaw, instrukcja, faq, rok molocha', see: 'options', rulings: 'X1 X2 X16 X17' },
      list(
        'Standardowe: zasady 3.0 z oficjalnymi odpowiedziami wydawcy; żadna opcja nie jest włączona.',
        'Instrukcja 3.0: zniszczony Sztab walczy dalej, w drużynach po 15 punktów, jedna bitwa na pełnej planszy, Vegas rozstawia się po kolei.',
        'Rok Molocha: zniszczony Sztab walczy dalej, jedna bitwa na pełnej planszy.',
        'Duel: bez pechowego dociągnięcia, Klaun oszczędza Sztaby, remis bez dogrywki, jedna bitwa na pełnej planszy, Vegas rozstawia się po kolei.',
      ),
    ),
    section(
      'options',
      'Opcje i warianty',
      {
        keywords: 'ustawienia, zasady domowe, alternatywny początek, posiłki',
        see: 'presets variants',
        rulings: 'X1 X2 X3 X5 X8 X10 X11 X16 X17 X23',
      },
      text('Do każdego wydania można dołączyć:'),
      table(['Opcja', 'Co zmienia'], ...Object.values(setup.options).map(({ name, about }) => [name, about])),
    ),
    section(
      'variants',
      'Warianty dokładniej',
      { keywords: 'alternatywny początek, posiłki, sześć żetonów', see: 'options turn', rulings: '163 164 165 D50' },
      text(
        'Alternatywny początek: pierwszy gracz dociąga trzy żetony, jeden odrzuca i jeden z pozostałych może zagrać. Wszyscy inni mają zwykłe tury.',
      ),
      text(
        'Posiłki: na ręce sześć żetonów, jeden odrzucasz, gdy masz sześć, zagrywasz najwyżej dwa w turze, reszta zostaje. Pierwsze dociągnięcia to cztery i pięć. Pechowe dociągnięcie wymaga, by wszystkie dociągnięte żetony, trzy lub więcej, były natychmiastowe, i wymienia trzy z nich. Przy obu wariantach naraz pierwszy gracz dociąga sześć, jeden odrzuca i jeden może zagrać.',
      ),
    ),
  ],
};
