import type { ActionText, Catalogue, PlannedStep, PlayerView } from '../engine/api';
import { logEntry, type LogEntry, type LogLine } from '../game/log';
import type { Game } from '../game/game.svelte';
import type { Texts } from '../texts/index.svelte';
import { namesOf } from './names';

// A line of the log as a sentence.
export function tell(line: LogLine, texts: Texts, tiles: Catalogue, players: PlayerView[]): string {
  const names = namesOf(texts, tiles, players, line.places);
  if (line.kind === 'action') return texts.events.action(line.action, names);
  const { event } = line;
  if (event.kind === 'won' && isDraw(players)) return texts.events.sharedWin(names.army(event.seat));
  return texts.events.event(event, names);
}

// What is planned, as sentences: each with the board as it would be at that moment.
export function tellSteps(
  steps: PlannedStep[],
  texts: Texts,
  tiles: Catalogue,
  players: PlayerView[],
): { action: ActionText; text: string }[] {
  return steps.map(({ places, action }) => {
    const names = namesOf(texts, tiles, players, places);
    return { action, text: texts.events.action(action, names) };
  });
}

function isDraw(players: PlayerView[]): boolean {
  return new Set(players.filter((player) => player.won).map((player) => player.team)).size > 1;
}

const known = new WeakMap<object, LogEntry>(); // entries never change

export function logOf({ entries }: Game): LogEntry[] {
  return entries.map((entry) => {
    const ready = known.get(entry) ?? logEntry(entry);
    known.set(entry, ready);
    return ready;
  });
}
