import { example, list, section, steps, table, text, type Chapter } from '../../rules';

export const basics: Chapter = {
  id: 'basics',
  title: 'Gra',
  sections: [
    section(
      'aim',
      'O co chodzi',
      { keywords: 'cel, wygrana, punkty, kwatera', see: 'end battle', rulings: '145 170' },
      text(
        'Po końcu świata armie walczą o mały kawałek ziemi. Każda ma Sztab z 20 punktami i 34 inne żetony. Gracze na zmianę wystawiają jednostki i zaskakują się sztuczkami; co jakiś czas wybucha bitwa i wszystko na planszy walczy samo, w ustalonej kolejności.',
      ),
      text(
        'Wygrywasz, zbijając wrogi Sztab do zera. Jeśli do końca żetonów wszystkie Sztaby przetrwają, wygrywa ten, który ma więcej punktów. W samej walce nie ma losowości: kto najlepiej czyta planszę, zna wynik, zanim się wydarzy.',
      ),
    ),
    section(
      'board',
      'Plansza',
      {
        keywords: 'pole, nazwy, współrzędne, c3, sąsiedzi, heks',
        see: 'large-board duel-board full-board',
        rulings: '15 175',
      },
      text(
        'Zwykła plansza ma 19 pól. Każde ma nazwę: literę kolumny z zachodu na wschód i cyfrę. Środek to c3, a jego sąsiedzi to c4, d4, d3, c2, b2 i b3. Na jednym polu stoi jedna jednostka.',
      ),
      text(
        'Linia prosta przez krawędzie pól to linia strzału. Przez każde pole biegną trzy, dlatego żeton można zwrócić na sześć sposobów.',
      ),
    ),
    section(
      'tiles',
      'Rodzaje żetonów',
      {
        keywords: 'jednostka, wojownik, moduł, natychmiastowy, podłoże',
        see: 'icons instants modules foundations',
        rulings: '177 179',
      },
      list(
        'Sztab: twoja kwatera główna. Bije słabo, coś daje sąsiadom i nie może paść.',
        'Wojownik: jednostka, która walczy, trzyma albo zasłania.',
        'Moduł: jednostka, która nie walczy, lecz działa na jednostki na swoich połączeniach.',
        'Żeton podłoża: leży na polu i nie jest jednostką, na przykład Mina.',
        'Żeton natychmiastowy: zagrany robi swoje i trafia na stos zużytych.',
      ),
      text(
        'Sztaby, wojownicy i moduły to razem jednostki. Ręce i stosy zużytych są jawne; nieznana jest tylko kolejność w stosach. Rany zostają na jednostce do końca gry.',
      ),
    ),
    section(
      'icons',
      'Jak czytać żeton',
      { keywords: 'symbole, trójkąt, tarcza, gwiazdka, legenda', see: 'attacks damage modules nets' },
      text('To, co jest przy krawędzi, działa przez tę krawędź; obracając żeton, obracasz to wszystko.'),
      table(
        ['Znak', 'Znaczenie'],
        ['krótki szeroki trójkąt', 'cios: trafia sąsiada; siła to liczba trójkątów'],
        ['długi wąski trójkąt', 'strzał: trafia pierwszego wroga w linii'],
        ['długa igła z pierścieniem', 'Gauss: 1 rana dla każdego wroga w linii'],
        ['belka na krawędzi', 'pancerz: osłabia o 1 każdy strzał z tej strony'],
        ['zakreskowana soczewka', 'sieć: trzyma wroga na tym polu'],
        ['zaokrąglone gniazdo', 'połączenie modułu'],
        ['hak', 'przejęcie: wróg na tym polu działa dla ciebie'],
        ['strzałka do środka i na zewnątrz', 'wejście i wyjście przekierowania'],
        ['postrzępiona krawędź', 'zapalnik Pułapki'],
        ['liczba w kółku', 'inicjatywa: segment, w którym jednostka działa'],
        ['mała tarcza', 'wytrzymałość: jedna rana, którą przeżyje'],
        ['podwójny szewron', 'mobilność: rusza się sama'],
        ['gwiazdka', 'coś szczególnego; mówi o tym opis żetonu'],
      ),
    ),
    section(
      'setup',
      'Rozstawienie',
      { keywords: 'początek, sztab, ustawianie', see: 'turn options', rulings: '7 8 100 176 D37' },
      text(
        'Każdy wybiera inną armię. W kolejności gry każdy stawia Sztab na dowolnym wolnym polu; Sztaby mogą stać obok siebie. Vegas robi to ostatni. Stawianie Sztabów to nie tura: żadna zdolność jeszcze nie działa.',
      ),
    ),
    section(
      'turn',
      'Twoja tura',
      {
        keywords: 'dociąganie, odrzucanie, ręka, kolejność',
        see: 'unlucky-draw instants movement',
        rulings: '4 5 10 11 13 D24',
      },
      steps(
        'Dociągnij, aż masz trzy żetony. Pierwsze tury są mniejsze: pierwszy gracz ciągnie jeden, drugi dwa, trzeci trzy.',
        'Jeśli masz trzy, przed wszystkim innym odrzuć jeden. Gdy masz mniej, bo to pierwsza tura albo stos jest pusty, niczego nie musisz odrzucać.',
        'Zagrywaj żetony i używaj zdolności w dowolnej kolejności, ile masz. Żeton może użyć zdolności już w turze, w której stanął na planszy.',
        'Zakończ turę. To, czego nie zagrasz, możesz zatrzymać albo odrzucić.',
      ),
      text('Rozpoczęcie bitwy od razu kończy turę; żetony, które masz na ręce, na niej zostają.'),
    ),
    section(
      'unlucky-draw',
      'Pechowe dociągnięcie',
      { keywords: 'wymiana, mulligan, same natychmiastowe', see: 'turn options', rulings: '12 172 X3' },
      text(
        'Jeśli po dociągnięciu masz na ręce same żetony natychmiastowe, możesz odrzucić wszystkie i dociągnąć tyle samo nowych, i znów, jeśli to się powtórzy. Decydujesz przed obowiązkowym odrzuceniem i przed czymkolwiek innym. Żeton podłoża nie jest natychmiastowy.',
      ),
    ),
    section(
      'placing',
      'Wystawianie jednostek',
      { keywords: 'kierunek, obrót, stawianie', see: 'full-board foundations nets', rulings: '1 2 17' },
      text(
        'Połóż żeton na dowolnym polu bez jednostki, zwrócony dowolnie. Od tej chwili działają jego sieci, połączenia i krawędzie przejęcia. Znaczenie układu nigdy nie zależy od tego, co stanęło wcześniej.',
      ),
      text('Mina wybucha w chwili kładzenia żetonu, zanim zacznie się liczyć cokolwiek innego z nowego żetonu.'),
    ),
    section(
      'instants',
      'Żetony natychmiastowe',
      {
        keywords: 'bitwa, snajper, granat, atak powietrzny, mała bomba, roszada, obrót, terror, ruch',
        see: 'movement pushing battle medics',
        rulings: '110 111 112 122 135 167 D16 D41',
      },
      table(
        ['Żeton', 'Co robi'],
        ['Bitwa', 'zaczyna bitwę i kończy twoją turę; nie po dociągnięciu ostatniego żetonu przez kogokolwiek'],
        ['Ruch', 'jedna twoja jednostka przechodzi na wolne sąsiednie pole, obraca się albo jedno i drugie'],
        ['Odepchnięcie', 'jedna twoja jednostka odpycha sąsiedniego wroga'],
        ['Snajper', '1 rana dla dowolnej wrogiej jednostki oprócz Sztabu albo zniszczony wrogi żeton podłoża'],
        [
          'Granat',
          'niszczy wrogą jednostkę (nie Sztab) lub wrogi żeton podłoża obok twojego Sztabu; Sztab nie może być w sieci',
        ],
        [
          'Atak powietrzny',
          '1 rana dla każdej jednostki oprócz Sztabów na siedmiu polach, które muszą leżeć na planszy; żetony podłoża tam znikają',
        ],
        ['Mała bomba', 'to samo na trzech stykających się polach'],
        ['Roszada', 'dwie twoje sąsiednie jednostki zamieniają się miejscami bez obracania'],
        ['Obrót', 'obraca jedną twoją jednostkę'],
        ['Terror', 'w następnej turze wszyscy inni, sojusznik też, nie wystawiają jednostek ani żetonów podłoża'],
      ),
      text(
        'Jednostki w sieci nie można ruszyć, obrócić ani zamienić. Przed Snajperem, Granatem, Atakiem powietrznym i Małą bombą Medyk ratuje jak przed atakiem.',
      ),
    ),
    section(
      'movement',
      'Ruch',
      {
        keywords: 'mobilność, transport, krok, obrót, centrum rozpoznania',
        see: 'instants nets army-smart army-hegemony',
        rulings: '76 77 78 79 81 173 D17 D40',
      },
      text(
        'Ruch to krok na wolne sąsiednie pole, obrót w miejscu albo krok z obrotem na końcu. Nigdy najpierw obrót, a potem krok.',
      ),
      list(
        'Żeton Ruchu rusza dowolną twoją jednostkę, także Sztab.',
        'Mobilność rusza swoją jednostkę raz w każdej twojej turze.',
        'Transport Hegemonii i Sztab Smarta dają każdej jednostce, do której sięgają, jeden ruch w turze. Same się nie ruszają.',
        'Jednostka może skorzystać z tego wszystkiego po kolei, o ile w danej chwili jest w zasięgu.',
        'Centrum Rozpoznania Posterunku pozwala każdemu ruchowi twojej strony mieć dwa kroki. Pole po drodze musi być wolne i bezpieczne: bez Miny, bez sieci, która by złapała, bez przejęcia.',
      ),
      example(
        'Ganger stoi obok dwóch Transportów. Z pomocą pierwszego robi krok. Jeśli nadal stoi obok drugiego, może zrobić następny.',
      ),
    ),
    section(
      'pushing',
      'Odpychanie',
      { keywords: 'odepchnięcie, odwrót', see: 'instants foundations takeover', rulings: '75 85 86 87 88 89' },
      text(
        'Twoja wolna od sieci jednostka odpycha sąsiedniego wroga, także Sztab, też wolnego od sieci, na wolne pole, które sąsiaduje z nim, ale nie z odpychającym. Które, wybiera gracz kontrolujący odpychaną jednostkę. Jednostka się nie obraca. Jeśli takiego pola nie ma, nie ma odepchnięcia.',
      ),
      text(
        'Pole z Miną liczy się jako wolne, a Mina wybucha. Jednostka w sieci nie odpycha i nie można jej odepchnąć, więc sieciarza musi odepchnąć ktoś inny niż jego ofiara.',
      ),
    ),
    section(
      'foundations',
      'Żetony podłoża i Miny',
      { keywords: 'mina, podłoże', see: 'army-vegas medics', rulings: '2 137 138 139 140' },
      text(
        'Żeton podłoża kładzie się na polu bez żadnego żetonu. Niczego nie zasłania, nie można go ruszyć, złapać w sieć ani przejąć i nie zapełnia planszy. Ataki i odłamki go nie ruszają; niszczą go Snajper, Granat, Atak powietrzny, Mała bomba i Laser.',
      ),
      text(
        'Każda jednostka postawiona, przesunięta lub zepchnięta na Minę ginie razem z nią, także jednostki właściciela. Sztab tylko ją rozbraja. Medyk, którego połączenie sięga tego pola, musi jednostkę uratować.',
      ),
    ),
  ],
};
