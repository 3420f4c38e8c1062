import { example, list, section, steps, text, type Chapter } from '../../rules';

export const battle: Chapter = {
  id: 'battle',
  title: 'Bitwa',
  sections: [
    section(
      'battle',
      'Przebieg bitwy',
      {
        keywords: 'walka, segment, faza, jednocześnie',
        see: 'initiative attacks medics full-board',
        rulings: '3 6 37 58',
      },
      text(
        'Bitwę zaczyna żeton Bitwy, pełna plansza albo koniec gry. Biegnie segmentami od najwyższej inicjatywy na planszy do 0. W każdym segmencie:',
      ),
      steps(
        'Atakują wszystkie jednostki, na które przyszła kolej i które nie są w sieci. Wszystkie w tej samej chwili, także te, które właśnie giną.',
        'Gdzie jest coś do wyboru (Klaun, Kwatermistrz), decyduje się najpierw. Przy kilku graczach wywołujący bitwę mówi, kto pierwszy.',
        'Wybuchają trafione Pułapki.',
        'Medycy usuwają ataki.',
        'Liczy się rany. Wszystko, co zniszczone, schodzi razem, Sztaby tracą punkty i dopiero teraz sprawdza się na nowo sieci, połączenia i kontrolę.',
      ),
      text('Ataki nie są dobrowolne: jednostka, na którą przyszła kolej, atakuje we wszystkich swoich kierunkach.'),
      example(
        'Dwie jednostki z inicjatywą 3 biją się nawzajem. Giną obie. Gdyby jedna miała za sobą Zwiadowcę, uderzyłaby w 4, a druga padłaby, zanim zdążyłaby cokolwiek zrobić.',
      ),
    ),
    section(
      'full-board',
      'Pełna plansza',
      { keywords: '19 jednostek, pat, powtórka', see: 'battle end options', rulings: '15 16 17 18 19 D51' },
      text(
        'Gdy na wszystkich 19 wewnętrznych polach stoją jednostki, natychmiast zaczyna się bitwa, także wtedy, gdy ostatnie pole zapełnił ruch albo odepchnięcie. Nikt nie może już użyć żadnej zdolności. Jeśli ostatni żeton ginie w chwili wejścia, na przykład na Minie, bitwy nie ma.',
      ),
      text(
        'Jeśli po bitwie plansza dalej jest pełna, następuje kolejna, aż coś zejdzie. Jeśli bitwa nic a nic nie zmienia, gra się kończy i decydują punkty, bez dogrywki.',
      ),
    ),
    section(
      'initiative',
      'Inicjatywa',
      {
        keywords: 'szybkość, zwiadowca, dywersant, dodatkowy atak, matka',
        see: 'battle modules faq-extra-attack',
        rulings: '21 22 23 24 25 26 28 30 33 34',
      },
      text(
        'Liczba inicjatywy to segment, w którym jednostka może działać, a nie atak odłożony na później. Jeśli w tym segmencie jest w sieci, w tej bitwie okazja przepada, nawet gdy potem zostanie uwolniona albo spowolniona.',
      ),
      list(
        'Premie i Dywersanci przesuwają każdą nadrukowaną liczbę. Nigdy poniżej 0; górnej granicy nie ma.',
        'Dwie liczby, które wypadną na tę samą wartość, dają jeden atak.',
        'Liczba podniesiona ponad trwający segment przepada; wykorzystana nie wraca.',
        'Dodatkowe ataki (Sztab Posterunku, Matka, Główny Procesor Bojowy) zajmują najwyższą wolną wartość poniżej najwyższej liczby jednostki. Źródło musi działać w tym właśnie segmencie. Dwa źródła dają dwa.',
      ),
      example(
        'Pancerz Wspomagany (3 i 2) obok swojego Sztabu atakuje w 3, 2 i 1. Sztab ma inicjatywę 0, więc Matka nic mu nie daje.',
      ),
    ),
    section(
      'attacks',
      'Ataki',
      {
        keywords: 'cios, strzał, linia strzału, gauss, atak sztabu',
        see: 'damage redirectors',
        rulings: '38 39 42 43 44',
      },
      list(
        'Cios trafia wroga na sąsiednim polu.',
        'Strzał trafia pierwszego wroga w linii, blisko czy daleko. Własne jednostki i żetony podłoża nie przeszkadzają. Jednostka, która w tym segmencie ginie, jeszcze zatrzymuje kulę.',
        'Gauss zadaje 1 ranę każdemu wrogowi w linii. Premie do siły tego nie zmieniają.',
        'Cios i strzał na jednej krawędzi to jeden atak; przy sąsiedzie ich rany się sumują.',
        'Sztab bije z siłą 1 w segmencie 0 na wszystkie strony (Vegas na pięć), ale nigdy w Sztab.',
        'Jedna krawędź atakuje w segmencie raz.',
      ),
    ),
    section(
      'damage',
      'Rany, wytrzymałość i pancerz',
      { keywords: 'tarcza, zniszczenie, punkty', see: 'attacks medics', rulings: '40 41 45 46 179' },
      text(
        'Siła ataku to liczba ran. Jednostka bez wytrzymałości ginie od pierwszej; wytrzymałość 1 przeżywa jedną, wytrzymałość 2 dwie. Rany zostają do końca gry.',
      ),
      text(
        'Pancerz osłabia o 1 każdy strzał, który przychodzi przez jego krawędź, także Gaussa. Nie działa na ciosy, żetony natychmiastowe i odłamki. Pancerz i wytrzymałość działają także w sieci.',
      ),
      text(
        'Sztab za każdą ranę traci punkt. Przy 0 schodzi na koniec segmentu, ale bitwa toczy się do końca: jeśli padnie też drugi Sztab, jest remis.',
      ),
    ),
    section(
      'medics',
      'Medycy',
      {
        keywords: 'leczenie, ratowanie, łańcuch',
        see: 'modules faq-medic-hit faq-medic-chain',
        rulings: '47 48 49 50 51 52 53 54 55 56 57',
      },
      text(
        'Gdy jednostka na połączeniu Medyka miałaby dostać ranę, Medyk usuwa wszystkie rany z jednego ataku i schodzi z planszy. Musi to zrobić, także przy zwykłym draśnięciu i także dla Sztabu. Jeden atak to to, co przychodzi przez jedną krawędź w jednym segmencie, albo jedno trafienie żetonem natychmiastowym, Miną, odłamkiem lub procedurą.',
      ),
      list(
        'Kilka ataków, rannych albo Medyków: wybiera kontrolujący.',
        'Atak w całości zatrzymany przez pancerz nie kosztuje Medyka.',
        'Medyk, który ginie w tym samym segmencie, nie pomoże, chyba że najpierw uratuje go inny Medyk.',
        'Jeśli Medyk sam jest na połączeniu Medyka, znika ten z końca łańcucha.',
        'Medyk w sieci nie leczy. Rannego w sieci leczyć można.',
        'Wybuchającego Klauna ani Pułapki uratować się nie da.',
      ),
    ),
    section(
      'modules',
      'Moduły i połączenia',
      {
        keywords: 'oficer, zwiadowca, premia, mózg, boss',
        see: 'medics scoper initiative',
        rulings: '35 36 61 62 63 64 131',
      },
      text(
        'Moduł działa na jednostki stojące przy jego połączeniach, także na Sztaby, dopóki nie jest w sieci. Premie się sumują. Liczą się tylko połączenia bezpośrednie, nigdy przez inny moduł. Moduł, który ginie w danym segmencie, w nim jeszcze działa.',
      ),
      text(
        'Sztaby działają tak samo na wszystkich sąsiadów, ale nie na siebie. Dalekie połączenie, jakie ma Doomsday Machine, sięga pierwszego i drugiego pola w swoim kierunku, cokolwiek stoi po drodze. Przejętej jednostce służy tylko jej nowa strona.',
      ),
    ),
    section(
      'nets',
      'Sieci',
      {
        keywords: 'sieciarz, zasieciowany, pierścień, znoszenie',
        see: 'takeover faq-net-ring faq-net-freed',
        rulings: '65 66 67 68 69 72 73 74',
      },
      text(
        'Jednostka w sieci nic nie robi i nic nie daje: nie atakuje, nie rusza się, nie obraca, nie daje premii, sama nie zakłada sieci, nie odpycha, nie leczy. Nikt nie może jej ruszyć ani odepchnąć. Nadal zasłania drogę i kule, zachowuje pancerz i wytrzymałość, można ją ranić, leczyć i przejąć.',
      ),
      list(
        'Sztab też można złapać w sieć.',
        'Sieciarz w cudzej sieci nikogo nie trzyma.',
        'Dwie sieci wycelowane w siebie się znoszą; obie jednostki są wolne, a ich pozostałe sieci działają.',
        'Tak samo znosi się pierścień trzech lub więcej sieciarzy.',
        'Gdy sieciarz ginie, jego ofiara jest wolna po tym segmencie.',
        'Sieciarz Borgo bije też jednostkę, którą trzyma.',
      ),
    ),
    section(
      'takeover',
      'Przejęcie kontroli',
      {
        keywords: 'agitator, przejęta jednostka, kontrola',
        see: 'army-vegas nets faq-takeover-net',
        rulings: '20 90 91 92 93 95 99 D38 D39',
      },
      text(
        'Wroga jednostka (nigdy Sztab) na działającej krawędzi przejęcia należy pod każdym względem do przejmującego: strzela do dawnych swoich, zakłada sieci, wzmacnia, rusza się i odpycha dla niego. Rany zostają. Gdy przejęcie ustaje, wraca do domu zwrócona tak, jak stoi.',
      ),
      text(
        'Przy każdym nowym przejęciu przejmujący może od razu obrócić jednostkę, także w cudzej turze; jeśli stało się to w bitwie, po niej. Jednostki, która jest wtedy w sieci, obrócić nie można. Okręcenie Agitatora w miejscu nie jest nowym przejęciem; ruch, roszada czy odepchnięcie jest.',
      ),
      text(
        'Twarzą w twarz przejęcie wygrywa z siecią i ze Skoperem. Sieć z innej strony wyłącza Agitatora. Przeciwne przejęcia jednej jednostki znoszą się jedno za jedno.',
      ),
    ),
    section(
      'scoper',
      'Skoper',
      { keywords: 'posterunek, kradzież modułu', see: 'modules army-outpost', rulings: '102 103 104 105 106' },
      text(
        'Wrogi moduł obok Skopera działa dla strony Skopera: premie trafiają do twoich jednostek na jego połączeniach, a szkody do twoich wrogów. Sam stoi, gdzie stał, pozostaje wrogą jednostką i można do niego strzelać. Na przekierowania Skoper nie działa, bo to nie moduły.',
      ),
      example(
        'Twój Skoper stoi obok Oficera Molocha. Twój Komandos na połączeniu tego Oficera strzela z +1; jednostki Molocha nic tam nie dostają.',
      ),
    ),
    section(
      'explosions',
      'Klaun, Pułapka i odłamki',
      {
        keywords: 'wybuch, eksplozja, bomba',
        see: 'medics army-moloch army-doomsday',
        rulings: '107 108 109 132 133 134 D4 D8',
      },
      text(
        'Zawsze, gdy miałby zaatakować, Klaun może zamiast tego wybuchnąć: 1 rana dla każdej jednostki obok, także swoich i Sztabów. Pułapka wybucha sama, gdy przez jej oznaczoną krawędź przyjdzie atak albo odłamek; trafiona gdzie indziej jest zwykłą jednostką.',
      ),
      text(
        'Odłamki to nie atak: bez premii, bez pancerza, nie szkodzą żetonom podłoża. Medyk pomaga ofiarom, nigdy temu, kto wybucha. Klaun i Pułapka w sieci nie wybuchają.',
      ),
    ),
    section(
      'convert',
      'Kwatermistrz',
      { keywords: 'zamiana ataku', see: 'army-hegemony', rulings: '114 115 116 117 D11 D12 D13' },
      text(
        'Raz w bitwie każda jednostka na połączeniu Kwatermistrza może, gdy przyjdzie na nią kolej, zamienić jedną ikonę na jednej krawędzi z ciosu na strzał albo odwrotnie. Liczą się wtedy premie do obu. Może to zrobić i Sztab, ale Sztabowi dalej nie szkodzi. Gaussa zamienić nie można.',
      ),
    ),
    section(
      'redirectors',
      'Przekierowania i ogień bez końca',
      {
        keywords: 'roztrajacz, stanowisko ogniowe, sieciarz zagłady, pętla, nieskończoność',
        see: 'army-doomsday attacks',
        rulings: '59 123 124 125 126 127 128 129 130 D10',
      },
      text(
        'Własny strzał, który dotrze do wejścia, wylatuje każdym wyjściem z pełną siłą; nie jest to dobrowolne i dotyczy też Gaussa. Strzały w inne krawędzie i wszystkie strzały w przekierowanie złapane w sieć lecą nad nim dalej. Wrogie strzały trafiają je jak każdą jednostkę.',
      ),
      text(
        'Jeśli strzał wróci do przekierowania, przez które już przeszedł, wszystko, co zasila pętla, jest trafiane nieskończenie wiele razy. Każde trafienie to osobny atak: Medyk usuwa tylko jedno, za to pancerz osłabia każde z nich, więc strzał o sile 1 nic mu nie zrobi. Pętla, która donikąd nie prowadzi, nic nie robi.',
      ),
    ),
  ],
};
