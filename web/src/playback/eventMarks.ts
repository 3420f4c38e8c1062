import type { Attack, EventText, HexName, View } from '../engine/api';
import type { Mark } from '../board/types';
import { areNeighbours, directionTo, lineTo } from '../engine/hexes';
import type { Scene } from './scene';

const anything = 255; // wounds of what destroys whatever it hits

// What the board points out while these events are told.
export function marksOf(events: EventText[], before: View, scene: Scene): Mark[] {
  const marks: Mark[] = [];
  const damage = new Map<HexName, number>();
  const area: HexName[] = [];
  for (const event of events) {
    const [word, first = '', second = '', third = ''] = event.split(' ');
    if (word === 'hit' || word === 'endless') {
      const wounds = word === 'endless' ? Infinity : Number(third);
      if (first === '-') area.push(second);
      else marks.push(shot(first, second, Number(third), before, scene));
      damage.set(second, (damage.get(second) ?? 0) + wounds);
    } else if (word === 'blocked') marks.push({ kind: 'blocked', from: first, to: second });
    else if (word === 'exploded') marks.push({ kind: 'burst', hex: first });
    else if (word === 'saved') marks.push({ kind: 'saved', hex: first, by: second });
  }
  if (area.length > 0) marks.push({ kind: 'area', hexes: area });
  for (const [hex, wounds] of damage) marks.push({ kind: 'damage', hex, text: damageText(wounds) });
  return marks;
}

export function damageText(wounds: number): string {
  if (wounds === Infinity) return '∞';
  return wounds >= anything ? '✕' : `−${wounds}`;
}

function shot(from: HexName, to: HexName, strength: number, before: View, scene: Scene): Mark {
  const attack = attackOn(to, from, scene.at(from)?.attacks ?? before.units.find((unit) => unit.hex === from)?.attacks);
  const kind = attack?.kind ?? (areNeighbours(from, to) ? 'melee' : 'ranged');
  const known = attack?.path.indexOf(to) ?? -1;
  const path = known >= 0 ? attack!.path.slice(0, known + 1) : lineTo(from, to);
  return { kind: 'fire', from, path, shot: kind, hits: [to], strength, flying: true };
}

// Which of a unit's attacks reaches the hex: one that was known to, or the one of that side.
function attackOn(to: HexName, from: HexName, attacks: Attack[] = []): Attack | undefined {
  const side = directionTo(from, to);
  return (
    attacks.find((attack) => attack.hits.includes(to)) ??
    attacks.find((attack) => attack.path.includes(to)) ??
    attacks.find((attack) => attack.side === side && (attack.kind !== 'melee' || areNeighbours(from, to)))
  );
}
