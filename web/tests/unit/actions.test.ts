// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { beforeAll, describe, expect, it } from 'vitest';
import { hexCount, specOf } from '../../src/engine/actions';
import { actionTable } from '../../src/engine/actionTable';
import type { ActionSpec, Operand } from '../../src/engine/api';
import { kindOf, sequencesOf } from '../../src/game/choosing/steps';
import type { Names } from '../../src/texts/events';
import { en } from '../../src/texts/en';
import { pl } from '../../src/texts/pl';
import { nodeEngine } from './nodeEngine';

const file = resolve(import.meta.dirname, '../../src/engine/actionTable.ts');
let actions: ActionSpec[];
beforeAll(async () => {
  actions = (await (await nodeEngine()).ask('tiles', {})).actions;
  if (process.env.NHX_UPDATE) writeFileSync(file, await written());
});

function written(): Promise<string> {
  const text = `import type { ActionSpec } from './api';

// The module's table of actions, for the compiler: NHX_UPDATE=1 npm test -- actions writes it anew.
export const actionTable = ${JSON.stringify(actions)} as const satisfies readonly ActionSpec[];
`;
  return resolveConfig(file).then((config) => format(text, { ...config, filepath: file }));
}

const examples: Record<Operand['type'], string[]> = {
  hex: ['b2', 'b3', 'c3'],
  facing: ['se', 'nw'],
  side: ['ne'],
  tile: ['mutant'],
  tiles: ['mutant,scout'],
  seat: ['2'],
  icon: ['ranged'],
  wounds: ['1'],
  points: ['3'],
};

// Every operand has a word of its own.
function example({ word, operands }: ActionSpec): string {
  const used = new Map<string, number>();
  const words = operands.map(({ type }) => {
    const place = used.get(type) ?? 0;
    used.set(type, place + 1);
    return examples[type][place]!;
  });
  return ['1', word, ...words].join(' ');
}

const names: Names = {
  unit: (hex) => `<${hex}>`,
  army: (seat) => `<army ${seat}>`,
  tile: (_, word) => `<${word}>`,
  isRound: () => false,
};

describe('the kinds of actions', () => {
  it('are those of the module', () => expect(actionTable).toEqual(actions));

  it.each(actionTable.map((spec) => [spec.word, spec] as const))(
    '%s: steps and words in both languages',
    (word, spec: ActionSpec) => {
      const action = example(spec);
      const sequences = sequencesOf(action);
      expect(sequences.length, 'energy has a form of its own').toBe(
        word === 'energy' ? 0 : spec.about !== null ? 2 : spec.any_order ? [1, 1, 2, 6][hexCount(spec)] : 1,
      );
      for (const steps of sequences) {
        const hexes = steps.filter((step) => kindOf(step) === 'hex').length;
        if (spec.about === null) expect(hexes).toBe(hexCount(spec));
        const endsOnBoard = ['hex', 'face'].includes(kindOf(steps.at(-1)!));
        for (const texts of [en, pl]) {
          if (endsOnBoard) expect(texts.game.confirm[word]?.('')).toMatch(/\S/);
          else if (word !== 'draw') expect(texts.events.label(action, names)).toMatch(/\S/);
        }
      }
      for (const texts of [en, pl]) {
        expect(texts.events.action(action, names)).not.toBe(action);
        expect(texts.events.action(action, names)).not.toMatch(/undefined|null|NaN/);
        if (spec.pays) expect(texts.game.question.doing[word]?.({ tile: 'x', unit: '', left: 1 })).toMatch(/\S/);
        if (spec.pays?.with === 'energy') expect(texts.events.procedures[word.slice('run '.length)]).toMatch(/\S/);
        if (spec.pays?.with === 'unit' || spec.pays?.with === 'turn') expect(texts.game.ways[word]).toMatch(/\S/);
      }
    },
  );

  it('unknown words have no kind', () => expect(specOf('sing')).toBeNull());
});
