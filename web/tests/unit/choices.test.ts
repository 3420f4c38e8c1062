// Bots choose the same in the page's module as in the native program, which has written down its choices (tests/wasm/choices_test.cpp).

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Level } from '../../src/engine/api';
import { nodeEngine } from './nodeEngine';

interface Known {
  position: string;
  level: Level;
  answer: object;
}

test('bots choose the same turns in WebAssembly and natively', async () => {
  const file = resolve(import.meta.dirname, '../../../tests/wasm/choices.json');
  const choices = JSON.parse(readFileSync(file, 'utf8')) as Known[];
  expect(choices.length).toBeGreaterThanOrEqual(10);
  const engine = await nodeEngine();
  for (const { position, level, answer } of choices) {
    expect(await engine.ask('bot', { position, seed: '7', level })).toEqual(answer);
  }
});
