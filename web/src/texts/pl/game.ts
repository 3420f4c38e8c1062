import type { Purpose } from '../../engine/api';
import type { Asked, GameTexts } from '../game';
import { count, list } from './words';

const compass = {
  n: 'północ',
  ne: 'północny wschód',
  se: 'południowy wschód',
  s: 'południe',
  sw: 'południowy zachód',
  nw: 'północny zachód',
};
const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));
const wounds = (number: number): string => count(number, 'rana', 'rany', 'ran');

const points = (number: number): string => count(number, 'punkt Sztabu', 'punkty Sztabu', 'punktów Sztabu');
const foes = (number: number): string => count(number, 'wrogą jednostkę', 'wrogie jednostki', 'wrogich jednostek');
const friends = (number: number): string => count(number, 'własną jednostkę', 'własne jednostki', 'własnych jednostek');

// What it does in a Battle, good and bad.
function doings({ own_points, enemy_points, own_units, enemy_units, falls }: Purpose, byScore: boolean): string[] {
  const parts = [];
  const scored = (number: number) => count(Math.abs(number), 'punkt', 'punkty', 'punktów');
  if (byScore && own_points !== 0) parts.push(`${own_points > 0 ? 'daje ci' : 'odbiera ci'} ${scored(own_points)}`);
  if (byScore && enemy_points !== 0)
    parts.push(`${enemy_points > 0 ? 'odbiera innym' : 'daje innym'} ${scored(enemy_points)}`);
  if (!byScore && enemy_points > 0) parts.push(`zabiera wrogowi ${points(enemy_points)}`);
  if (!byScore && enemy_points < 0) parts.push(`oszczędza wrogowi ${points(-enemy_points)}`);
  if (!byScore && own_points > 0) parts.push(`ratuje ci ${points(own_points)}`);
  if (!byScore && own_points < 0) parts.push(`kosztuje cię ${points(-own_points)}`);
  if (enemy_units > 0) parts.push(`niszczy ${foes(enemy_units)}`);
  if (enemy_units < 0) parts.push(`oszczędza ${foes(-enemy_units)}`);
  if (own_units > 0) parts.push(`ratuje ${friends(own_units)}`);
  if (own_units < 0) parts.push(`traci ${friends(-own_units)}`);
  if (falls) parts.push('sam przy tym ginie');
  return parts;
}

const move = ({ unit }: Asked): string =>
  unit ? `${unit}: wybierz pole albo zostań i obróć` : 'Wybierz jednostkę, która się ruszy';
const push = ({ unit }: Asked): string => (unit ? `${unit}: kogo odepchnąć?` : 'Wybierz jednostkę, która odpycha');
const target = ({ tile }: Asked): string => `${tile}: wybierz cel`;
const procedureTarget = ({ tile }: Asked): string => `${tile}: wybierz jednostkę`;
const links = ({ tile, left }: Asked): string => `${tile}: wybierz ${left > 1 ? 'dwa swoje Linki' : 'drugi Link'}`;

export const game: GameTexts = {
  table: 'Stół',
  boardRegion: 'Plansza',
  handOf: (name) => `Ręka: ${name}`,
  questionRegion: 'Pytanie',
  board: {
    emptyHex: (hex) => `${hex}, puste`,
    facing: (facing) => `przodem na ${compass[facing]}`,
    wounds,
    netted: 'zasieciowana',
    controlledBy: (name) => `pod kontrolą: ${name}`,
    mayBeChosen: 'można wybrać',
  },
  question: {
    discard: (tiles) => `Odrzuć jeden z ${tiles} żetonów`,
    play: 'Zagraj żeton, użyj jednostki albo zakończ turę',
    nothingToPlay: 'Nie ma już nic do zrobienia: zakończ turę',
    doing: {
      hq: () => 'Wybierz miejsce dla swojego Sztabu',
      place: ({ tile }) => `Wybierz pole dla żetonu ${tile}`,
      battle: () => 'Zacząć bitwę? Kończy ona twoją turę',
      terror: () => 'Zasiać Terror? Inni nie wystawią nic w następnej turze',
      move,
      push,
      sniper: target,
      grenade: target,
      'air-strike': () => 'Wybierz środek ataku powietrznego',
      'small-bomb': ({ left }) => `Mała bomba: trzy pola wokół jednego rogu, zostało ${left}`,
      castle: ({ left }) => (left > 1 ? 'Wybierz dwie sąsiednie jednostki do zamiany' : 'Wybierz sąsiada'),
      rotate: () => 'Wybierz jednostkę do obrócenia',
      walk: move,
      transport: move,
      'hq-move': move,
      'hq-turn': () => 'Wybierz jednostkę do obrócenia',
      'run rotation': procedureTarget,
      'run swap': links,
      'run push-back': push,
      'run laser': links,
      'run elimination': procedureTarget,
      'run detonation': () => 'Detonacja trafia wszystkie wrogie Linki naraz',
    },
    useUnit: (unit) => `${unit}: co ma zrobić?`,
    redraw: 'Wybierz żetony do oddania',
    turnIt: (tile) => `${tile}: ustaw, jak chcesz, i zatwierdź`,
    turnBoth: 'Ustaw każdą z dwóch jednostek, jak chcesz, i zatwierdź',
    turnHint: 'Kliknij go ponownie, użyj kółka myszy albo klawiszy Q i E',
    sure: 'Zatwierdź albo wybierz inne pole',
    retreat: (unit) => `${unit}: dokąd odwrót?`,
    captiveWho: 'Wybierz przejętą jednostkę do obrócenia',
    captive: (unit) => `${unit} jest teraz pod twoją kontrolą: obróć, jak chcesz`,
    medic: 'Medyk: które trafienie przejmuje?',
    medicOutside: 'Medyk: kogo ocalić?',
    clown: (unit) => `${unit}: wybuch czy zwykły atak?`,
    convert: (unit) => `Kwatermistrz: zamienić atak jednostki ${unit}?`,
    order: 'Kto decyduje pierwszy?',
    decide: 'Twoja decyzja w tym segmencie',
    unlucky: 'Same żetony natychmiastowe: możesz odrzucić rękę i dociągnąć od nowa',
    terrorHint: 'Terror: w tej turze nie możesz nic wystawić',
    botThinks: (name) => `${name} myśli …`,
    fighting: 'Trwa bitwa',
    over: 'Koniec gry',
  },
  confirm: {
    hq: () => 'Postaw tu Sztab',
    place: (tile) => `Wystaw: ${tile}`,
    move: () => 'Wykonaj ruch',
    push: () => 'Odepchnij',
    sniper: () => 'Strzelaj',
    grenade: () => 'Rzuć granat',
    'air-strike': () => 'Wezwij atak powietrzny',
    'small-bomb': () => 'Zrzuć bombę',
    castle: () => 'Zamień miejscami',
    rotate: () => 'Obróć tak',
    walk: () => 'Wykonaj ruch',
    transport: () => 'Wykonaj ruch',
    'hq-move': () => 'Wykonaj ruch',
    'hq-turn': () => 'Obróć tak',
    'run rotation': () => 'Uruchom Obrót',
    'run swap': () => 'Uruchom Zamianę',
    'run push-back': () => 'Uruchom Odepchnięcie',
    'run laser': () => 'Odpal Laser',
    'run elimination': () => 'Uruchom Eliminację',
    retreat: () => 'Wycofaj tam',
    turn: () => 'Zostaw tak',
  },
  ways: {
    walk: 'Ruch własny',
    transport: 'Ruch Transportem',
    'hq-move': 'Ruch dzięki Sztabowi',
    'hq-turn': 'Obrót dzięki Sztabowi',
    redraw: 'Oddaj trzy żetony i dociągnij od nowa',
  },
  turnLeft: 'Obróć w lewo',
  turnRight: 'Obróć w prawo',
  back: 'Wróć',
  undo: 'Cofnij',
  keysHint: 'Klawisze: 1–6 wybór żetonu, Q i E obrót, Enter zatwierdza, Esc rezygnuje, U cofa, I daje podpowiedź',
  player: {
    turn: 'na ruchu',
    bot: 'Bot',
    team: (team) => `drużyna ${team}`,
    points: (now, full) => `punkty Sztabu: ${now} z ${full}`,
    pile: (tiles) => `w stosie: ${tiles}`,
    gone: (tiles) => `zużyte: ${tiles}`,
    energy: (points) => `energia: ${points}`,
    score: (points) => `punkty: ${points}`,
    top: 'Biodroid na wierzchu stosu',
    out: 'poza grą',
    terror: 'pod Terrorem',
    sheet: (name) => `Arkusz armii: ${name}`,
    handPlace: (place) => `żeton ${place} na ręce`,
    notNow: 'teraz nie można zagrać',
    emptyHand: 'brak żetonów na ręce',
  },
  preview: {
    title: 'Gdyby teraz była bitwa',
    afterThis: 'Gdyby potem była bitwa',
    rest: 'Dalszy ciąg bitwy',
    nothing: 'nic by się nie stało',
    hq: (name, now, first, least, most) =>
      least === most ? `${name} ${now} → ${first}` : `${name} ${now} → ${first} (od ${least} do ${most})`,
    score: (name, now, first, least, most) =>
      least === most
        ? `${name}: punktacja ${now} → ${first}`
        : `${name}: punktacja ${now} → ${first} (od ${least} do ${most})`,
    segment: (segment) => `Segment ${segment}`,
    otherwise: 'Przy innych wyborach',
    maybe: 'zależy od wyborów',
    choices: (outcomes, complete) =>
      complete
        ? `Wybory graczy prowadzą do ${outcomes} różnych wyników`
        : `Wybory graczy prowadzą do więcej niż ${outcomes} wyników`,
    showOnBoard: 'Pokaż na planszy',
    unavailable: 'Tu nie ma prognozy',
  },
  help: {
    title: 'O tym żetonie',
    empty: 'Wskaż żeton albo przytrzymaj go i przeczytaj tutaj, co robi.',
    now: 'W tej chwili',
    initiative: (now, printed) =>
      now.length === 0
        ? `nie atakuje (nadruk: ${printed.join(' i ')})`
        : `inicjatywa ${now.join(' i ')} (nadruk: ${printed.length > 0 ? printed.join(' i ') : 'brak'})`,
    melee: (bonus) => `siła ciosu ${signed(bonus)}`,
    ranged: (bonus) => `siła strzału ${signed(bonus)}`,
    wounds,
    netted: 'zasieciowana: nic nie może zrobić',
    owner: (owner, controller) => `żeton gracza ${owner}, działa dla: ${controller}`,
    medics: (units) => `wyleczy ją ${units}`,
    aims: (units) => `trafi: ${units}`,
    serves: (units) => `połączenia: ${units}`,
  },
  log: {
    title: 'Co się wydarzyło',
    empty: 'Jeszcze nic. Na początek ustawcie Sztaby.',
    turn: (turn) => `Tura ${turn}`,
    notation: 'Notacja',
  },
  battle: {
    banner: {
      played: 'Bitwa!',
      'full-board': 'Plansza pełna: bitwa!',
      final: 'Ostatnia bitwa',
      overtime: 'Bitwa dogrywki',
    },
    segment: 'Segment',
    pause: 'Pauza',
    resume: 'Dalej',
    step: 'Krok',
    skip: 'Pomiń',
    speed: 'Tempo',
    again: 'Pokaż ostatnią bitwę jeszcze raz',
  },
  duel: {
    title: 'Procedury',
    energy: (points) => `Energia ${points} z 5`,
    buy: 'Kup energię',
    buyTitle: 'Kup energię i zakończ turę',
    buyHint: 'Każdy oddany żeton i każdy punkt Sztabu to jeden punkt energii.',
    giveTiles: 'Żetony do oddania',
    givePoints: 'Punkty Sztabu do oddania',
    fewer: 'O punkt mniej',
    more: 'O punkt więcej',
    choose: 'Wybierz co najmniej jeden żeton lub punkt',
    cancel: 'Graj dalej',
    noProcedure: 'Teraz nie można uruchomić żadnej procedury.',
  },
  over: {
    wins: (names) => (names.length > 1 ? `Wygrywają ${list(names)}` : `Wygrywa ${list(names)}`),
    draw: (names) => `Remis: ${list(names)}`,
    nobody: 'Nikt nie wygrywa',
    again: 'Zagraj jeszcze raz',
    newGame: 'Inna gra',
    replay: 'Obejrzyj ruch po ruchu',
    exportFile: 'Zapisz do pliku',
    lookAtBoard: 'Obejrzyj planszę',
    result: 'Pokaż wynik',
  },
  sheet: {
    title: (army) => `Arkusz armii: ${army}`,
    counts: (pile, copies) => `w stosie ${pile} z ${copies}`,
    hand: (tiles) => `na ręce: ${tiles}`,
    goneTiles: (tiles) => `zużyte: ${tiles}`,
    legend: 'Wybierz żeton, by przeczytać, co robi.',
    close: 'Zamknij',
  },
  menu: {
    open: 'Menu',
    title: 'Ta gra',
    exportFile: 'Zapisz do pliku',
    newGame: 'Nowa gra',
    rules: 'Zasady',
    settings: 'Wszystkie ustawienia',
    sound: 'Dźwięk',
    chances: 'Pokazuj szanse na wygraną',
    warn: 'Ostrzegaj przed dużym błędem',
    speed: 'Tempo bitew i botów',
    speeds: { slow: 'wolne', normal: 'zwykłe', fast: 'szybkie', instant: 'od razu' },
    resign: 'Poddaj się',
    resignQuestion: (name) => `Czy ${name} poddaje tę grę?`,
    resignYes: 'Tak, poddaję się',
    cancel: 'Graj dalej',
    close: 'Zamknij',
  },
  sheetTabs: { help: 'Żeton', preview: 'Prognoza', log: 'Dziennik', hint: 'Rada', open: 'Otwórz', close: 'Zamknij' },
  levels: {
    beginner: 'Początkujący',
    novice: 'Nowicjusz',
    regular: 'Zwykły',
    skilled: 'Wprawny',
    expert: 'Ekspert',
    strongest: 'Najsilniejszy',
  },
  levelHints: {
    beginner: 'Na pierwszą grę: popełnia wiele błędów.',
    novice: 'Czasem popełnia błędy.',
    regular: 'Gra żeton po żetonie, rzadko źle.',
    skilled: 'Planuje całą turę i nauczył się, co ile jest warte.',
    expert: 'Planuje całą turę i rozważa twoje odpowiedzi.',
    strongest: 'Patrzy najdalej w przód; myśli około sekundy.',
  },
  thinking: (name) => `${name} myśli`,
  chances: {
    title: 'Szanse na wygraną',
    part: (name, percent) => `${name} ${percent} %`,
    toWin: 'na wygraną',
  },
  hint: {
    open: 'Podpowiedź',
    title: 'Co możesz zrobić',
    thinking: 'Szukam dobrych tur …',
    found: (turns) => `Znalezione tury: ${turns}`,
    fair: 'Rada bota, który widzi to co ty: nigdy kolejności stosu.',
    best: 'Najlepsza znaleziona tura',
    other: (place) => `Tura nr ${place}`,
    chance: (percent) => `${percent} % na wygraną`,
    play: 'Zagraj tę turę',
    close: 'Zamknij podpowiedź',
    failed: (sentence) => `Nie ma podpowiedzi (${sentence}).`,
    purpose: (purpose, places, byScore) => {
      const parts = doings(purpose, byScore);
      if (parts.length > 0) return `W bitwie ${list(parts)}.`;
      return places ? 'Na razie nie zmienia bitwy: czeka w gotowości.' : 'W bitwie nic teraz nie zmienia.';
    },
    danger: 'Najgroźniejsza odpowiedź',
    noDanger: 'Nie znaleziono groźnej odpowiedzi.',
    certain: (name) => `${name} ma na ręce wszystko, czego trzeba.`,
    likely: (name, percent, tiles) => `Szansa ${percent} %: ${name} musi dociągnąć ${list(tiles)}.`,
    falls: (from, to) => `Twoje szanse zmienią się z ${from} % na ${to} %.`,
  },
  warning: {
    title: 'Czy to twój najlepszy ruch?',
    checking: 'Oglądam twoją turę …',
    text: (chance, best) => `Zostaje ci około ${chance} % na wygraną. Jest tura, po której masz ${best} %:`,
    better: 'Lepsza tura',
    anyway: 'Zagraj mimo to',
    back: 'Cofnij to',
  },
  trouble: {
    failed: (sentence) => `Coś poszło nie tak (${sentence}). Gra jest taka, jak była.`,
    retry: 'Spróbuj ponownie',
    unsaved: 'Ta przeglądarka nie zapisuje gier: zanim wyjdziesz, zapisz tę do pliku.',
    dismiss: 'W porządku',
    loading: 'Nakrywamy do gry …',
    noTable: (sentence) => `Nie udało się przygotować stołu (${sentence}). Odśwież stronę i spróbuj ponownie.`,
  },
};
