import type { ActionWord, ButtonWord, ByWord, Procedure } from '../engine/actions';
import type { ActionText, BattleKind, Facing, GameEvent, HexName, Icon, Phase, Seat } from '../engine/api';

// Who is who at the moment before the event or action, asked of whoever knows the board. A hex without a tile is named by its place.
export interface Names {
  unit: (hex: HexName) => string; // "Mutant (c3)"
  army: (seat: Seat) => string; // "Borgo"
  tile: (seat: Seat, word: string) => string; // "Mutant"
  isRound: (hex: HexName) => boolean; // its six edges are alike, so its facing is not worth telling
}

// One function for each kind of event of docs/notation.md. Units and armies come as names in their basic form.
export interface EventSentences {
  moved: (unit: string, to: HexName, facing: Facing | null) => string;
  turned: (unit: string, facing: Facing) => string;
  placed: (army: string, tile: string, hex: HexName, facing: Facing | null) => string;
  eliminated: (army: string) => string;
  fight: (kind: BattleKind, army: string) => string;
  segment: (number: number) => string;
  converted: (unit: string, side: Facing, icon: Icon) => string;
  exploded: (unit: string) => string;
  hit: (attacker: string | null, target: string, wounds: number) => string;
  destroyedOutright: (target: string) => string; // hit by something that nothing survives
  blocked: (attacker: string, target: string) => string;
  endless: (attacker: string, target: string, wounds: number) => string;
  saved: (patient: string, medic: string, attacker: string | null, wounds: number) => string;
  wounded: (unit: string, wounds: number) => string;
  destroyed: (unit: string) => string;
  hp: (army: string, points: number) => string;
  score: (army: string, points: number) => string;
  returned: (army: string) => string;
  captured: (unit: string, army: string) => string;
  released: (unit: string) => string;
  over: () => string;
  won: (army: string) => string;
}

// An action with its operands as names. What its kind has no use for is empty.
export interface Told {
  army: string; // of the seat that acts
  hexes: HexName[];
  unit: string; // on the first of them
  other: string; // on the second
  attacker: string | null; // on the third, in a Battle
  to: HexName | null; // the second, unless the unit stays where it is
  facing: Facing | null; // of the tile afterwards; null where it is not worth telling
  side: Facing; // to which something turns or attacks
  icon: Icon;
  tile: string;
  tiles: string[];
  points: number; // of energy
  hqPoints: number; // of these, paid by the HQ
  wounds: number;
  next: string; // the army that decides next
}

// One sentence for each kind of action.
export type ActionSentences = ByWord<ActionWord, (told: Told) => string>;

// What a button says that gives this answer or plays this tile at once.
export type Labels = ByWord<ButtonWord | 'retreat' | 'turn', (told: Told) => string>;

export interface EventTexts {
  phases: Record<Phase, string>; // what the game waits for, in a few words
  procedures: ByWord<Procedure, string>; // of the Duel board, by the word behind "run"
  // Sentences for the log. What is not understood comes back as it is.
  event: (event: GameEvent, names: Names) => string;
  action: (action: ActionText, names: Names) => string;
  sharedWin: (army: string) => string; // instead of the event, when the game is a draw
  // For a button; null when the action has no label of its own.
  label: (action: ActionText, names: Names) => string | null;
}
