import { tellReason, type ReasonTexts } from '../reasons';
import { list } from './words';

const gifts: ((value: number) => string)[] = [
  (value) => `+${value} do inicjatywy`,
  (value) => `+${value} do ciosu`,
  (value) => `+${value} do strzału`,
  (value) => (value === 1 ? 'dodatkowy atak' : `dodatkowe ataki (${value})`),
];
const ways: Record<number, string> = { 1: 'własna mobilność', 2: 'Transport', 4: 'Sztab' };
const scoped = (army: string): string => (army ? ` (przejęte przez Skopera: ${army})` : '');

const sentences: ReasonTexts['reasons'] = {
  'hq-is-safe': ({ units }) => `${units}: Sztabu przejąć nie można.`,
  controlled: ({ army, units, several }) => `Kontroluje ją ${army}, a ${several ? 'trzymają' : 'trzyma'} ją ${units}.`,
  'takeovers-cancel': ({ units }) => `Przejęcia znoszą się nawzajem (${units}), więc zostaje u właściciela.`,
  netted: ({ units, several }) => `${units} ${several ? 'trzymają' : 'trzyma'} ją w sieci: nie może nic zrobić.`,
  'netter-is-netted': ({ units }) => `${units} nie zakłada tu sieci, bo jest w cudzej.`,
  'nets-cancel': ({ units }) => `Dwie sieci wycelowane w siebie się znoszą: jej własna i ta, którą ma ${units}.`,
  'takeover-stops-net': ({ units }) => `${units} nie założy jej sieci, bo patrzy tam jej krawędź przejęcia.`,
  ring: ({ units }) => `${units} jej nie trzyma: sieci tworzą pierścień i się znoszą.`,
  gives: ({ units, army, values }) =>
    `${units} daje jej ${list(values.flatMap((value, i) => (value ? [gifts[i]!(value)] : [])))}${scoped(army)}.`,
  slows: ({ units, army }) => `${units} spowalnia ją o 1${scoped(army)}.`,
  medics: ({ units, several }) =>
    several
      ? `Medycy na połączeniach: ${units}. Każdy ratuje ją przed jednym atakiem.`
      : `${units} ratuje ją przed jednym atakiem.`,
  quartermasters: ({ units }) => `${units} może raz w bitwie zamienić jeden jej cios na strzał albo odwrotnie.`,
  scoped: ({ army, units }) => `Działa teraz dla innej strony (${army}). Powód: ${units}.`,
  'turns-modules': ({ units }) => `Dzięki niej te moduły działają dla jej strony: ${units}.`,
  'slows-others': ({ units }) => `Spowalnia: ${units}.`,
  serves: ({ units }) => `Wspiera: ${units}.`,
  'serves-nobody': () => 'Nie wspiera żadnej jednostki, do której sięga.',
  moved: ({ values }) => `W tej turze już się ruszała: ${list(values.map((way) => ways[way] ?? ''))}.`,
  'initiative-passed': ({ values }) => `W tej bitwie jej czas już minął (inicjatywa ${list(values.map(String))}).`,
  'extra-passed': ({ values }) =>
    values[0] === 1
      ? 'W tej bitwie minął już jej dodatkowy atak.'
      : `Dodatkowe ataki, które w tej bitwie już minęły: ${values[0]}.`,
  converted: () => 'W tej bitwie Kwatermistrz już jej pomógł.',
};

const illegalWords: Record<string, string> = {
  none: 'To jest dozwolone.',
  over: 'Gra jest skończona: nic więcej nie można zagrać.',
  'not-your-turn': 'Teraz decyduje inny gracz. Poczekaj na swoją turę.',
  'not-now': 'Najpierw trzeba zdecydować o czymś innym.',
  'not-offered': 'To nie jest jedna z możliwych odpowiedzi: wybierz z podanych.',
  'no-such-tile': 'Nie masz tego żetonu: wybierz inny z ręki.',
  'wrong-kind': 'Tego żetonu nie zagrywa się w ten sposób.',
  'not-on-board': 'Tego pola nie ma na tej planszy.',
  facing: 'Ten żeton z każdej strony wygląda tak samo, nie ma czego obracać.',
  taken: 'To pole jest zajęte: wybierz wolne.',
  'nobody-there': 'Na tym polu nie ma jednostki: wybierz pole z jednostką.',
  'not-yours': 'Tę jednostkę kontroluje ktoś inny: wybierz swoją.',
  netted: 'Ta jednostka jest w sieci: nie może nic zrobić i nikt jej nie ruszy ani nie odepchnie.',
  'not-an-enemy': 'To nie wróg: wybierz żeton przeciwnika.',
  'hq-is-safe': 'Sztabu nie można do tego wybrać.',
  'too-far': 'To za daleko: wybierz coś bliżej.',
  'no-way': 'Jednostka tam nie dotrze: droga jest zajęta albo zbyt niebezpieczna.',
  'nothing-changes': 'Jednostka już tak stoi: wybierz inne pole albo inny kierunek.',
  'no-mobility': 'Ta jednostka nie rusza się sama: potrzebny Ruch albo coś, co ją przesunie.',
  'no-link':
    'Nic tu nie obsługuje tej jednostki: musi być połączona z modułem lub Sztabem, który działa, albo stać na terminalu.',
  used: 'Tego już w tej turze użyto.',
  'no-retreat': 'Wróg nie miałby dokąd pójść, więc nie można go odepchnąć.',
  'no-target': 'Nie ma tu nic do trafienia.',
  terror: 'Terror: w tej turze nie możesz nic wystawić. Natychmiastowe i ruchy są dozwolone.',
  limit: 'W tej turze nie możesz zagrać więcej żetonów.',
  'no-battle': 'Ktoś dociągnął ostatni żeton: od tej chwili nie zagrywa się Bitwy.',
  'not-unlucky': 'Ciągnąć od nowa wolno tylko przy pechowym dociągnięciu: same natychmiastowe i przed wszystkim innym.',
  'must-keep': 'Przy posiłkach niezagrane żetony zostają na ręce.',
  'no-energy': 'Masz za mało energii.',
  'too-much-energy': 'Nikt nie może mieć więcej niż pięć punktów energii.',
  'last-point': 'Nie możesz oddać ostatniego punktu Sztabu.',
  'no-duel-board': 'Energia i procedury są tylko na planszy Duel.',
  'wrong-order': 'Zła kolejność zapisu: pola idą według nazw, żetony według listy armii.',
  unreadable: 'Tego ruchu nie da się zrozumieć.',
};

const setupFaults: Record<string, string> = {
  'number-of-players': 'Ten tryb jest dla innej liczby graczy.',
  'same-army': 'Dwóch graczy ma tę samą armię. Wybierz inną albo włącz opcję, która na to pozwala.',
  'duplicate-army': 'Dwóch graczy ma tę samą armię. Wybierz inną albo włącz opcję, która na to pozwala.',
  teams: 'Obie strony muszą grać na przemian.',
  'board-and-mode': 'Plansza Duel nie pasuje do gry na punkty. Wybierz inną planszę albo inny tryb.',
  'small-board': 'Pięciu i sześciu graczy potrzebuje planszy z 37 polami.',
};

export const reasons: ReasonTexts = {
  reasons: sentences,
  reason: (reason, names) => tellReason(reason, names, sentences, list),
  illegalWords,
  illegal: ({ illegal, sentence }) => illegalWords[illegal] ?? sentence,
  setupFaults,
  fault: ({ code, sentence }) => setupFaults[code] ?? `Po angielsku: ${sentence}`,
  unreadableFile: 'Tego pliku nie da się odczytać jako gry. Oto, co jest w nim nie tak:',
};
