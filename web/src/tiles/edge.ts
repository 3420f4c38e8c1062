import type { TileEdge } from '../engine/api';

// Where the icons of one edge go. Coordinates are those of the north edge, y upward as in SVG: the rim is at -84, the centre at 0.

export type EdgeIconKind =
  'armor' | 'net' | 'trap' | 'melee' | 'ranged' | 'gauss' | 'link' | 'long-link' | 'takeover' | 'entry' | 'exit';

export interface EdgeIcon {
  kind: EdgeIconKind;
  x: number;
  tip: number; // y of its outer end
  width: number;
  length: number;
}

const rim = -84;
const bandDepth = 13; // armour, net and trap lie along the rim; whatever else the edge has moves inward

function attacks(edge: TileEdge, tip: number, crowded: boolean): EdgeIcon[] {
  const melee = edge.melee ?? 0;
  const ranged = edge.ranged ?? 0;
  const count = melee + ranged;
  const meleeWidth = ranged ? 34 : ([0, 46, 30, 22][melee] ?? 16);
  const gap = melee && ranged ? 4 : ranged > 1 ? 4 : 0;
  const icons: EdgeIcon[] = [];
  for (let index = 0; index < count; index++) {
    const isMelee = index < melee;
    icons.push({
      kind: isMelee ? 'melee' : 'ranged',
      x: 0,
      tip,
      width: isMelee ? meleeWidth : 20,
      length: isMelee ? (crowded ? 28 : 31) : crowded ? 30 : 43,
    });
  }
  const whole = icons.reduce((sum, icon) => sum + icon.width, 0) + gap * (count - 1);
  let left = -whole / 2;
  for (const icon of icons) {
    icon.x = left + icon.width / 2;
    left += icon.width + gap;
  }
  return icons;
}

export function iconsOf(edge: TileEdge): EdgeIcon[] {
  const crowded = Boolean(edge.armor || edge.net || edge.trap);
  const tip = crowded ? rim + bandDepth : rim;
  const icons: EdgeIcon[] = [];
  const add = (kind: EdgeIconKind, width: number, length: number, at = tip) =>
    icons.push({ kind, x: 0, tip: at, width, length });
  const alone = !edge.melee && !edge.ranged && !edge.exit;
  if (edge.armor) add('armor', 66, 12, rim);
  if (edge.net) add('net', alone ? 84 : 80, alone ? 38 : 20, rim);
  if (edge.trap) add('trap', 76, 18, rim);
  icons.push(...attacks(edge, tip, crowded));
  if (edge.gauss) add('gauss', 22, 50);
  if (edge.link) add(edge.long_distance ? 'long-link' : 'link', 46, 27);
  if (edge.takeover) add('takeover', 38, 34);
  if (edge.entry) add('entry', 28, 20);
  if (edge.exit) add('exit', 30, 30);
  return icons;
}
