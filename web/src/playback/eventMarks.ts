import type { Attack, GameEvent, HexName, View } from '../engine/api';
import type { Mark } from '../board/types';
import { areNeighbours, directionTo, lineTo } from '../engine/hexes';
import type { Scene } from './scene';

const anything = 255; // wounds of what destroys whatever it hits

// What the board points out while these events are told.
export function marksOf(events: GameEvent[], before: View, scene: Scene): Mark[] {
  const marks: Mark[] = [];
  const damage = new Map<HexName, number>();
  const area: HexName[] = [];
  for (const event of events) {
    if (event.kind === 'hit' || event.kind === 'endless') {
      const { attacker, target, wounds } = event;
      if (attacker === null) area.push(target);
      else marks.push(shot(attacker, target, wounds, before, scene));
      damage.set(target, (damage.get(target) ?? 0) + (event.kind === 'endless' ? Infinity : wounds));
    } else if (event.kind === 'blocked') marks.push({ kind: 'blocked', from: event.attacker, to: event.target });
    else if (event.kind === 'exploded') marks.push({ kind: 'burst', hex: event.hex });
    else if (event.kind === 'saved') marks.push({ kind: 'saved', hex: event.patient, by: event.medic });
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
