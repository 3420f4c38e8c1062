/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Army, Catalogue, GameEvent, Phase, Tile } from '../../src/engine/api';
import { eventText } from '../../src/engine/notation';
import { en } from '../../src/texts/en';
import { pl } from '../../src/texts/pl';
import type { Names } from '../../src/texts/events';
import { language, t } from '../../src/texts/index.svelte';
import type { Texts } from '../../src/texts/types';

// The engine's own lists are the measure: what it can say must have words in both languages.
const source = (path: string): string => readFileSync(`../${path}`, 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const armies: Catalogue = JSON.parse(execFileSync('../build/nhx', ['tiles', '--json'], { encoding: 'utf8' })).armies;
const tiles = Object.entries(armies).flatMap(([army, list]) => list.map((tile): [Army, Tile] => [army as Army, tile]));
const languages: [string, Texts][] = [
  ['en', en],
  ['pl', pl],
];
// Words that are Polish too (segment, Boss, Terror) are not on the list.
const english =
  /\b(the|and|with|your|unit|units|enemy|enemies|hits?|wounds?|turns?|tile|tiles|facing|of|is|are|it|to the)\b/i;

const names: Names = {
  unit: (hex) => `<${hex}>`,
  army: (seat) => `<army ${seat}>`,
  tile: (_, word) => `<${word}>`,
  isRound: () => false,
};

function keys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => keys(inner, `${path}.${key}`));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('both languages', () => {
  test('have the same entries', () => {
    expect(keys(pl).sort()).toEqual(keys(en).sort());
  });

  test('leave nothing empty and nothing English in Polish', () => {
    for (const text of [...strings(en), ...strings(pl)]) expect(text.trim()).not.toBe('');
    const own = { ...pl, game: {}, pages: {} };
    for (const text of strings(own)) expect(text.replace(/Doomsday Machine|Smart|Duel/g, '')).not.toMatch(english);
  });

  test('can be switched and are remembered', () => {
    language.current = 'pl';
    expect(t()).toBe(pl);
    expect(localStorage.getItem('nhx.language')).toBe('pl');
    language.current = 'en';
    expect(t()).toBe(en);
  });
});

describe('tiles', () => {
  test('the catalogue is complete', () => expect(tiles.length).toBe(122));

  test.each(tiles.map(([army, tile]): [string, Army, Tile] => [`${army} ${tile.tile}`, army, tile]))(
    '%s is explained icon by icon',
    (_, army, tile) => {
      const icons = new Set((tile.effects ?? []).map((effect) => effect.type));
      for (const edge of tile.edges ?? []) {
        for (const key of Object.keys(edge)) icons.add(key === 'long_distance' ? 'link' : key);
      }
      if (tile.initiative?.length) icons.add('initiative');
      if (tile.toughness) icons.add('toughness');
      if (tile.mobility) icons.add('mobility');
      if (tile.hit_points) icons.add('hq');
      for (const [code, texts] of languages) {
        const explained = texts.tiles.explain(tile, army);
        expect(explained.map(({ icon }) => icon)).toEqual(expect.arrayContaining([...icons]));
        for (const { text } of explained) {
          expect(text).toMatch(/^\p{Lu}.*\.$|^1 .*\.$/u);
          expect(text).not.toMatch(/undefined|NaN|\(\)/);
          if (code === 'pl') expect(text).not.toMatch(english);
        }
        expect(texts.tiles.kind[tile.kind]).toBeTruthy();
        expect(texts.tiles.aboutKind[tile.kind]).toBeTruthy();
        expect(texts.tiles.unit(tile, army, 'c3')).toContain('c3');
      }
      const sentences = (texts: Texts): string[] => texts.tiles.explain(tile, army).map(({ text }) => text);
      expect(sentences(pl)).not.toEqual(sentences(en));
    },
  );

  test('sides are told relative to the front', () => {
    const find = (army: Army, word: string): Tile => armies[army].find((tile) => tile.tile === word)!;
    const text = (army: Army, word: string): string =>
      en.tiles
        .explain(find(army, word), army)
        .map((line) => line.text)
        .join(' ');
    expect(text('borgo', 'mutant')).toContain('strength 1 (the three front sides)');
    expect(text('outpost', 'mobile-armor')).toContain('strength 1 (front left)');
    expect(text('vegas', 'hq')).toContain('all sides but the front');
  });
});

describe('the log', () => {
  const events: GameEvent[] = [
    { kind: 'moved', from: 'c3', to: 'c4', facing: 'ne' },
    { kind: 'moved', from: 'c3', to: 'c3', facing: 'ne' },
    { kind: 'placed', hex: 'c3', seat: 1, tile: 'mutant', facing: 'n' },
    { kind: 'placed', hex: 'c3', seat: 1, tile: 'hq' },
    { kind: 'eliminated', seat: 2 },
    { kind: 'fight', battle: 'played', seat: 1 },
    { kind: 'fight', battle: 'full-board', seat: 1 },
    { kind: 'fight', battle: 'final', seat: 1 },
    { kind: 'fight', battle: 'overtime', seat: 1 },
    { kind: 'segment', number: 3 },
    { kind: 'converted', hex: 'c3', side: 'ne', icon: 'ranged' },
    { kind: 'converted', hex: 'c3', side: 'ne', icon: 'melee' },
    { kind: 'exploded', hex: 'c3' },
    { kind: 'hit', attacker: 'c3', target: 'c4', wounds: 2 },
    { kind: 'hit', attacker: null, target: 'c4', wounds: 1 },
    { kind: 'hit', attacker: null, target: 'c4', wounds: 255 },
    { kind: 'blocked', attacker: 'c3', target: 'c4' },
    { kind: 'endless', attacker: 'c3', target: 'c4', wounds: 1 },
    { kind: 'saved', patient: 'c2', medic: 'b2', attacker: 'd4', wounds: 3 },
    { kind: 'saved', patient: 'c2', medic: 'b2' },
    { kind: 'wounded', hex: 'c4', wounds: 1 },
    { kind: 'destroyed', hex: 'c4' },
    { kind: 'hp', seat: 1, points: 18 },
    { kind: 'score', seat: 1, points: 3 },
    { kind: 'returned', seat: 2, tile: 'bio-droid' },
    { kind: 'captured', hex: 'c4', seat: 2 },
    { kind: 'released', hex: 'c4' },
    { kind: 'over' },
    { kind: 'won', seat: 1 },
  ];
  const actions = [
    '1 hq a1 n',
    '1 hq a1',
    '1 draw mutant',
    '1 redraw',
    '1 redraw move*2,battle',
    '1 discard scout',
    '1 place mutant c3 n',
    '1 battle',
    '1 move c3 c4 ne',
    '1 move c3 c3 ne',
    '1 push c3 c4',
    '1 sniper d4',
    '1 grenade b2',
    '1 air-strike c3',
    '1 small-bomb c3 c4 d4',
    '1 castle c3 c4',
    '1 rotate c3 ne',
    '1 terror',
    '1 walk c3 c4 ne',
    '1 transport c3 c4 ne',
    '1 hq-move c3 c4 ne',
    '1 hq-turn c3 ne',
    '1 run rotation c3 ne',
    '1 run swap b1 n c3 s',
    '1 run push-back c3 c4',
    '1 run laser b1 b4',
    '1 run elimination c4',
    '1 run detonation',
    '1 energy 3 mutant,scout',
    '1 energy 1',
    '1 end',
    '1 resign',
    '2 retreat c4 c5',
    '2 turn c4 ne',
    '1 explode c3',
    '1 hold c3',
    '1 convert c3 ne ranged',
    '1 keep c3',
    '1 medic b2 c2 d4 3',
    '1 medic b2 c2',
    '1 order 2',
  ];

  test('knows every event and action of the engine', () => {
    const kinds = matches(source('src/notation/event_shape.h'), /\{"([a-z]+)", "[a-z]*", \{/g);
    expect(kinds.length).toBe(20);
    expect([...new Set(events.map((event) => event.kind))].sort()).toEqual(kinds.sort());
    const acts = matches(source('src/engine/model/action_spec.h'), /\.word = "([a-z -]+)"/g);
    expect(acts.length).toBe(36);
    for (const act of acts) expect(actions.some((action) => `${action.slice(2)} `.startsWith(`${act} `))).toBe(true);
    for (const phase of matches(
      source('src/notation/words.cpp').match(/kPhaseWords = \{([^}]*)\}/)![1]!,
      /"([a-z]+)"/g,
    )) {
      for (const [, texts] of languages) expect(texts.events.phases[phase as Phase]).toBeTruthy();
    }
  });

  test('tells each in both languages, with the names it is given', () => {
    const check = (text: string, told: (texts: Texts) => string): void => {
      expect(told(en)).not.toBe(text);
      expect(told(pl)).not.toBe(text);
      for (const [, texts] of languages) expect(told(texts)).not.toMatch(/undefined|null|NaN|\s$/);
      expect(told(pl).replace(/<[^>]*>/g, '')).not.toMatch(english);
      const named = (sentence: string): string[] => (sentence.match(/<[^>]*>/g) ?? []).sort();
      expect(named(told(pl))).toEqual(named(told(en)));
    };
    for (const event of events) check(eventText(event), (texts) => texts.events.event(event, names));
    for (const action of actions) check(action, (texts) => texts.events.action(action, names));
  });

  test('has a label for every answer', () => {
    const answers =
      /^\d (redraw|discard|battle|terror|run detonation|energy|end|resign|retreat|turn|explode|hold|convert|keep|medic|order)\b/;
    for (const action of actions) {
      for (const [, texts] of languages) {
        const label = texts.events.label(action, names);
        if (answers.test(action)) expect(label).toBeTruthy();
        else expect(label).toBeNull();
      }
    }
  });

  test('gives back what it does not know', () => {
    for (const [, texts] of languages) {
      expect(texts.events.event({ kind: 'shone', hex: 'c3' } as unknown as GameEvent, names)).toBe('shone c3');
      expect(texts.events.action('1 sing c3', names)).toBe('1 sing c3');
    }
  });

  test('counts in Polish', () => {
    const hp = (points: number): string => pl.events.event({ kind: 'hp', seat: 1, points }, names);
    expect([1, 2, 5, 12, 20].map((points) => hp(points).split(' ').pop())).toEqual([
      'punkt',
      'punkty',
      'punktów',
      'punktów',
      'punktów',
    ]);
  });
});

describe('reasons', () => {
  test('every illegal word has a sentence', () => {
    const words = matches(source('src/notation/illegal_text.cpp'), /^ {4}\{"([a-z-]+)", "/gm);
    expect(words.length).toBeGreaterThan(30);
    for (const word of words) {
      for (const [, texts] of languages) expect(texts.reasons.illegalWords[word]).toBeTruthy();
      expect(pl.reasons.illegalWords[word]).not.toBe(en.reasons.illegalWords[word]);
    }
    expect(en.reasons.illegal({ illegal: 'brand-new', sentence: 'As it is.' })).toBe('As it is.');
  });

  test('every reason has a sentence, an unknown one none', () => {
    for (const kind of Object.keys(en.reasons.reasons)) {
      const reason = { kind, hexes: ['c3', 'c4'], seat: 2, values: [1, 1, 1, 1] };
      for (const [, texts] of languages) expect(texts.reasons.reason(reason, names)).not.toMatch(/undefined|NaN/);
    }
    expect(en.reasons.reason({ kind: 'gives', hexes: ['c3'], values: [1, 0, 1, 0] }, names)).toBe(
      '<c3> gives it +1 initiative and +1 to its shots.',
    );
    expect(en.reasons.reason({ kind: 'brand-new', hexes: [] }, names)).toBeNull();
  });

  test('every reason of the engine is known', () => {
    const words = matches(source('src/notation/reason_text.cpp').match(/kWords = \{([^}]*)\}/)![1]!, /"([a-z-]+)"/g);
    for (const [, texts] of languages) expect(Object.keys(texts.reasons.reasons).sort()).toEqual([...words].sort());
  });

  test('every option, preset and mode is described', () => {
    const words = source('src/engine/model/rules.h').match(/kRuleOptionWords = [^{]*\{([^}]*)\}/)![1]!;
    const options = matches(words, /"([a-z0-9-]+)"/g);
    expect(options.length).toBe(14);
    for (const [, texts] of languages) {
      expect(Object.keys(texts.setup.options)).toEqual(options);
      expect(Object.keys(texts.setup.presets)).toEqual(['standard', 'rulebook-3.0', 'year-of-moloch', 'duel']);
    }
  });
});
