/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

// A scenario of tests/scenarios as a game that starts there, and what is done in it.
export interface Scenario {
  record: string;
  actions: string[];
}

export function scenario(name: string): Scenario {
  const file = resolve(import.meta.dirname, '../../../tests/scenarios', `${name}.nhx`);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('source '));
  const begin = lines.findIndex((line) => line === 'when' || line === 'then');
  const start = lines.slice(0, begin).map((line) => (line.startsWith('scenario ') ? 'game scenario' : line));
  const actions: string[] = [];
  let isDoing = false;
  for (const line of lines) {
    if (line === 'when' || line === 'then') isDoing = line === 'when';
    else if (isDoing) actions.push(line);
  }
  return { record: [...start, 'moves', ''].join('\n'), actions };
}
