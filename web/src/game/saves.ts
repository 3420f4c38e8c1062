import { forget, store, storedKeys, storedValue } from '../browser/storage';
import type { Army } from '../engine/api';

// Games kept by this browser, one entry each: the record as notation, and what a list of games shows.
export interface SavedGame {
  id: string;
  name: string;
  savedAt: number; // milliseconds since 1970
  armies: Army[];
  turn: number;
  over: boolean;
  text: string; // the record
}

export interface SaveList {
  games: SavedGame[]; // the latest first
  damaged: string[]; // ids of entries that cannot be read
}

const prefix = 'nhx.game.';

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `game-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

// False: the browser refuses to store it.
export function keepGame(game: SavedGame): boolean {
  const { id, ...rest } = game;
  return store(prefix + id, JSON.stringify(rest));
}

function isWhole(entry: unknown): entry is Omit<SavedGame, 'id'> {
  if (typeof entry !== 'object' || entry === null) return false;
  const given = entry as Record<string, unknown>;
  return (
    typeof given.name === 'string' &&
    typeof given.savedAt === 'number' &&
    Array.isArray(given.armies) &&
    typeof given.turn === 'number' &&
    typeof given.over === 'boolean' &&
    typeof given.text === 'string'
  );
}

// null: there is none, or it is damaged.
export function savedGame(id: string): SavedGame | null {
  const entry = storedValue(prefix + id);
  return isWhole(entry) ? { ...entry, id } : null;
}

export function savedGames(): SaveList {
  const list: SaveList = { games: [], damaged: [] };
  for (const key of storedKeys().filter((each) => each.startsWith(prefix))) {
    const id = key.slice(prefix.length);
    const game = savedGame(id);
    if (game) list.games.push(game);
    else list.damaged.push(id);
  }
  list.games.sort((a, b) => b.savedAt - a.savedAt);
  return list;
}

export function renameSaved(id: string, name: string): void {
  const game = savedGame(id);
  if (game) keepGame({ ...game, name });
}

export function deleteGame(id: string): void {
  forget(prefix + id);
}

// Hands the record to the person as a file.
export function exportGame(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${name.replace(/[^\p{L}\p{N}-]+/gu, '-')}.nhx`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
