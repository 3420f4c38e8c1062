import type { Tile, TileEdge } from '../engine/api';
import type { Explanation, IconTexts } from './tiles';

// Says what every icon of a tile does, in the order in which one reads a tile: middle, edges, rim, abilities.
export function explainTile(tile: Tile, words: IconTexts): Explanation[] {
  const edges = tile.edges ?? [];
  const isHq = tile.kind === 'hq';
  const list: Explanation[] = [];

  const sidesWith = (has: (edge: TileEdge) => unknown): number[] =>
    edges.flatMap((edge, side) => (has(edge) ? [side] : []));
  const add = (
    icon: string,
    has: (edge: TileEdge) => unknown,
    text: (where: string, sides: number[]) => string,
  ): void => {
    const sides = sidesWith(has);
    if (sides.length > 0) list.push({ icon, text: text(words.sides(sides), sides) });
  };
  const strengths = (kind: 'melee' | 'ranged'): number[] =>
    [...new Set(edges.flatMap((edge) => edge[kind] ?? []))].sort((a, b) => b - a);

  if (tile.hit_points) list.push({ icon: 'hq', text: words.hq(tile.hit_points) });
  if (tile.initiative?.length) list.push({ icon: 'initiative', text: words.initiative(tile.initiative) });
  for (const strength of strengths('melee')) {
    add(
      'melee',
      (edge) => edge.melee === strength,
      (where) => words.melee(strength, where, isHq),
    );
  }
  for (const strength of strengths('ranged')) {
    add(
      'ranged',
      (edge) => edge.ranged === strength,
      (where) => words.ranged(strength, where),
    );
  }
  add('star', (edge) => edge.melee && edge.ranged, words.meleeAndRanged);
  add('gauss', (edge) => edge.gauss, words.gauss);
  add('net', (edge) => edge.net, words.net);
  add('takeover', (edge) => edge.takeover, words.takeover);
  add('entry', (edge) => edge.entry, words.entry);
  add(
    'exit',
    (edge) => edge.exit,
    (where, sides) => words.exit(where, sides.length),
  );
  add('trap', (edge) => edge.trap, words.trap);
  add('link', (edge) => edge.link && !edge.long_distance, words.link);
  add('link', (edge) => edge.link && edge.long_distance, words.longLink);
  add('armor', (edge) => edge.armor, words.armor);
  if (tile.toughness) list.push({ icon: 'toughness', text: words.toughness(tile.toughness) });
  if (tile.mobility) list.push({ icon: 'mobility', text: words.mobility });
  for (const effect of tile.effects ?? []) {
    const sentence = words.effects[effect.type];
    if (sentence) list.push({ icon: effect.type, text: sentence(effect, isHq) });
  }
  return list;
}
