import type { GameEvent } from '../engine/api';
import { eventText } from '../engine/notation';
import type { EventSentences, Names } from './events';

// From the fields of an event to the functions of a language.

const destroysAnything = 255;

export function tellEvent(event: GameEvent, names: Names, say: EventSentences): string {
  const { unit, army } = names;
  switch (event.kind) {
    case 'moved': {
      const { from, to, facing } = event;
      if (from === to) return say.turned(unit(from), facing);
      return say.moved(unit(from), to, names.isRound(from) ? null : facing);
    }
    case 'placed': {
      const { hex, seat, tile, facing = null } = event;
      return say.placed(army(seat), names.tile(seat, tile), hex, facing);
    }
    case 'eliminated':
      return say.eliminated(army(event.seat));
    case 'fight':
      return say.fight(event.battle, army(event.seat));
    case 'segment':
      return say.segment(event.number);
    case 'converted':
      return say.converted(unit(event.hex), event.side, event.icon);
    case 'exploded':
      return say.exploded(unit(event.hex));
    case 'hit': {
      const { attacker, target, wounds } = event;
      if (wounds === destroysAnything) return say.destroyedOutright(unit(target));
      return say.hit(attacker && unit(attacker), unit(target), wounds);
    }
    case 'blocked':
      return say.blocked(unit(event.attacker), unit(event.target));
    case 'endless':
      return say.endless(unit(event.attacker), unit(event.target), event.wounds);
    case 'saved': {
      const { patient, medic, attacker, wounds = 0 } = event;
      return say.saved(unit(patient), unit(medic), attacker ? unit(attacker) : null, wounds);
    }
    case 'wounded':
      return say.wounded(unit(event.hex), event.wounds);
    case 'destroyed':
      return say.destroyed(unit(event.hex));
    case 'hp':
      return say.hp(army(event.seat), event.points);
    case 'score':
      return say.score(army(event.seat), event.points);
    case 'returned':
      return say.returned(army(event.seat));
    case 'captured':
      return say.captured(unit(event.hex), army(event.seat));
    case 'released':
      return say.released(unit(event.hex));
    case 'over':
      return say.over();
    case 'won':
      return say.won(army(event.seat));
    default:
      return eventText(event);
  }
}
