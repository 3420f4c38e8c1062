import type { ActionText, EventText, Facing, HexName, Phase, Seat } from '../engine/api';

// Who is who at the moment before the event or action, asked of whoever knows the board. A hex without a tile is named by its place.
export interface Names {
  unit: (hex: HexName) => string; // "Mutant (c3)"
  army: (seat: Seat) => string; // "Borgo"
  tile: (seat: Seat, word: string) => string; // "Mutant"
  isRound: (hex: HexName) => boolean; // its six edges are alike, so its facing is not worth telling
}

export type Icon = 'melee' | 'ranged';
export type BattleKind = 'played' | 'full-board' | 'final' | 'overtime';

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
  returned: (army: string) => string;
  captured: (unit: string, army: string) => string;
  released: (unit: string) => string;
  over: () => string;
  won: (army: string) => string;
}

// A step or a turn, whoever makes it possible. to is null when the unit stays where it is.
export interface Step {
  army: string;
  unit: string;
  to: HexName | null;
  facing: Facing | null;
}

// One function for each kind of action of docs/notation.md.
export interface ActionSentences {
  hq: (army: string, hex: HexName, facing: Facing | null) => string;
  draw: (army: string, tile: string) => string;
  redraw: (army: string, tiles: string[]) => string;
  discard: (army: string, tile: string) => string;
  place: (army: string, tile: string, hex: HexName, facing: Facing | null) => string;
  battle: (army: string) => string;
  move: (step: Step) => string;
  push: (army: string, pusher: string, pushed: string) => string;
  sniper: (army: string, target: string) => string;
  grenade: (army: string, target: string) => string;
  airStrike: (army: string, centre: HexName) => string;
  smallBomb: (army: string, hexes: HexName[]) => string;
  castle: (army: string, one: string, other: string) => string;
  rotate: (army: string, unit: string, facing: Facing) => string;
  terror: (army: string) => string;
  walk: (step: Step) => string;
  transport: (step: Step) => string;
  hqMove: (step: Step) => string;
  hqTurn: (army: string, unit: string, facing: Facing) => string;
  runRotation: (army: string, unit: string, facing: Facing) => string;
  runSwap: (army: string, one: string, other: string) => string;
  runPushBack: (army: string, pusher: string, pushed: string) => string;
  runLaser: (army: string, one: string, other: string) => string;
  runElimination: (army: string, target: string) => string;
  runDetonation: (army: string) => string;
  energy: (army: string, points: number, tiles: string[], hqPoints: number) => string;
  end: (army: string) => string;
  resign: (army: string) => string;
  retreat: (army: string, unit: string, to: HexName) => string;
  turn: (army: string, unit: string, facing: Facing) => string;
  explode: (army: string, unit: string) => string;
  hold: (army: string, unit: string) => string;
  convert: (army: string, unit: string, side: Facing, icon: Icon) => string;
  keep: (army: string, unit: string) => string;
  // attacker is null outside a Battle
  medic: (army: string, medic: string, patient: string, attacker: string | null, wounds: number) => string;
  order: (army: string, next: string) => string;
}

// What a button says that gives this answer or plays this tile at once. Kinds that need a hex first have no label.
export interface Labels {
  redraw: (tiles: string[]) => string;
  discard: (tile: string) => string;
  battle: string;
  terror: string;
  runDetonation: string;
  energy: (points: number, tiles: string[], hqPoints: number) => string;
  end: string;
  resign: string;
  retreat: (to: HexName) => string;
  turn: (facing: Facing) => string;
  explode: string;
  hold: string;
  convert: (side: Facing, icon: Icon) => string;
  keep: string;
  medic: (medic: string, patient: string, attacker: string | null, wounds: number) => string;
  order: (army: string) => string;
}

export interface EventTexts {
  phases: Record<Phase, string>; // what the game waits for, in a few words
  procedures: Record<string, string>; // of the Duel board, by the word behind "run"
  // Sentences for the log. What is not understood comes back as it is.
  event: (event: EventText, names: Names) => string;
  action: (action: ActionText, names: Names) => string;
  sharedWin: (army: string) => string; // instead of the event, when the game is a draw
  // For a button; null when the action has no label of its own.
  label: (action: ActionText, names: Names) => string | null;
}
