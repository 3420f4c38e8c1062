import type { Fault } from '../engine/api';
import { engine } from '../engine/client';
import { keepGame, newId, type SavedGame } from '../game/saves';

export type Imported = { game: SavedGame } | { faults: Fault[] };

function fault(code: string, sentence: string): Imported {
  return { faults: [{ line: 0, column: 0, code, sentence }] };
}

// Reads a record, plays it through and keeps it among the games of this browser.
export async function importText(text: string, fileName: string): Promise<Imported> {
  const read = await engine.ask('read', { text });
  if ('faults' in read) return read;
  const { record } = read;
  const moves = record.moves.map((move) => move.action);
  const replayed = await engine.ask('replay', { start: record.start, moves });
  if ('illegal' in replayed) return fault(replayed.illegal, replayed.sentence);
  const { view } = replayed;
  const game: SavedGame = {
    id: newId(),
    name: record.about.find((line) => line.word === 'title')?.text ?? fileName.replace(/\.nhx$/i, ''),
    savedAt: Date.now(),
    armies: view.players.map((player) => player.army),
    turn: view.turn,
    over: view.phase === 'over',
    text,
  };
  return keepGame(game) ? { game } : fault('not-kept', '');
}
