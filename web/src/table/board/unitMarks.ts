import type { Mark } from '../../board/types';
import type { HexName, UnitView } from '../../engine/api';

// What a unit does to others now: lines of fire, links, nets, and who serves or holds it.
export function marksOfUnit(hex: HexName, units: UnitView[]): Mark[] {
  const unit = units.find((each) => each.hex === hex);
  if (!unit) return [];
  const aimed = unit.attacks.filter((attack) => attack.path.length > 0); // not over the rim of the board
  const marks: Mark[] = aimed.map((attack) => ({
    kind: 'fire',
    from: hex,
    path: attack.path,
    shot: attack.kind,
    hits: attack.hits,
    strength: attack.strength,
  }));
  for (const to of unit.linked) marks.push({ kind: 'link', from: hex, to });
  for (const other of units) {
    if (other.linked.includes(hex)) marks.push({ kind: 'link', from: other.hex, to: hex });
    if (other.netted_by.includes(hex)) marks.push({ kind: 'net', from: hex, to: other.hex });
  }
  for (const from of unit.netted_by) marks.push({ kind: 'net', from, to: hex });
  return marks;
}
