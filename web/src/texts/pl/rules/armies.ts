import { list, section, text, type Chapter } from '../../rules';

export const armies: Chapter = {
  id: 'armies',
  title: 'Armie',
  sections: [
    section(
      'army-outpost',
      'Posterunek',
      { keywords: 'komandos, biegacz, ckm', see: 'scoper initiative movement', rulings: '28 29 101 102' },
      text('Jego Sztab daje każdej swojej jednostce obok jeden dodatkowy atak w bitwie.'),
      list(
        'Skoper: sprawia, że wrogie moduły działają dla ciebie.',
        'Dywersant: wrogowie obok są o 1 wolniejsi.',
        'Centrum Rozpoznania: wszystkie twoje ruchy mogą mieć dwa kroki.',
        'Siedem Ruchów, najwięcej ze wszystkich, i jeden Snajper.',
      ),
    ),
    section(
      'army-moloch',
      'Moloch',
      { keywords: 'bloker, juggernaut, maszyny', see: 'explosions pushing mode-team', rulings: '44 107 110 150' },
      text('Jego Sztab daje swoim jednostkom obok +1 do strzału.'),
      list(
        'Wiele jednostek jest twardych albo opancerzonych; Bloker w ogóle nie atakuje, za to przeżywa dwie rany.',
        'Klaun może wybuchnąć.',
        'Działko Gaussa: 1 rana dla każdego wroga w linii.',
        'Matka: dodatkowy atak dla jednostki na połączeniu. Mózg: +1 do ciosu i strzału.',
        'Pięć Odepchnięć, jeden Atak powietrzny, tylko jeden Ruch.',
      ),
    ),
    section(
      'army-borgo',
      'Borgo',
      { keywords: 'mutek, nożownik, szybkość', see: 'initiative nets', rulings: '25 72 111' },
      text('Jego Sztab podnosi inicjatywę swoich jednostek obok o 1.'),
      list(
        'Prawie wszyscy biją się wręcz; Oficerowie dodają siły, Zwiadowcy szybkości.',
        'Sieciarze trzymają wroga i biją go z siłą 3.',
        'Zabójcy strzelają i ruszają się sami.',
        'Sześć Bitew i Granat na nieproszonych gości przy Sztabie.',
      ),
    ),
    section(
      'army-hegemony',
      'Hegemonia',
      { keywords: 'ganger, gladiator, super-sieciarz', see: 'nets convert movement', rulings: '43 61 79 80 114' },
      text('Jej Sztab daje swoim jednostkom obok +1 do ciosu.'),
      list(
        'Dwóch Sieciarzy i Super-sieciarz z dwiema sieciami.',
        'Uniwersalni żołnierze biją i strzelają przez tę samą krawędź, jako jeden atak.',
        'Kwatermistrz: zamienia cios na strzał albo odwrotnie.',
        'Transport: rusza jednostki obok. Biegacze ruszają się sami.',
        'Boss: +1 do ciosu i +1 do inicjatywy.',
      ),
    ),
    section(
      'army-smart',
      'Smart',
      {
        keywords: 'transporter, biodroid, terror, gauss',
        see: 'movement initiative',
        rulings: '77 118 119 120 121 122 D48',
      },
      text('Jego Sztab daje każdej swojej jednostce obok jeden ruch lub obrót w każdej twojej turze.'),
      list(
        'Transporter: jednostka z ręki może zająć jego pole, zwrócona dowolnie; Transporter wraz z ranami trafia na stos zużytych. Działa to nawet przy Terrorze, ale nie dla żetonu podłoża.',
        'Biodroid: zniszczony przez cokolwiek, wraca na wierzch stosu. Odrzucenie z ręki to nie zniszczenie.',
        'Terror: w następnej turze inni nic nie wystawiają. Żetony natychmiastowe i ruchy są dozwolone.',
        'Trzy Działka Gaussa, dwie Matki, czterech Oficerów.',
      ),
    ),
    section(
      'army-vegas',
      'Vegas',
      { keywords: 'agitator, mina, roszada', see: 'takeover foundations', rulings: '42 90 100 101 138' },
      text(
        'Jego Sztab ma z przodu krawędź przejęcia, a bije na pozostałe pięć stron. Dlatego ważne jest, jak jest zwrócony.',
      ),
      list(
        'Trzech Agitatorów przejmuje jednostkę przed sobą.',
        'Dwie Miny, Obroty i Roszady; Dywersant.',
        'Własnych wojowników ma mało; walczy za niego to, co przejmie.',
        'Vegas stawia Sztab po wszystkich innych.',
      ),
    ),
    section(
      'army-doomsday',
      'Doomsday Machine',
      {
        keywords: 'roztrajacz, stanowisko ogniowe, alfa, omega, ddm',
        see: 'redirectors explosions modules',
        rulings: '84 123 131 132 135 136',
      },
      text(
        'Raz w każdej twojej turze jej Sztab pozwala obrócić jedną własną jednostkę, ale nie sam Sztab. Żadne z nich nie może być w sieci.',
      ),
      list(
        'Przekierowania: Roztrajacz (trzy wejścia, trzy wyjścia), Stanowisko Ogniowe i Sieciarz Zagłady (pięć wejść, jedno wyjście).',
        'Pięciu Medyków, Oficerowie i Główne Procesory Bojowe z dalekimi połączeniami: sięgają na dwa pola.',
        'Pułapka: wybucha, gdy zostanie trafiona w oznaczoną krawędź.',
        'Mała bomba: 1 rana na trzech polach. Ani jednego Ruchu.',
        'Na turniejach tej armii się nie dopuszcza; tu gra się nią jak każdą inną.',
      ),
    ),
  ],
};
