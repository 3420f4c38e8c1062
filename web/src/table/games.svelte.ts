import type { GameSetup, RecordData } from '../engine/api';
import { engine } from '../engine/client';
import { GameError } from '../game/look';
import { deleteGame, renameSaved, savedGame } from '../game/saves';
import type { SeatInfo } from '../game/seats';
import { t } from '../texts/index.svelte';
import { TableGame } from './tableGame';

// The game on the table of this page; at most one at a time.
class OnTheTable {
  current: TableGame | null = $state.raw(null);

  put(game: TableGame): void {
    this.clear();
    this.current = game;
  }

  clear(): void {
    this.current?.close();
    this.current = null;
  }

  has(id: string): boolean {
    return this.current?.saving.id === id;
  }
}

export const onTheTable = new OnTheTable();

// Each of these puts a game on the table; a GameError says why it cannot be. The table itself sets it going.
export async function startGame(setup: GameSetup, seats: SeatInfo[]): Promise<void> {
  const name = setup.seats.map(({ army }) => t().tiles.armies[army].name).join(' – ');
  onTheTable.put(await TableGame.start(setup, seats, name, engine));
}

// The same armies, seats and rules once more.
export async function playAgain({ game, seats }: TableGame): Promise<void> {
  const { mode, board, preset, options, players } = game.view;
  const setup = { mode, board, preset, options, seats: players.map(({ army, team }) => ({ army, team })) };
  await startGame(setup, seats);
}

export async function resumeGame(id: string): Promise<void> {
  const saved = savedGame(id);
  if (!saved) throw new GameError(`There is no readable game ${id}.`);
  onTheTable.put(await TableGame.resume(await recordOf(saved.text), id, saved.name, engine));
}

async function recordOf(text: string): Promise<RecordData> {
  const read = await engine.ask('read', { text });
  if ('faults' in read) {
    const [fault] = read.faults;
    throw new GameError(fault ? `${fault.line}:${fault.column}: ${fault.sentence}` : 'unreadable');
  }
  return read.record;
}

// The game on the table must learn its new name too, or its next move would bring the old one back.
export async function renameGame(id: string, name: string): Promise<void> {
  if (onTheTable.has(id)) await onTheTable.current!.saving.rename(name);
  else renameSaved(id, name);
}

export function forgetGame(id: string): void {
  if (onTheTable.has(id)) onTheTable.clear();
  deleteGame(id);
}
