import type { Purpose } from '../../engine/api';
import type { Asked, GameTexts } from '../game';
import { count, list } from './words';

const compass = {
  n: 'north',
  ne: 'northeast',
  se: 'southeast',
  s: 'south',
  sw: 'southwest',
  nw: 'northwest',
};
const howMany = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));

const points = (number: number): string => count(number, 'HQ point', 'HQ points');
const units = (number: number, whose: string): string => count(number, `${whose} unit`, `${whose} units`);

// "takes 3 enemy HQ points", "saves 1 own unit": what it does in a Battle, good and bad.
function doings({ own_points, enemy_points, own_units, enemy_units, falls }: Purpose, byScore: boolean): string[] {
  const parts = [];
  if (byScore && own_points !== 0) parts.push(`${own_points > 0 ? 'scores' : 'loses'} ${Math.abs(own_points)} for you`);
  if (byScore && enemy_points !== 0)
    parts.push(`${enemy_points > 0 ? 'keeps' : 'gives'} the others ${Math.abs(enemy_points)}`);
  if (!byScore && enemy_points > 0) parts.push(`takes ${points(enemy_points)} from the enemy`);
  if (!byScore && enemy_points < 0) parts.push(`spares the enemy ${points(-enemy_points)}`);
  if (!byScore && own_points > 0) parts.push(`saves ${points(own_points)} of yours`);
  if (!byScore && own_points < 0) parts.push(`costs you ${points(-own_points)}`);
  if (enemy_units > 0) parts.push(`destroys ${units(enemy_units, 'enemy')}`);
  if (enemy_units < 0) parts.push(`spares ${units(-enemy_units, 'enemy')}`);
  if (own_units > 0) parts.push(`saves ${units(own_units, 'own')}`);
  if (own_units < 0) parts.push(`costs ${units(-own_units, 'own')}`);
  if (falls) parts.push('falls itself');
  return parts;
}

const move = ({ unit }: Asked): string =>
  unit ? `Choose where ${unit} goes, or stay and turn` : 'Choose the unit that moves';
const push = ({ unit }: Asked): string => (unit ? `Choose whom ${unit} pushes away` : 'Choose the unit that pushes');
const target = ({ tile }: Asked): string => `${tile}: choose a target`;
const procedureTarget = ({ tile }: Asked): string => `${tile}: choose a unit`;
const links = ({ tile, left }: Asked): string => `${tile}: choose ${left > 1 ? 'two of your Links' : 'the other Link'}`;

export const game: GameTexts = {
  table: 'Table',
  boardRegion: 'Board',
  handOf: (name) => `Hand of ${name}`,
  questionRegion: 'What is asked',
  board: {
    emptyHex: (hex) => `${hex}, empty`,
    facing: (facing) => `facing ${compass[facing]}`,
    wounds: (wounds) => count(wounds, 'wound', 'wounds'),
    netted: 'netted',
    controlledBy: (name) => `controlled by ${name}`,
    mayBeChosen: 'may be chosen',
  },
  question: {
    discard: (tiles) => `Discard one of your ${howMany[tiles] ?? tiles} tiles`,
    play: 'Play a tile, use a unit, or end your turn',
    nothingToPlay: 'Nothing is left to do: end your turn',
    doing: {
      hq: () => 'Choose where your HQ goes',
      place: ({ tile }) => `Choose where ${tile} goes`,
      battle: () => 'Start a Battle? It ends your turn',
      terror: () => 'Spread Terror? The others will place nothing in their next turns',
      move,
      push,
      sniper: target,
      grenade: target,
      'air-strike': () => 'Choose the centre of the Air Strike',
      'small-bomb': ({ left }) => `Small Bomb: three hexes around one corner, ${howMany[left] ?? left} to choose`,
      castle: ({ left }) => (left > 1 ? 'Choose two neighbours that change places' : 'Choose the neighbour'),
      rotate: () => 'Choose the unit that turns',
      walk: move,
      transport: move,
      'hq-move': move,
      'hq-turn': () => 'Choose the unit that turns',
      'run rotation': procedureTarget,
      'run swap': links,
      'run push-back': push,
      'run laser': links,
      'run elimination': procedureTarget,
      'run detonation': () => 'Detonation hits every enemy Link at once',
    },
    useUnit: (unit) => `What should ${unit} do?`,
    redraw: 'Choose the tiles to give up',
    turnIt: (tile) => `Turn ${tile} as you like, then confirm`,
    turnBoth: 'Turn each of the two as you like, then confirm',
    turnHint: 'Click it again, use the wheel, or the keys Q and E',
    sure: 'Confirm, or choose another hex',
    retreat: (unit) => `Where does ${unit} retreat to?`,
    captiveWho: 'Choose a captured unit to turn',
    captive: (unit) => `You control ${unit} now: turn it as you like`,
    medic: 'Medic: which hit is absorbed?',
    medicOutside: 'Medic: who is spared?',
    clown: (unit) => `${unit}: explode or attack as usual?`,
    convert: (unit) => `Quartermaster: change an attack of ${unit}?`,
    order: 'Who decides first?',
    decide: 'Your decision in this segment',
    unlucky: 'Nothing but Instants: you may throw the hand away and draw anew',
    terrorHint: 'Terror: you may place nothing in this turn',
    botThinks: (name) => `${name} is thinking …`,
    fighting: 'The Battle is fought',
    over: 'The game is over',
  },
  confirm: {
    hq: () => 'Set up the HQ here',
    place: (tile) => `Place ${tile}`,
    move: () => 'Make the move',
    push: () => 'Push',
    sniper: () => 'Fire',
    grenade: () => 'Throw the Grenade',
    'air-strike': () => 'Call the Air Strike',
    'small-bomb': () => 'Drop the bomb',
    castle: () => 'Change places',
    rotate: () => 'Turn it so',
    walk: () => 'Make the move',
    transport: () => 'Make the move',
    'hq-move': () => 'Make the move',
    'hq-turn': () => 'Turn it so',
    'run rotation': () => 'Run Rotation',
    'run swap': () => 'Run Swap',
    'run push-back': () => 'Run Push Back',
    'run laser': () => 'Fire the Laser',
    'run elimination': () => 'Run Elimination',
    retreat: () => 'Retreat there',
    turn: () => 'Leave it so',
  },
  ways: {
    walk: 'Move by itself',
    transport: 'Move by Transport',
    'hq-move': 'Move by the HQ',
    'hq-turn': 'Turn by the HQ',
    redraw: 'Give up three tiles and draw anew',
  },
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  back: 'Go back',
  undo: 'Undo',
  keysHint: 'Keys: 1–6 pick a tile, Q and E turn it, Enter confirms, Esc goes back, U undoes, I gives a hint',
  player: {
    turn: 'to move',
    bot: 'Bot',
    team: (team) => `team ${team}`,
    points: (now, full) => `${now} of ${full} HQ points`,
    pile: (tiles) => `${tiles} in the pile`,
    gone: (tiles) => `${tiles} discarded`,
    energy: (points) => `energy ${points}`,
    score: (points) => `score ${points}`,
    top: 'Bio-droid on top of the pile',
    out: 'out of the game',
    terror: 'under Terror',
    sheet: (name) => `Army sheet of ${name}`,
    handPlace: (place) => `tile ${place} of the hand`,
    notNow: 'cannot be played now',
    emptyHand: 'no tiles in hand',
  },
  preview: {
    title: 'If a Battle came now',
    afterThis: 'If a Battle came after this',
    rest: 'How the Battle goes on',
    nothing: 'nothing would happen',
    hq: (name, now, first, least, most) =>
      least === most ? `${name} ${now} → ${first}` : `${name} ${now} → ${first} (${least} to ${most})`,
    score: (name, now, first, least, most) =>
      least === most ? `${name}: score ${now} → ${first}` : `${name}: score ${now} → ${first} (${least} to ${most})`,
    segment: (segment) => `Segment ${segment}`,
    otherwise: 'By other choices',
    maybe: 'depends on choices',
    choices: (outcomes, complete) =>
      complete
        ? `Choices of the players lead to ${outcomes} different results`
        : `Choices of the players lead to more than ${outcomes} results`,
    showOnBoard: 'Show it on the board',
    unavailable: 'No forecast here',
  },
  help: {
    title: 'About this tile',
    empty: 'Point at a tile, or hold it, and read here what it does.',
    now: 'Right now',
    initiative: (now, printed) =>
      now.length === 0
        ? `no attack (printed ${printed.join(' and ')})`
        : `initiative ${now.join(' and ')} (printed ${printed.length > 0 ? printed.join(' and ') : 'none'})`,
    melee: (bonus) => `melee strength ${signed(bonus)}`,
    ranged: (bonus) => `ranged strength ${signed(bonus)}`,
    wounds: (wounds) => count(wounds, 'wound', 'wounds'),
    netted: 'netted: it can do nothing',
    owner: (owner, controller) => `a tile of ${owner}, works for ${controller}`,
    medics: (units) => `would be healed by ${units}`,
    aims: (units) => `would hit ${units}`,
    serves: (units) => `linked to ${units}`,
  },
  log: {
    title: 'What happened',
    empty: 'Nothing yet. Set up the HQs to begin.',
    turn: (turn) => `Turn ${turn}`,
    notation: 'Notation',
  },
  battle: {
    banner: {
      played: 'Battle!',
      'full-board': 'The board is full: Battle!',
      final: 'The Final Battle',
      overtime: 'The Battle of the overtime',
    },
    segment: 'Segment',
    pause: 'Pause',
    resume: 'Go on',
    step: 'Step',
    skip: 'Skip',
    speed: 'Speed',
    again: 'Show the last Battle again',
  },
  duel: {
    title: 'Procedures',
    energy: (points) => `Energy ${points} of 5`,
    buy: 'Buy energy',
    buyTitle: 'Buy energy and end the turn',
    buyHint: 'Each tile you give up and each HQ point is one point of energy.',
    giveTiles: 'Tiles to give up',
    givePoints: 'HQ points to give up',
    fewer: 'One point fewer',
    more: 'One point more',
    choose: 'Choose at least one tile or point',
    cancel: 'Keep playing',
    noProcedure: 'No procedure can be run now.',
  },
  over: {
    wins: (names) => `${list(names)} ${names.length > 1 ? 'win' : 'wins'}`,
    draw: (names) => `A draw between ${list(names)}`,
    nobody: 'Nobody wins',
    again: 'Play again',
    newGame: 'Another game',
    replay: 'Watch it move by move',
    exportFile: 'Save as a file',
    lookAtBoard: 'Look at the board',
    result: 'Show the result',
  },
  sheet: {
    title: (army) => `Army sheet: ${army}`,
    counts: (pile, copies) => `${pile} of ${copies} in the pile`,
    hand: (tiles) => `${tiles} in hand`,
    goneTiles: (tiles) => `${tiles} discarded`,
    legend: 'Choose a tile to read what it does.',
    close: 'Close',
  },
  menu: {
    open: 'Menu',
    title: 'This game',
    exportFile: 'Save as a file',
    newGame: 'New game',
    rules: 'Rules',
    settings: 'All settings',
    sound: 'Sound',
    chances: 'Show the chances to win',
    warn: 'Warn me before a blunder',
    speed: 'Speed of Battles and bots',
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'at once' },
    resign: 'Resign',
    resignQuestion: (name) => `Shall ${name} give up this game?`,
    resignYes: 'Yes, resign',
    cancel: 'Play on',
    close: 'Close',
  },
  sheetTabs: { help: 'Tile', preview: 'Forecast', log: 'Log', hint: 'Hint', open: 'Open', close: 'Close' },
  levels: {
    beginner: 'Beginner',
    novice: 'Novice',
    regular: 'Regular',
    skilled: 'Skilled',
    expert: 'Expert',
    strongest: 'Strongest',
  },
  levelHints: {
    beginner: 'For a first game: it makes many mistakes.',
    novice: 'Makes mistakes now and then.',
    regular: 'Plays tile after tile, hardly ever badly.',
    skilled: 'Plans its whole turn and has learned what is worth what.',
    expert: 'Plans its whole turn and thinks of your replies.',
    strongest: 'Looks furthest ahead; it takes about a second.',
  },
  thinking: (name) => `${name} is thinking`,
  chances: {
    title: 'Chances to win',
    part: (name, percent) => `${name} ${percent} %`,
    toWin: 'to win',
  },
  hint: {
    open: 'Hint',
    title: 'What you could do',
    thinking: 'Looking for good turns …',
    found: (turns) => `${count(turns, 'turn', 'turns')} found`,
    fair: 'Found by a bot that sees what you see: never the order of a pile.',
    best: 'Best turn found',
    other: (place) => `Turn no. ${place}`,
    chance: (percent) => `${percent} % to win`,
    play: 'Play this turn',
    close: 'Close the hint',
    failed: (sentence) => `There is no hint (${sentence}).`,
    purpose: (purpose, places, byScore) => {
      const parts = doings(purpose, byScore);
      if (parts.length > 0) return `In a Battle it ${list(parts)}.`;
      return places ? 'Changes no Battle yet: it stands ready.' : 'Changes nothing in a Battle now.';
    },
    danger: 'The most dangerous reply',
    noDanger: 'No reply was found that would hurt you.',
    certain: (name) => `${name} has all it takes in hand.`,
    likely: (name, percent, tiles) => `${percent} % likely: ${name} must draw ${list(tiles)}.`,
    falls: (from, to) => `Your chance would go from ${from} % to ${to} %.`,
  },
  warning: {
    title: 'Is that your best?',
    checking: 'Looking at your turn …',
    text: (chance, best) => `This leaves you about ${chance} % to win. A turn was found that leaves ${best} %:`,
    better: 'The better turn',
    anyway: 'Play anyway',
    back: 'Take it back',
  },
  trouble: {
    failed: (sentence) => `Something went wrong (${sentence}). The game is as it was.`,
    retry: 'Try again',
    unsaved: 'This browser does not store games: save this one as a file before you leave.',
    dismiss: 'All right',
    loading: 'Setting the table …',
    noTable: (sentence) => `The table could not be set (${sentence}). Reload the page to try again.`,
  },
};
