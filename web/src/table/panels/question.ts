import { hexCount, specOf } from '../../engine/actions';
import type { View } from '../../engine/api';
import { wordsOf } from '../../engine/notation';
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
    const asked = names.unit(wordsOf(choice.ways[0]?.action ?? '').rest[0] ?? '');
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
    const doing = choice.words.find((each) => each !== 'discard');
    return doing ? asks(doing, names.tile(view.seat, tile)) : beginning();
  }

  function inWay(way: string): string {
    if (way === 'redraw') return ask.redraw;
    return asks(way, texts.events.procedures[way.slice('run '.length)] ?? '');
  }

  function asks(doing: string, tile: string): string {
    const spec = specOf(doing);
    const left = spec ? hexCount(spec) - chosen.length : 0;
    return ask.doing[doing]?.({ tile, unit, left }) ?? ask.sure;
  }
}
