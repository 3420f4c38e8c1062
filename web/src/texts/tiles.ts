import type { Army, Facing, HexName, Tile, TileEffect } from '../engine/api';

// One icon of a tile and what it does. icon: 'melee', 'ranged', 'gauss', 'armor', 'net', 'link', 'takeover', 'entry', 'exit', 'trap',
// 'initiative', 'toughness', 'mobility', 'star', 'hq', or the type of an effect ('medic', 'air_strike', ...).
export interface Explanation {
  icon: string;
  text: string;
}

export interface ArmyTexts {
  name: string;
  ofArmy: string; // behind a tile's name: "Mutant of Borgo", "Mutek Borgo"
  about: string; // what kind of army it is, one sentence
  play: string; // how it likes to be played, one or two sentences
}

export interface TileTexts {
  armies: Record<Army, ArmyTexts>;
  facing: Record<Facing, string>; // "north"
  towards: Record<Facing, string>; // "to the north"
  kind: Record<string, string>; // "warrior", ...
  aboutKind: Record<string, string>; // one sentence for newcomers
  count: (copies: number) => string;
  name: (tile: Tile) => string;
  // A tile on the board: "Mutant (c3)"; an HQ with its army: "HQ of Borgo (a1)".
  unit: (tile: Tile, army: Army, hex: HexName) => string;
  explain: (tile: Tile, army: Army) => Explanation[];
}

// The sentences from which explain.ts puts an explanation together. where: the sides of the tile in words.
export interface IconTexts {
  sides: (sides: number[]) => string; // 0 to 5, clockwise from the front; at least one
  hq: (points: number) => string;
  initiative: (segments: number[]) => string;
  melee: (strength: number, where: string, isHq: boolean) => string;
  ranged: (strength: number, where: string) => string;
  meleeAndRanged: (where: string) => string;
  gauss: (where: string) => string;
  armor: (where: string) => string;
  net: (where: string) => string;
  link: (where: string) => string;
  longLink: (where: string) => string;
  takeover: (where: string) => string;
  entry: (where: string) => string;
  exit: (where: string, exits: number) => string;
  trap: (where: string) => string;
  toughness: (wounds: number) => string;
  mobility: string;
  // By type; those of modules and HQs differ in whom they reach: reach is "friends on its links" or the like.
  effects: Record<string, (effect: TileEffect, isHq: boolean) => string>;
}
