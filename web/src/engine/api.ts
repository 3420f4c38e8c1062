// Everything the page may ask of the rules, and the shape of every answer. Each question to the engine (src/wasm, C++ compiled to
// WebAssembly, in a Web Worker) carries the position as notation text, so undo, replay and preview are only other texts.
// Positions and actions are the words of docs/notation.md; the page passes positions on and reads actions in notation.ts alone.
// No rule is written on this side.

export type Seat = number; // 1 to 6
export type HexName = string; // "c3"
export type Facing = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export const armies = ['outpost', 'moloch', 'borgo', 'hegemony', 'smart', 'vegas', 'doomsday'] as const;
export type Army = (typeof armies)[number];
export const modes = ['two', 'deathmatch', 'score', 'loner', 'team'] as const;
export type Mode = (typeof modes)[number];
export const boards = ['19', '37', 'duel'] as const;
export type BoardKind = (typeof boards)[number];
export type Phase = 'setup' | 'draw' | 'discard' | 'play' | 'retreat' | 'captive' | 'medic' | 'battle' | 'over';
export type BattleKind = 'played' | 'full-board' | 'final' | 'overtime';
export type PositionText = string; // canonical, lines separated by "\n"
export type ActionText = string; // "1 place mutant c3 n"

// ---- the tiles, as printed (nhx tiles --json) ----

export interface TileEdge {
  melee?: number;
  ranged?: number;
  gauss?: boolean; // the shot of this edge goes through everything
  armor?: boolean;
  net?: boolean;
  link?: boolean;
  long_distance?: boolean; // the link reaches the second hex of the line, too
  takeover?: boolean;
  trap?: boolean;
  entry?: boolean; // of a redirector
  exit?: boolean;
}

export interface TileEffect {
  type: string; // "initiative", "melee", "medic", "battle", ...: see src/notation/tiles/abilities.cpp
  value?: number;
  target?: string;
  via?: string;
}

export interface Tile {
  tile: string; // its word, unique within the army
  name: string;
  name_pl: string;
  kind: string; // "hq", "warrior", "module", "foundation", "instant"
  count: number;
  initiative?: number[];
  edges?: TileEdge[]; // six, clockwise from the printed front, which faces n
  toughness?: number;
  mobility?: boolean;
  hit_points?: number;
  effects?: TileEffect[];
}

export type Catalogue = Record<Army, Tile[]>;

// ---- the kinds of actions (src/engine/model/action_spec.h) ----

export interface Operand {
  name: string; // its part in the action: "from"
  type: 'hex' | 'facing' | 'side' | 'tile' | 'tiles' | 'seat' | 'icon' | 'wounds' | 'points';
  on?: number; // of a facing: the operand that is the hex on which the tile then lies
}

export type Payment =
  | { with: 'hq' | 'tile' } // the one that is placed
  | { with: 'instant'; tile: string }
  | { with: 'unit' | 'turn' } // may be done once a turn, by this unit or at all
  | { with: 'energy'; points: number };

export interface ActionSpec {
  word: string;
  operands: readonly Operand[]; // as they are written; those at the end may be left out
  pays: Payment | null;
  any_order: boolean; // its hexes may be chosen in any order
  about: number | null; // of answers that are chosen from a list: the operand that is the hex of the unit they are about
}

// ---- a new game ----

export interface SetupSeat {
  army: Army;
  team?: number;
}

export interface GameSetup {
  mode: Mode;
  board: BoardKind;
  preset: string; // "standard", "rulebook-3.0", "year-of-moloch", "duel"
  options: string[]; // words of docs/notation.md, on top of the preset
  seats: SetupSeat[];
}

export interface Fault {
  line: number; // 0: about the whole
  column: number;
  code: string;
  sentence: string; // English
}

// ---- what a position looks like ----

// Why something is as it is. The page turns it into a sentence of the player's language.
export interface Reason {
  kind: string; // see src/notation/reason_text.cpp, where every kind has its English sentence
  hexes: HexName[]; // the units that cause it
  seat?: Seat;
  values?: number[];
}

export interface Attack {
  side: Facing; // of the board
  kind: 'melee' | 'ranged' | 'gauss';
  strength: number; // with bonuses
  path: HexName[]; // hexes the attack passes or reaches, nearest first, to the edge of the board or the last thing it can hit
  hits: HexName[]; // enemy units that it would strike now
}

export interface UnitView {
  hex: HexName;
  seat: Seat; // owner
  tile: string;
  facing: Facing;
  wounds: number;
  controller: Seat;
  netted: boolean;
  netted_by: HexName[];
  initiative: number[]; // now, highest first
  printed_initiative: number[];
  melee: number; // bonus
  ranged: number; // bonus
  medics: HexName[];
  linked: HexName[]; // whom it serves or slows
  scoped_by: Seat | null;
  moved: string[]; // "mobility", "transport", "hq": used in this turn
  attacks: Attack[];
  reasons: Reason[];
}

export interface PlayerView {
  seat: Seat;
  army: Army;
  team: number;
  hp: number;
  full_hp: number; // at the start
  energy: number;
  score: number;
  hand: string[];
  drawn: string[]; // those of the hand that were drawn in this turn, until its first decision
  gone: string[];
  pile: Record<string, number>; // composition; its order is known to nobody
  pile_size: number;
  top: string[]; // "bio-droid" on top of the pile
  terror: boolean;
  due: boolean; // the ending sequence or the overtime still has a turn for him
  rival: boolean; // in overtime: one of those who compare
  out: boolean;
  won: boolean;
}

export interface View {
  position: PositionText; // canonical
  mode: Mode;
  board: BoardKind;
  preset: string;
  options: string[];
  hexes: HexName[]; // of this board
  terminals: HexName[]; // of the Duel board
  players: PlayerView[];
  seat: Seat; // who is asked; in the phase draw: who draws
  phase: Phase;
  turn: number;
  active: Seat; // whose turn it is
  stage: 'usual' | 'ending' | 'overtime';
  battle: { causer: Seat; segment: number; kind: BattleKind } | null;
  captives: HexName[];
  pending: ActionText | null;
  units: UnitView[]; // foundations too
  actions: ActionText[]; // all legal ones but resigning; empty in the phases draw and over
  can_resign: boolean;
  preview: Preview | null; // of a Battle now, or of the rest of the running one; null in the phases setup, draw and over
}

// What lies where, for naming.
export type Places = Record<HexName, { seat: Seat; tile: string }>;

// ---- what happens ----

export type Icon = 'melee' | 'ranged';

// The events of docs/notation.md, their words in the same order.
export type GameEvent =
  | { kind: 'moved'; from: HexName; to: HexName; facing: Facing } // a turned unit: to where it was
  | { kind: 'placed'; hex: HexName; seat: Seat; tile: string; facing?: Facing }
  | { kind: 'eliminated'; seat: Seat }
  | { kind: 'fight'; battle: BattleKind; seat: Seat }
  | { kind: 'segment'; number: number }
  | { kind: 'converted'; hex: HexName; side: Facing; icon: Icon }
  | { kind: 'exploded'; hex: HexName }
  | { kind: 'hit'; attacker: HexName | null; target: HexName; wounds: number } // 255 wounds: whatever it hits is destroyed
  | { kind: 'blocked'; attacker: HexName; target: HexName }
  | { kind: 'endless'; attacker: HexName; target: HexName; wounds: number }
  | { kind: 'saved'; patient: HexName; medic: HexName; attacker?: HexName; wounds?: number } // outside a Battle without attacker
  | { kind: 'wounded'; hex: HexName; wounds: number }
  | { kind: 'destroyed'; hex: HexName }
  | { kind: 'hp'; seat: Seat; points: number }
  | { kind: 'score'; seat: Seat; points: number }
  | { kind: 'returned'; seat: Seat; tile: string }
  | { kind: 'captured'; hex: HexName; seat: Seat }
  | { kind: 'released'; hex: HexName }
  | { kind: 'over' }
  | { kind: 'won'; seat: Seat };

// ---- doing something ----

export interface Aimed extends View {
  covers: HexName[]; // by the action, whoever stands there: the area of a strike
}

export interface Played {
  events: GameEvent[];
  view: View; // afterwards
}

export interface Refused {
  illegal: string; // code word of src/notation/illegal_text.cpp, or "unreadable"
  sentence: string; // English
}

export interface Dealt extends Played {
  draws: ActionText[]; // in order
}

// ---- what a Battle would do ----

export interface Loss {
  hex: HexName;
  seat: Seat; // owner
  tile: string;
  segment: number; // in which it falls in the first line of choices; -1: only in other lines
  certain: boolean; // in every line of choices
}

export interface Preview {
  outcomes: number; // distinct results over all choices of all players
  complete: boolean; // false: there are more than could be looked at
  hp: PointsForecast[];
  score: PointsForecast[]; // in the mode score; empty in others
  losses: Loss[];
}

// A player's points after a Battle.
export interface PointsForecast {
  seat: Seat;
  now: number;
  least: number;
  most: number;
  first: number; // in the first line of choices
}

// ---- bots and advice ----

// From the weakest to the strongest. Nobody sees the order of a pile: a weaker one thinks less, and less well.
export const levels = ['beginner', 'novice', 'regular', 'skilled', 'expert', 'strongest'] as const;
export type Level = (typeof levels)[number];

// Something to be done when the game stands there, whatever is asked in between.
export interface PlannedAction {
  position: PositionText;
  action: ActionText;
}

export interface PlannedStep extends PlannedAction {
  places: Places; // in that position
}

export interface RankedTurn {
  steps: PlannedStep[]; // the last one ends the turn
  chance: number; // to win, in ten thousandths, as all chances here
}

// What a step changes in a Battle right after the turn, compared with the same turn without it; larger is better for whose turn it is.
export interface Purpose {
  step: number; // index
  own_points: number; // HQ points that the own side keeps; in the mode "score": scores
  enemy_points: number; // HQ points that enemies lose; in the mode "score": do not score
  own_units: number; // units that survive, a unit just placed not counted
  enemy_units: number; // units that do not survive
  falls: boolean; // the unit just placed is destroyed
}

// A reply of the next opponent, weighed by harm and likelihood.
export interface Danger {
  seat: Seat;
  steps: PlannedStep[];
  chance: number; // that is left after it
  likelihood: number; // that he can do it: exact, from his hand and the public composition of his pile
  needs: string[]; // tiles that he must draw for it
}

export interface Suggestion extends RankedTurn {
  purposes: Purpose[];
  danger: Danger | null;
}

export interface Judgement {
  loss: number; // against the best turn
  chance: number; // of what was done
  best: RankedTurn;
}

// ---- records ----

export interface RecordData {
  name: string;
  about: { word: string; text: string }[];
  start: PositionText;
  moves: { action: ActionText; mark?: string; comment?: string }[];
}

export interface ReplayedStep {
  events: GameEvent[]; // that led here
  position: PositionText;
  turn: number;
  places: Places;
}

// ---- the questions ----

export interface Questions {
  tiles: { ask: Record<string, never>; answer: { armies: Catalogue; actions: ActionSpec[] } };
  start: { ask: { setup: GameSetup }; answer: View | { faults: Fault[] } };
  look: { ask: { position: PositionText }; answer: View | { faults: Fault[] } };
  // What the board would look like after an action in the making. When it starts a Battle, the preview is of that one.
  aim: { ask: { position: PositionText; action: ActionText }; answer: Aimed | Refused };
  play: { ask: { position: PositionText; action: ActionText }; answer: Played | Refused };
  // Draws every tile that is due. The generator is seeded anew by each call: the seed must come from a good source (crypto).
  deal: { ask: { position: PositionText; seed: string }; answer: Dealt };
  read: { ask: { text: string }; answer: { record: RecordData } | { faults: Fault[] } };
  write: { ask: { record: RecordData }; answer: { text: string } | { faults: Fault[] } };
  // All positions and events of a record, for stepping through it. steps[0] is the start, without events; the view is of the last one.
  replay: {
    ask: { start: PositionText; moves: ActionText[] };
    answer: { steps: ReplayedStep[]; view: View } | (Refused & { move?: number }); // the first that is refused, counted from 1
  };
  bench: { ask: { quick: boolean }; answer: { signature: string } };
  // The chances of all seats; those of all sides add up to certainty.
  chances: { ask: { position: PositionText }; answer: { chances: { seat: Seat; chance: number }[] } };
  // These take their time. Without a level: regular. The plan is what the bot means to do next in the same turn.
  bot: {
    ask: { position: PositionText; seed: string; level?: Level };
    answer: { action: ActionText; plan: PlannedAction[] };
  };
  // In the phases discard and play: the best turns, at most three.
  hint: { ask: { position: PositionText; seed: string }; answer: { turns: Suggestion[] } };
  // What was done since the start of a turn, the end of the turn included.
  judge: { ask: { start: PositionText; actions: ActionText[]; seed: string }; answer: Judgement | Refused };
}

export type Question = keyof Questions;
export type Ask<Q extends Question> = Questions[Q]['ask'];
export type Answer<Q extends Question> = Questions[Q]['answer'];

// For questions that take their time.
export interface Thinking {
  progress?: (percent: number) => void;
  signal?: AbortSignal; // gives up the question; its promise is rejected
}

// What client.ts offers to the page. One request: {"ask": "look", ...} -> one JSON answer; {"error": "..."} for a broken request.
export interface Engine {
  ask<Q extends Question>(question: Q, parameters: Ask<Q>, thinking?: Thinking): Promise<Answer<Q>>;
}
