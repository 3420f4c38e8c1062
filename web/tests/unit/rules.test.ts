/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules, searchRules, type Block, type RuleText, type Section } from '../../src/texts/rules';

let en: RuleText;
let pl: RuleText;

beforeAll(async () => {
  en = await loadRules('en');
  pl = await loadRules('pl');
});

const sections = (rules: RuleText): Section[] => rules.chapters.flatMap((chapter) => chapter.sections);
const words = (rules: RuleText): number => JSON.stringify(rules).split(/\s+/).length;
const size = (block: Block): string =>
  block.kind + (block.kind === 'table' ? block.rows.length : 'items' in block ? block.items.length : '');
const shape = (section: Section): unknown => ({
  id: section.id,
  see: section.see,
  rulings: section.rulings,
  blocks: section.blocks.map(size),
  hasKeywords: section.keywords.length > 0,
});

describe('the rules', () => {
  test('say the same in both languages', () => {
    expect(pl.chapters.map((chapter) => chapter.id)).toEqual(en.chapters.map((chapter) => chapter.id));
    expect(sections(pl).map(shape)).toEqual(sections(en).map(shape));
    expect(pl.glossary.map(({ id, see }) => [id, see])).toEqual(en.glossary.map(({ id, see }) => [id, see]));
    expect(pl.quickStart.steps.length).toBe(en.quickStart.steps.length);
    expect(words(en)).toBeGreaterThan(3500);
    expect(words(pl)).toBeGreaterThan(words(en) * 0.7);
  });

  test('are Polish in Polish', () => {
    const text = JSON.stringify(
      pl.chapters.map(({ sections }) => sections.map(({ title, blocks }) => [title, blocks])),
    );
    expect(text.replace(/Doomsday Machine/g, '')).not.toMatch(
      /\b(the|and|with|your|units?|enemy|wounds?|turns?|tiles?)\b/i,
    );
    for (const [index, section] of sections(pl).entries()) {
      expect(section.blocks).not.toEqual(sections(en)[index]!.blocks);
    }
  });

  test('refer only to sections that exist', () => {
    const ids = sections(en).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { see } of [...sections(en), ...en.glossary.map(({ see }) => ({ see: [see] }))]) {
      for (const id of see) expect(ids).toContain(id);
    }
  });

  test('cite only rulings that have a scenario', () => {
    const coverage = readFileSync('../docs/coverage.md', 'utf8');
    for (const { rulings } of sections(en)) {
      for (const ruling of rulings) expect(coverage).toMatch(new RegExp(`^- \\*\\*${ruling}\\*\\*`, 'm'));
    }
  });

  test('can be searched, with or without accents', () => {
    const found = (rules: RuleText, query: string): string[] => searchRules(rules, query).map(({ id }) => id);
    expect(found(en, 'medic')[0]).toBe('medics');
    expect(found(en, 'unlucky')[0]).toBe('unlucky-draw');
    expect(found(pl, 'polaczenia')).toContain('modules');
    expect(found(pl, 'żeton natychm')).toContain('instants');
    expect(found(en, 'medic mine')).toContain('faq-medic-mine');
    expect(found(en, '  ')).toEqual([]);
    expect(found(en, 'xyzzy')).toEqual([]);
  });
});
