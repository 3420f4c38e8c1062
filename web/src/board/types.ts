import type { Army, Catalogue, Facing, HexName } from '../engine/api';

// The board widget knows no rule. It is told what lies where, what may be picked and what to point out; it reports what was picked.
// Use: <Board {...state} {catalogue} name={...} pick={...} look={...} turn={...} bind:svg />

export interface BoardTile {
  hex: HexName;
  army: Army; // whose tile it is: colour, emblem, pattern
  tile: string;
  facing: Facing;
  wounds: number;
  controller: Army | null; // set when another player controls it: his rim around the tile
  netted: boolean; // mesh over the tile, dimmed
  initiative: number[] | null; // now, when it differs from the printed one
  points?: number; // of an HQ: its hit points, shown on it
  from?: HexName; // it has just come from there: slides over
  ghost?: boolean; // a placement in the making: half transparent, pulsing rim
  fallen?: boolean; // battle animation: falls and fades
  lifted?: boolean; // battle animation: acts in this segment
}

// Something drawn over the tiles.
export type Mark =
  | {
      kind: 'fire';
      path: HexName[];
      from: HexName;
      shot: 'melee' | 'ranged' | 'gauss';
      hits: HexName[];
      strength: number;
      flying?: boolean; // battle: the attack flies along its line, once
    }
  | { kind: 'link'; from: HexName; to: HexName } // a module serves a unit
  | { kind: 'net'; from: HexName; to: HexName }
  | { kind: 'area'; hexes: HexName[] } // affected by an instant or a procedure
  | { kind: 'damage'; hex: HexName; text: string } // a number that flashes up
  | { kind: 'saved'; hex: HexName; by: HexName }
  | { kind: 'blocked'; from: HexName; to: HexName }
  | { kind: 'burst'; hex: HexName } // an explosion
  | { kind: 'doomed'; hex: HexName; certain: boolean }; // preview: falls in the next Battle

export interface BoardState {
  hexes: HexName[];
  terminals: HexName[];
  tiles: BoardTile[];
  targets: HexName[]; // glow and may be picked
  chosen: HexName[]; // picked already
  marks: Mark[];
  // Accessible name of a hex, in the player's language: "c3, Mutant of Borgo facing north, may be chosen".
  label: (hex: HexName) => string;
  animate: boolean; // false: reduced motion
  lively: boolean; // a Battle or another event is being shown: tiles will lift and fall
}

// A tile dragged from the hand is the table's affair: it asks hexAt (geometry.ts) where the pointer is.
export interface BoardEvents {
  pick: (hex: HexName) => void; // click, tap, Enter; also hexes that are no target, so that the page can say why not
  look: (hex: HexName | null) => void; // pointer over, focus, long press
  turn: (steps: number, hex: HexName) => void; // wheel, keys q and e, drag on the rim of a ghost: +1 clockwise
}

export interface BoardProps extends BoardState, Partial<BoardEvents> {
  catalogue: Catalogue;
  name: string; // accessible name of the whole board
  svg?: SVGSVGElement; // bindable, for hexAt
}
