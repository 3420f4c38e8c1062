import { execFileSync } from 'node:child_process';
import { mount, unmount, type ComponentProps } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Army, Catalogue, Tile, TileEdge } from '../../src/engine/api';
import Gallery from '../../src/tiles/Gallery.svelte';
import TileIcon from '../../src/tiles/TileIcon.svelte';
import { signOf } from '../../src/tiles/signs';

const armies: Catalogue = JSON.parse(execFileSync('../build/nhx', ['tiles', '--json'], { encoding: 'utf8' })).armies;
const tiles = Object.entries(armies).flatMap(([army, list]) =>
  list.map((tile) => [army as Army, tile.tile, tile] as const),
);

function drawn<T>(props: ComponentProps<typeof TileIcon>, look: (svg: Element) => T): T {
  const component = mount(TileIcon, { target: document.body, props });
  const answer = look(document.body.querySelector('svg')!);
  void unmount(component);
  document.body.replaceChildren();
  return answer;
}

const count = (svg: Element, selector: string) => svg.querySelectorAll(selector).length;

// What the catalogue says should be seen on an edge.
function expectedIcons(edge: TileEdge): Record<string, number> {
  return {
    melee: edge.melee ?? 0,
    ranged: edge.ranged ?? 0,
    gauss: Number(edge.gauss ?? false),
    armor: Number(edge.armor ?? false),
    net: Number(edge.net ?? false),
    link: Number((edge.link && !edge.long_distance) ?? false),
    'long-link': Number((edge.link && edge.long_distance) ?? false),
    takeover: Number(edge.takeover ?? false),
    trap: Number(edge.trap ?? false),
    entry: Number(edge.entry ?? false),
    exit: Number(edge.exit ?? false),
  };
}

describe('the art of the tiles', () => {
  it('covers the whole catalogue', () => {
    expect(tiles).toHaveLength(122);
  });

  it.each(tiles)('%s %s shows what is printed', (army, _word, tile: Tile) => {
    drawn({ army, tile }, (svg) => {
      (tile.edges ?? []).forEach((edge, index) => {
        for (const [kind, icons] of Object.entries(expectedIcons(edge))) {
          expect(count(svg, `[data-edge="${index}"][data-icon="${kind}"]`), `${kind} on edge ${index}`).toBe(icons);
        }
      });
      const initiative = [...svg.querySelectorAll('[data-initiative]')].map((disc) =>
        Number(disc.getAttribute('data-initiative')),
      );
      expect(initiative).toEqual(tile.initiative ?? []);
      expect(count(svg, '[data-shield]')).toBe(tile.toughness ?? 0);
      expect(count(svg, '[data-mobility]')).toBe(tile.mobility ? 1 : 0);
      if (tile.effects?.length) expect(count(svg, '.sign')).toBeGreaterThan(0);
    });
  });

  it('has a sign of its own for every ability', () => {
    for (const [, , tile] of tiles)
      for (const effect of tile.effects ?? []) expect(signOf(effect), effect.type).not.toBe('star');
  });

  it('crosses out a shield for a wound', () => {
    const tile = armies.moloch.find((spec) => spec.tile === 'blocker')!;
    expect(drawn({ army: 'moloch', tile, wounds: 1 }, (svg) => count(svg, '[data-shield].lost'))).toBe(1);
  });

  it('shows the initiative of now and keeps the printed one', () => {
    const tile = armies.borgo.find((spec) => spec.tile === 'mutant')!;
    drawn({ army: 'borgo', tile, initiative: [3] }, (svg) => {
      expect(svg.querySelector('[data-initiative]')?.textContent).toBe('3');
      expect(svg.querySelector('.printed')?.textContent?.trim()).toBe('2');
    });
  });

  it('is decoration without a title and an image with one', () => {
    const tile = armies.borgo[0]!;
    expect(drawn({ army: 'borgo', tile }, (svg) => svg.getAttribute('aria-hidden'))).toBe('true');
    expect(drawn({ army: 'borgo', tile, title: 'Borgo HQ' }, (svg) => svg.getAttribute('aria-label'))).toBe('Borgo HQ');
  });

  it('lists an army with names and counts', () => {
    const looked: string[] = [];
    const component = mount(Gallery, {
      target: document.body,
      props: {
        army: 'vegas',
        tiles: armies.vegas,
        nameOf: (tile: Tile) => tile.name,
        look: (tile: Tile) => looked.push(tile.tile),
      },
    });
    expect(document.querySelectorAll('li')).toHaveLength(armies.vegas.length);
    document.querySelector<HTMLElement>('li:nth-child(2) button')!.click();
    expect(looked).toEqual(['mercenary']);
    void unmount(component);
  });
});
