// @vitest-environment node
// How long the page waits for an answer, on the boards of random games. Only on request: NHX_SPEED=1 npm test -- engineSpeed

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RecordData } from '../../src/engine/api';
import { startEngine } from '../../src/engine/wasm';
import * as native from './native';

const frame = 16; // milliseconds
const rounds = 5; // of each question; the fastest counts: other programs on the machine can only slow it down

const percentile = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))]!;

describe.runIf(process.env.NHX_SPEED)('speed', () => {
  it('an answer within a frame', { timeout: 600_000 }, async () => {
    const bytes = readFileSync(resolve(import.meta.dirname, '../../src/engine/nhx.wasm'));
    const answer = await startEngine(await WebAssembly.compile(bytes));

    // Positions in play with many units, and the actions that were played in them.
    const moments: { position: string; action: string; units: number }[] = [];
    for (const text of native.randomGames(40, 5)) {
      const { record } = JSON.parse(answer(JSON.stringify({ ask: 'read', text }))) as { record: RecordData };
      const moves = record.moves.map((move) => move.action);
      const { steps } = JSON.parse(answer(JSON.stringify({ ask: 'replay', start: record.start, moves }))) as {
        steps: { position: string }[];
      };
      moves.forEach((action, i) => {
        const position = steps[i]!.position;
        const units = position.match(/^[a-g][1-7] \d/gm)?.length ?? 0;
        if (units >= 12 && /^to-act \d play /m.test(position)) moments.push({ position, action, units });
      });
    }

    const rows: Record<string, { median: string; p99: string; worst: string }> = {};
    const measure = (ask: string, parameters: (moment: (typeof moments)[number]) => object) => {
      const times = moments.map((moment) => {
        const request = JSON.stringify({ ...parameters(moment), ask });
        let fastest = Infinity;
        for (let round = 0; round < rounds; ++round) {
          const start = performance.now();
          JSON.parse(answer(request));
          fastest = Math.min(fastest, performance.now() - start);
        }
        return fastest;
      });
      times.sort((a, b) => a - b);
      const [median, p99, worst] = [0.5, 0.99, 1].map((share) => percentile(times, share));
      rows[ask] = { median: median!.toFixed(2), p99: p99!.toFixed(2), worst: worst!.toFixed(2) };
      return worst!;
    };
    measure('look', ({ position }) => ({ position }));
    measure('play', ({ position, action }) => ({ position, action }));
    const aim = measure('aim', ({ position, action }) => ({ position, action }));
    console.log(
      `${moments.length} positions in play with 12 to ${Math.max(...moments.map(({ units }) => units))} units, milliseconds`,
    );
    console.table(rows);
    expect(aim).toBeLessThan(frame);
  });
});
