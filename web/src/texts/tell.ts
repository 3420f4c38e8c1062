import type { Facing } from '../engine/api';
import type { BattleKind, EventSentences, Icon, Names } from './events';

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
    case 'score':
      return say.score(names.army(+a), +b);
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
