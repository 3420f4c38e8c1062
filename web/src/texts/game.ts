import type { BoardWord, ByWord, PaidWord, UnitWord } from '../engine/actions';
import type { BattleKind, Facing, HexName, Level, Purpose } from '../engine/api';

// An action in the making.
export interface Asked {
  tile: string; // the one that is played, or the procedure
  unit: string; // on the first hex that was chosen; empty before
  left: number; // hexes still to be chosen
}

// What is asked, in words. Units and tiles come as names.
export interface QuestionTexts {
  discard: (tiles: number) => string;
  play: string;
  nothingToPlay: string;
  doing: ByWord<PaidWord, (asked: Asked) => string>; // by the kind of action in the making
  useUnit: (unit: string) => string;
  redraw: string;
  turnIt: (tile: string) => string;
  turnBoth: string; // Swap
  turnHint: string;
  sure: string;
  retreat: (unit: string) => string;
  captiveWho: string;
  captive: (unit: string) => string;
  medic: string;
  medicOutside: string;
  clown: (unit: string) => string;
  convert: (unit: string) => string;
  order: string;
  decide: string;
  unlucky: string; // a hint below the question
  terrorHint: string;
  botThinks: (name: string) => string;
  fighting: string;
  over: string;
}

// Percentages come as whole numbers.
export interface HintTexts {
  open: string;
  title: string;
  thinking: string;
  found: (turns: number) => string;
  fair: string; // what the advice is made of
  best: string;
  other: (place: number) => string;
  chance: (percent: number) => string;
  play: string;
  close: string;
  failed: (sentence: string) => string;
  // What an action does in a Battle after the turn, as a sentence; places: the action puts a unit on the board.
  purpose: (purpose: Purpose, places: boolean, byScore: boolean) => string;
  danger: string;
  noDanger: string;
  certain: (name: string) => string; // nothing must be drawn for it
  likely: (name: string, percent: number, tiles: string[]) => string;
  falls: (from: number, to: number) => string; // the chance to win
}

export interface GameTexts {
  table: string; // accessible names of the regions
  boardRegion: string;
  handOf: (name: string) => string;
  questionRegion: string;
  board: {
    emptyHex: (hex: HexName) => string;
    facing: (facing: Facing) => string;
    wounds: (wounds: number) => string;
    netted: string;
    controlledBy: (name: string) => string;
    mayBeChosen: string;
  };
  question: QuestionTexts;
  confirm: ByWord<BoardWord, (tile: string) => string>; // by the word of the action
  ways: ByWord<UnitWord | 'redraw', string>; // what can be done with a unit, by the word of the action
  turnLeft: string;
  turnRight: string;
  back: string; // gives up the choice in the making
  undo: string; // takes back what was done
  keysHint: string;
  player: {
    turn: string; // stands at the player who is asked
    bot: string; // before its level
    team: (team: number) => string;
    points: (now: number, full: number) => string;
    pile: (tiles: number) => string;
    gone: (tiles: number) => string;
    energy: (points: number) => string;
    score: (points: number) => string;
    top: string;
    out: string;
    terror: string;
    sheet: (name: string) => string;
    handPlace: (place: number) => string;
    notNow: string;
    emptyHand: string;
  };
  preview: {
    title: string;
    afterThis: string;
    rest: string; // of the running Battle
    nothing: string;
    hq: (name: string, now: number, first: number, least: number, most: number) => string;
    score: (name: string, now: number, first: number, least: number, most: number) => string;
    segment: (segment: number) => string;
    otherwise: string; // heading of losses in other lines of choices only
    maybe: string;
    choices: (outcomes: number, complete: boolean) => string;
    showOnBoard: string;
    unavailable: string;
  };
  help: {
    title: string;
    empty: string;
    now: string;
    initiative: (now: number[], printed: number[]) => string;
    melee: (bonus: number) => string;
    ranged: (bonus: number) => string;
    wounds: (wounds: number) => string;
    netted: string;
    owner: (owner: string, controller: string) => string;
    medics: (units: string) => string;
    aims: (units: string) => string;
    serves: (units: string) => string;
  };
  log: {
    title: string;
    empty: string;
    turn: (turn: number) => string;
    notation: string;
  };
  battle: {
    banner: Record<BattleKind, string>;
    segment: string;
    pause: string;
    resume: string;
    step: string;
    skip: string;
    speed: string;
    again: string;
  };
  duel: {
    title: string;
    energy: (points: number) => string;
    buy: string;
    buyTitle: string;
    buyHint: string;
    giveTiles: string;
    givePoints: string;
    fewer: string;
    more: string;
    choose: string;
    cancel: string;
    noProcedure: string;
  };
  over: {
    wins: (names: string[]) => string;
    draw: (names: string[]) => string;
    nobody: string;
    again: string;
    newGame: string;
    replay: string;
    exportFile: string;
    lookAtBoard: string;
    result: string;
  };
  sheet: {
    title: (army: string) => string;
    counts: (pile: number, copies: number) => string;
    hand: (tiles: number) => string;
    goneTiles: (tiles: number) => string;
    legend: string;
    close: string;
  };
  menu: {
    open: string;
    title: string;
    exportFile: string;
    newGame: string;
    rules: string;
    settings: string;
    sound: string;
    chances: string;
    warn: string;
    speed: string;
    speeds: Record<'slow' | 'normal' | 'fast' | 'instant', string>;
    resign: string;
    resignQuestion: (name: string) => string;
    resignYes: string;
    cancel: string;
    close: string;
  };
  sheetTabs: { help: string; preview: string; log: string; hint: string; open: string; close: string };
  levels: Record<Level, string>;
  levelHints: Record<Level, string>;
  thinking: (name: string) => string; // accessible name of its progress
  chances: {
    title: string;
    part: (name: string, percent: number) => string;
    toWin: string; // behind a percentage
  };
  hint: HintTexts;
  warning: {
    title: string;
    checking: string;
    text: (chance: number, best: number) => string;
    better: string;
    anyway: string;
    back: string;
  };
  trouble: {
    failed: (sentence: string) => string;
    retry: string;
    unsaved: string;
    dismiss: string;
    loading: string;
    noTable: (sentence: string) => string;
  };
}
