import type { Army, Catalogue, Tile } from '../engine/api';
import { engine } from '../engine/client';

let asked: Promise<Catalogue> | null = null;

// All tiles as printed. They never change, so they are asked for once.
export function catalogue(): Promise<Catalogue> {
  asked ??= engine.ask('tiles', {}).then(({ armies }) => armies);
  asked.catch(() => (asked = null));
  return asked;
}

export function tileOf(tiles: Catalogue, army: Army, word: string): Tile {
  const found = tiles[army].find((tile) => tile.tile === word);
  if (!found) throw new Error(`${army} has no tile ${word}`);
  return found;
}

export function isRound(tile: Tile): boolean {
  const [first, ...rest] = (tile.edges ?? []).map((edge) => JSON.stringify(edge));
  return rest.every((edge) => edge === first);
}
