import { describe, expect, it } from 'vitest';
import { playersOf, setupOf, usualForm, wholeForm } from '../../src/pages/new/form';
import { highlight } from '../../src/pages/rules/highlight';
import { BrokenLink, packed, unpacked } from '../../src/pages/replay/link';
import { parseRoute } from '../../src/browser/router.svelte';
import { wholeSettings } from '../../src/browser/settings.svelte';
import { en } from '../../src/texts/en';
import { pl } from '../../src/texts/pl';

describe('the address', () => {
  it('names a page and what it shows', () => {
    expect(parseRoute('')).toEqual({ page: 'home' });
    expect(parseRoute('#/')).toEqual({ page: 'home' });
    expect(parseRoute('#/armies')).toEqual({ page: 'armies', army: null });
    expect(parseRoute('#/armies/borgo')).toEqual({ page: 'armies', army: 'borgo' });
    expect(parseRoute('#/rules/nets')).toEqual({ page: 'rules', section: 'nets' });
    expect(parseRoute('#/replay/z/q0_-')).toEqual({ page: 'replay', source: 'link', data: 'q0_-' });
    expect(parseRoute('#/replay')).toEqual({ page: 'replay', source: 'file', data: '' });
  });

  it('that leads nowhere says so', () => {
    expect(parseRoute('#/nonsense')).toEqual({ page: 'unknown' });
    expect(parseRoute('#/replay/x/1')).toEqual({ page: 'unknown' });
    expect(parseRoute('#/%E0%A4%A')).toEqual({ page: 'unknown' });
  });
});

describe('a game in a link', () => {
  it('comes back as it was', async () => {
    const text = 'nhx 1\ngame łódź\n'.repeat(500);
    const data = await packed(text);
    expect(data).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(data.length).toBeLessThan(200);
    expect(await unpacked(data)).toBe(text);
  });

  it('that was cut or changed is refused', async () => {
    const data = await packed('nhx 1\nplayer 1 borgo\nplayer 2 moloch\n');
    for (const broken of [data.slice(0, -4), `x${data}`, '', '!!', 'AAAA'])
      await expect(unpacked(broken)).rejects.toThrow(BrokenLink);
  });

  it('that would fill the memory is refused', async () => {
    const data = await packed('a'.repeat(1_000_000));
    expect(await unpacked(data)).toHaveLength(1_000_000);
    await expect(packed('a'.repeat(1_000_001)).then(unpacked)).rejects.toThrow(BrokenLink);
  });
});

describe('the form of a new game', () => {
  it('draws random armies from those that nobody has', () => {
    const form = usualForm();
    form.mode = 'team';
    form.seats[1]!.army = 'outpost';
    const setup = setupOf(form, () => 0);
    expect(setup.seats).toEqual([
      { army: 'moloch', team: 1 },
      { army: 'outpost', team: 2 },
      { army: 'borgo', team: 1 },
      { army: 'hegemony', team: 2 },
    ]);
  });

  it('takes the number of players from the mode, where it says one', () => {
    const form = { ...usualForm(), players: 5 };
    expect(playersOf(form)).toBe(2);
    expect(playersOf({ ...form, mode: 'score' })).toBe(5);
  });

  it('survives whatever was stored', () => {
    for (const stored of [null, 3, 'x', {}, { mode: 'chess', players: 99, seats: [{ army: 'elves' }], options: 'x' }])
      expect(wholeForm(stored)).toEqual(usualForm());
    const form = { ...usualForm(), mode: 'deathmatch' as const, players: 4, options: ['same-army'] };
    expect(wholeForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });
});

it('settings survive whatever was stored', () => {
  const usual = wholeSettings(null);
  expect(usual.sound).toBe(false);
  expect(wholeSettings({ theme: 'pink', battleSpeed: 7, sound: 'yes' })).toEqual(usual);
  expect(wholeSettings({ theme: 'light', sound: true })).toEqual({ ...usual, theme: 'light', sound: true });
});

it('a search marks words whatever their case and accents', () => {
  const marked = highlight('Żeton sieci: SIEĆ', 'siec zeton');
  expect(marked.filter((piece) => piece.isFound).map((piece) => piece.text)).toEqual(['Żeton', 'siec', 'SIEĆ']);
  expect(marked.map((piece) => piece.text).join('')).toBe('Żeton sieci: SIEĆ');
});

it('both languages say the same things', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([key, inner]) => [key, shape(inner)]),
    );
  };
  expect(shape(pl.pages)).toEqual(shape(en.pages));
});
