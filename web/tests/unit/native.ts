// The native program beside the module: both must say the same.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const nhx = process.env.NHX ?? resolve(import.meta.dirname, '../../../build/nhx');

function run(args: string[], input = ''): string {
  return execFileSync(nhx, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

export function bench(): { signature: string; quick_signature: string } {
  return JSON.parse(run(['bench', '--json'])) as { signature: string; quick_signature: string };
}

// Whole random games of any mode, board and rules, as records.
export function randomGames(games: number, seed: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'nhx-'));
  try {
    run(['random', '--games', `${games}`, '--seed', `${seed}`, '--write', folder]);
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface Step {
  position: string;
  events: string[];
}

// Every position and its events, from the start on, by the protocol of `nhx talk`.
export function replay(start: string, moves: string[]): Step[] {
  const commands = [
    `position ${start.trim().replaceAll('\n', ';')}`,
    'text',
    ...moves.flatMap((move) => [`play ${move}`, 'text']),
  ];
  const answers = run(['talk'], [...commands, 'quit', ''].join('\n')).split(/^ok\n/m);
  const told = (answer: string | undefined, key: string) =>
    (answer ?? '')
      .split('\n')
      .flatMap((line) => (line.startsWith(`info ${key} `) ? [line.slice(`info ${key} `.length)] : []));
  return [{}, ...moves].map((_, i) => ({
    position: (told(answers[2 * i + 1], 'position')[0] ?? '').replaceAll('; ', '\n') + '\n',
    events: told(answers[2 * i], 'event'),
  }));
}
