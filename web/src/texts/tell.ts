import type { Facing, HexName } from '../engine/api';
import type { ActionSentences, BattleKind, EventSentences, Icon, Labels, Names, Step } from './events';

// From the words of notation to the functions of a language. Only the shape of a text is known here; what it means is the engine's.

const destroysAnything = 255;

export function tellEvent(text: string, names: Names, say: EventSentences): string {
  const [kind = '', a = '', b = '', c = '', d] = text.split(' ');
  switch (kind) {
    case 'moved': {
      const facing = (c || 'n') as Facing;
      if (a === b) return say.turned(names.unit(a), facing);
      return say.moved(names.unit(a), b, names.isRound(a) ? null : facing);
    }
    case 'placed':
      return say.placed(names.army(+b), names.tile(+b, c), a, (d as Facing | undefined) ?? null);
    case 'eliminated':
      return say.eliminated(names.army(+a));
    case 'fight':
      return say.fight(a as BattleKind, names.army(+b));
    case 'segment':
      return say.segment(+a);
    case 'converted':
      return say.converted(names.unit(a), b as Facing, c as Icon);
    case 'exploded':
      return say.exploded(names.unit(a));
    case 'hit':
      if (+c === destroysAnything) return say.destroyedOutright(names.unit(b));
      return say.hit(a === '-' ? null : names.unit(a), names.unit(b), +c);
    case 'blocked':
      return say.blocked(names.unit(a), names.unit(b));
    case 'endless':
      return say.endless(names.unit(a), names.unit(b), +c);
    case 'saved':
      return say.saved(names.unit(a), names.unit(b), c ? names.unit(c) : null, +(d ?? 0));
    case 'wounded':
      return say.wounded(names.unit(a), +b);
    case 'destroyed':
      return say.destroyed(names.unit(a));
    case 'hp':
      return say.hp(names.army(+a), +b);
    case 'returned':
      return say.returned(names.army(+a));
    case 'captured':
      return say.captured(names.unit(a), names.army(+b));
    case 'released':
      return say.released(names.unit(a));
    case 'over':
      return say.over();
    case 'won':
      return say.won(names.army(+a));
    default:
      return text;
  }
}

export function tellAction(text: string, names: Names, say: ActionSentences): string {
  const [seat = '', kind = '', a = '', b = '', c = '', d = ''] = text.split(' ');
  const army = names.army(+seat);
  const unit = names.unit;
  const facingOrNone = (word: string): Facing | null => (word ? (word as Facing) : null);
  switch (kind) {
    case 'hq':
      return say.hq(army, a, facingOrNone(b));
    case 'draw':
      return say.draw(army, names.tile(+seat, a));
    case 'redraw':
      return say.redraw(army, tilesOf(a, +seat, names));
    case 'discard':
      return say.discard(army, names.tile(+seat, a));
    case 'place':
      return say.place(army, names.tile(+seat, a), b, facingOrNone(c));
    case 'battle':
      return say.battle(army);
    case 'move':
      return say.move(stepOf(army, a, b, c, names));
    case 'push':
      return say.push(army, unit(a), unit(b));
    case 'sniper':
      return say.sniper(army, unit(a));
    case 'grenade':
      return say.grenade(army, unit(a));
    case 'air-strike':
      return say.airStrike(army, a);
    case 'small-bomb':
      return say.smallBomb(army, [a, b, c]);
    case 'castle':
      return say.castle(army, unit(a), unit(b));
    case 'rotate':
      return say.rotate(army, unit(a), b as Facing);
    case 'terror':
      return say.terror(army);
    case 'walk':
      return say.walk(stepOf(army, a, b, c, names));
    case 'transport':
      return say.transport(stepOf(army, a, b, c, names));
    case 'hq-move':
      return say.hqMove(stepOf(army, a, b, c, names));
    case 'hq-turn':
      return say.hqTurn(army, unit(a), b as Facing);
    case 'run':
      return tellProcedure(text, army, names, say);
    case 'energy': {
      const tiles = tilesOf(b, +seat, names);
      return say.energy(army, +a, tiles, +a - tiles.length);
    }
    case 'end':
      return say.end(army);
    case 'resign':
      return say.resign(army);
    case 'retreat':
      return say.retreat(army, unit(a), b);
    case 'turn':
      return say.turn(army, unit(a), b as Facing);
    case 'explode':
      return say.explode(army, unit(a));
    case 'hold':
      return say.hold(army, unit(a));
    case 'convert':
      return say.convert(army, unit(a), b as Facing, c as Icon);
    case 'keep':
      return say.keep(army, unit(a));
    case 'medic':
      return say.medic(army, unit(a), unit(b), c ? unit(c) : null, +d);
    case 'order':
      return say.order(army, names.army(+a));
    default:
      return text;
  }
}

function tellProcedure(text: string, army: string, names: Names, say: ActionSentences): string {
  const [, , procedure = '', a = '', b = '', c = ''] = text.split(' ');
  switch (procedure) {
    case 'rotation':
      return say.runRotation(army, names.unit(a), b as Facing);
    case 'swap': // both Links, each followed by its facing
      return say.runSwap(army, names.unit(a), names.unit(c));
    case 'push-back':
      return say.runPushBack(army, names.unit(a), names.unit(b));
    case 'laser':
      return say.runLaser(army, names.unit(a), names.unit(b));
    case 'elimination':
      return say.runElimination(army, names.unit(a));
    case 'detonation':
      return say.runDetonation(army);
    default:
      return text;
  }
}

export function labelAction(text: string, names: Names, labels: Labels): string | null {
  const [seat = '', kind = '', a = '', b = '', c = '', d = ''] = text.split(' ');
  switch (kind) {
    case 'redraw':
      return labels.redraw(tilesOf(a, +seat, names));
    case 'discard':
      return labels.discard(names.tile(+seat, a));
    case 'battle':
      return labels.battle;
    case 'terror':
      return labels.terror;
    case 'run':
      return a === 'detonation' ? labels.runDetonation : null;
    case 'energy': {
      const tiles = tilesOf(b, +seat, names);
      return labels.energy(+a, tiles, +a - tiles.length);
    }
    case 'end':
      return labels.end;
    case 'resign':
      return labels.resign;
    case 'retreat':
      return labels.retreat(b);
    case 'turn':
      return labels.turn(b as Facing);
    case 'explode':
      return labels.explode;
    case 'hold':
      return labels.hold;
    case 'convert':
      return labels.convert(b as Facing, c as Icon);
    case 'keep':
      return labels.keep;
    case 'medic':
      return labels.medic(names.unit(a), names.unit(b), c ? names.unit(c) : null, +d);
    case 'order':
      return labels.order(names.army(+a));
    default:
      return null;
  }
}

function stepOf(army: string, from: HexName, to: HexName, facing: string, names: Names): Step {
  const isTurn = from === to;
  const tellsFacing = isTurn || !names.isRound(from);
  return {
    army,
    unit: names.unit(from),
    to: isTurn ? null : to,
    facing: tellsFacing ? ((facing || 'n') as Facing) : null,
  };
}

// "mutant,move*2" -> names, every copy one.
function tilesOf(list: string, seat: number, names: Names): string[] {
  if (list === '' || list === '-') return [];
  return list.split(',').flatMap((entry) => {
    const [word = '', copies = '1'] = entry.split('*');
    return Array<string>(+copies).fill(names.tile(seat, word));
  });
}
