import type { GameSetup, RecordData } from '../engine/api';
import { engine } from '../engine/client';
import { deleteGame, savedGame } from './saves';
import type { SeatInfo } from './seats';
import { GameError, GameSession } from './session.svelte';

// The game on the table of this page; at most one at a time.
class OnTheTable {
  session: GameSession | null = $state.raw(null);

  put(session: GameSession): GameSession {
    this.session?.close();
    this.session = session;
    return session;
  }
}

export const table = new OnTheTable();

// Each of these puts a game on the table; a GameError says why it cannot be. The table itself sets it going.
export async function startGame(setup: GameSetup, seats: SeatInfo[]): Promise<GameSession> {
  return table.put(await GameSession.start(setup, seats));
}

// The same armies, seats and rules once more.
export async function playAgain({ view, seats }: GameSession): Promise<GameSession> {
  const { mode, board, preset, options, players } = view;
  const setup = { mode, board, preset, options, seats: players.map(({ army, team }) => ({ army, team })) };
  return startGame(setup, seats);
}

export async function resumeGame(id: string): Promise<GameSession> {
  const game = savedGame(id);
  if (!game) throw new GameError(`There is no readable game ${id}.`);
  const session = await GameSession.resume(await recordOf(game.text), id);
  session.name = game.name;
  return table.put(session);
}

async function recordOf(text: string): Promise<RecordData> {
  const read = await engine.ask('read', { text });
  if ('faults' in read) {
    const [fault] = read.faults;
    throw new GameError(fault ? `${fault.line}:${fault.column}: ${fault.sentence}` : 'unreadable');
  }
  return read.record;
}

export function forgetGame(id: string): void {
  if (table.session?.id === id) {
    table.session.close();
    table.session = null;
  }
  deleteGame(id);
}
