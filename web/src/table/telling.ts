import type { ActionText, Catalogue, PlannedAction, PlayerView } from '../engine/api';
import { logEntry, placesOf, type LogEntry, type LogLine } from '../game/log';
import type { Game } from '../game/game.svelte';
import type { Texts } from '../texts/index.svelte';
import { namesOf } from './names';

// A line of the log as a sentence.
export function tell(line: LogLine, texts: Texts, tiles: Catalogue, players: PlayerView[]): string {
  const names = namesOf(texts, tiles, players, line.places);
  const [word, seat] = line.text.split(' ');
  if (line.kind === 'event' && word === 'won' && isDraw(players)) return texts.events.sharedWin(names.army(+seat!));
  return line.kind === 'action' ? texts.events.action(line.text, names) : texts.events.event(line.text, names);
}

// What is planned, as sentences: each with the board as it would be at that moment.
export function tellSteps(
  steps: PlannedAction[],
  texts: Texts,
  tiles: Catalogue,
  players: PlayerView[],
): { action: ActionText; text: string }[] {
  return steps.map(({ position, action }) => {
    const names = namesOf(texts, tiles, players, placesOf(position));
    return { action, text: texts.events.action(action, names) };
  });
}

function isDraw(players: PlayerView[]): boolean {
  return new Set(players.filter((player) => player.won).map((player) => player.team)).size > 1;
}

const known = new WeakMap<object, LogEntry>(); // entries never change

export function logOf({ entries, start }: Game): LogEntry[] {
  return entries.map((entry, index) => {
    const ready = known.get(entry) ?? logEntry(entry, entries[index - 1]?.position ?? start);
    known.set(entry, ready);
    return ready;
  });
}
