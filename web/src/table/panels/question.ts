import type { View } from '../../engine/api';
import type { Choice } from '../../game/choosing/choice';
import type { Names } from '../../texts/events';
import type { Texts } from '../../texts/index.svelte';

// The one thing that is asked now, in words.
export function questionOf(texts: Texts, view: View, choice: Choice, names: Names): string {
  const ask = texts.game.question;
  const chosen = choice.chosenHexes;
  const [first] = chosen;
  const word = choice.words[0] ?? '';
  const unit = first ? names.unit(first) : '';
  if (view.phase === 'retreat') return ask.retreat(unit);
  if (view.phase === 'captive') return captive();
  if (view.phase === 'battle' || view.phase === 'medic') return answer();
  if (choice.action) return ready();
  if (choice.picks.length === 0) return beginning();
  if (choice.way) return inWay(choice.way);
  if (choice.tile) return withTile(choice.tile);
  return ask.useUnit(unit);

  function beginning(): string {
    if (view.phase === 'discard') return ask.discard(view.players[view.seat - 1]!.hand.length);
    return choice.words.every((each) => each === 'end') ? ask.nothingToPlay : ask.play;
  }

  function captive(): string {
    if (word === 'order') return ask.order;
    return first ? ask.captive(names.unit(first)) : ask.captiveWho;
  }

  function answer(): string {
    const kinds = new Set(choice.words);
    if (kinds.has('order')) return ask.order;
    if (kinds.has('medic')) return view.phase === 'medic' ? ask.medicOutside : ask.medic;
    const asked = names.unit(choice.ways[0]?.action.split(' ')[2] ?? '');
    if (kinds.has('explode')) return ask.clown(asked);
    return kinds.has('convert') || kinds.has('keep') ? ask.convert(asked) : ask.decide;
  }

  function ready(): string {
    const [one, other] = choice.turnable;
    if (!one) return ask.sure;
    if (other) return ask.turnBoth;
    const isPlaced = word === 'place' || word === 'hq';
    return ask.turnIt(isPlaced ? names.tile(view.seat, choice.tile!) : names.unit(first ?? one));
  }

  function withTile(tile: string): string {
    const name = names.tile(view.seat, tile);
    const doing = choice.words.find((each) => each !== 'discard') ?? 'discard';
    switch (doing) {
      case 'hq':
        return ask.hq;
      case 'discard':
        return beginning();
      case 'battle':
        return ask.battle;
      case 'terror':
        return ask.terror;
      case 'place':
        return ask.place(name);
      case 'move':
        return first ? ask.moveWhere(unit) : ask.moveWho;
      case 'push':
        return first ? ask.pushWhom(unit) : ask.pushWho;
      case 'air-strike':
        return ask.airStrike;
      case 'small-bomb':
        return ask.smallBomb(3 - chosen.length);
      case 'castle':
        return ask.castle(2 - chosen.length);
      case 'rotate':
        return ask.rotateWho;
      default:
        return ask.target(name);
    }
  }

  function inWay(way: string): string {
    if (way === 'redraw') return ask.redraw;
    if (!way.startsWith('run ')) return ask.moveWhere(unit);
    const procedure = way.slice('run '.length);
    const name = texts.events.procedures[procedure] ?? procedure;
    if (procedure === 'swap' || procedure === 'laser') return ask.linkPair(name, 2 - chosen.length);
    if (procedure === 'push-back') return first ? ask.pushWhom(unit) : ask.pushWho;
    return procedure === 'detonation' ? ask.detonation : ask.procedureTarget(name);
  }
}
