import type { ActionText, Facing, HexName } from '../engine/api';
import { wordsOf } from './action';
import { turned } from './hexes';
import { kindOf, sequencesOf, wordOf, type Step } from './steps';

interface Way {
  action: ActionText;
  steps: Step[];
}

export function waysOf(actions: ActionText[]): Way[] {
  const ways = actions.flatMap((action) => sequencesOf(action).map((steps) => ({ action, steps })));
  return ways.some((way) => isTurnedHq(way)) ? ways.map(facingNorth) : ways;
}

function isTurnedHq({ steps }: Way): boolean {
  return steps[0] === 'tile hq' && steps.length === 3;
}

// "1 hq a1" of an HQ that can be turned means "n".
function facingNorth(way: Way): Way {
  const hex = wordOf(way.steps[1] ?? 'hex ');
  return way.steps[0] === 'tile hq' && way.steps.length === 2
    ? { ...way, steps: [...way.steps, `face ${hex} n`] }
    : way;
}

// One legal action, chosen step by step. A value: each change gives another Choice.
export class Choice {
  readonly ways: Way[];
  readonly picks: Step[];
  readonly facing: Facing; // what a tile is turned to when nothing else is known
  #next: Step[] | null = null;

  private constructor(ways: Way[], picks: Step[], facing: Facing) {
    this.ways = ways;
    this.picks = picks;
    this.facing = facing;
  }

  static of(actions: ActionText[], facing: Facing = 'n'): Choice {
    return new Choice(waysOf(actions), [], facing).#goOn(true);
  }

  #matching(length = this.picks.length): Way[] {
    return this.ways.filter((way) => this.picks.slice(0, length).every((pick, index) => way.steps[index] === pick));
  }

  // What may be picked after the first so many picks.
  #optionsAfter(length: number): Step[] {
    const steps = this.#matching(length).flatMap((way) => way.steps.slice(length, length + 1));
    return [...new Set(steps)];
  }

  get next(): Step[] {
    return (this.#next ??= this.#optionsAfter(this.picks.length));
  }

  // Everything that is needed has been picked; only the confirmation is missing.
  get action(): ActionText | null {
    if (this.picks.length === 0) return null;
    return this.#matching().find((way) => way.steps.length === this.picks.length)?.action ?? null;
  }

  // The action that a button does.
  actionOf(button: Step): ActionText | null {
    const steps = [...this.picks, button];
    const found = this.#matching().find((way) => way.steps.length === steps.length && way.steps.at(-1) === button);
    return found?.action ?? null;
  }

  // Hexes that may be picked next; when all is chosen, instead of the last one.
  get targets(): HexName[] {
    const last = this.picks.findLastIndex((step) => kindOf(step) === 'hex');
    const steps = this.action && last >= 0 ? this.#optionsAfter(last) : this.next;
    return steps.filter((step) => kindOf(step) === 'hex').map(wordOf);
  }

  // All first steps, whatever has been picked since.
  get beginnings(): Step[] {
    return this.#optionsAfter(0);
  }

  // Tiles of the hand with which something can be done.
  get tiles(): string[] {
    return this.beginnings.filter((step) => kindOf(step) === 'tile').map(wordOf);
  }

  // The kinds of action that are still possible: "place", "discard".
  get words(): string[] {
    return [...new Set(this.#matching().map((way) => wordsOf(way.action).word))];
  }

  // Hexes on the way to the choice.
  get chosenHexes(): HexName[] {
    return this.picks.filter((step) => kindOf(step) === 'hex').map(wordOf);
  }

  get tile(): string | null {
    const pick = this.picks.find((step) => kindOf(step) === 'tile');
    return pick ? wordOf(pick) : null;
  }

  get way(): string | null {
    const pick = this.picks.find((step) => kindOf(step) === 'way');
    return pick ? wordOf(pick) : null;
  }

  get buttons(): Step[] {
    return this.next.filter((step) => kindOf(step) === 'do' || kindOf(step) === 'way');
  }

  // A further step, or another one instead of an earlier one. Null: it leads nowhere.
  pick(step: Step, facing: Facing = this.facing): Choice | null {
    for (let length = this.picks.length; length >= 0; --length) {
      if (kindOf(this.picks[length] ?? step) === 'face' && length < this.picks.length) continue;
      if (!this.#optionsAfter(length).includes(step)) continue;
      return new Choice(this.ways, [...this.picks.slice(0, length), step], facing).#goOn(false);
    }
    return null;
  }

  // Takes back the last step that was somebody's own, with all that followed from it by itself.
  back(): Choice {
    for (let length = this.picks.length - 1; length > 0; --length) {
      if (kindOf(this.picks[length]!) === 'face') continue;
      const shorter = new Choice(this.ways, this.picks.slice(0, length), this.facing);
      if (shorter.#goOn(false).picks.length === length) return shorter;
    }
    return this.cleared();
  }

  cleared(): Choice {
    return new Choice(this.ways, [], this.facing).#goOn(true);
  }

  // What is not a question is not asked: facings get a first value, a single way is taken; at the very beginning,
  // where `alone`, a single tile or hex too.
  #goOn(alone: boolean): Choice {
    const [only] = this.next;
    if (!only) return this;
    if (this.next.every((step) => kindOf(step) === 'face')) return this.#with(this.#nearest(this.facing)).#goOn(false);
    const kind = kindOf(only);
    if (this.next.length > 1 || kind === 'do') return this;
    if (kind === 'way' ? this.picks.length > 0 : alone) return this.#with(only).#goOn(alone);
    return this;
  }

  #with(step: Step): Choice {
    return new Choice(this.ways, [...this.picks, step], this.facing);
  }

  #nearest(facing: Facing): Step {
    for (let sixths = 0; sixths < 6; ++sixths) {
      const found = this.next.find((step) => step.endsWith(` ${turned(facing, sixths)}`));
      if (found) return found;
    }
    return this.next[0]!;
  }

  get turns(): { hex: HexName; facing: Facing }[] {
    return this.picks
      .filter((step) => kindOf(step) === 'face')
      .map((step) => {
        const [hex = '', facing] = wordOf(step).split(' ');
        return { hex, facing: facing as Facing };
      });
  }

  // Turns the tile on a hex, or the one chosen last, past facings that are not possible. +1: clockwise.
  turn(sixths: number, hex?: HexName): Choice {
    const place = this.picks.findLastIndex((step) => step.startsWith(hex ? `face ${hex} ` : 'face '));
    if (place < 0) return this;
    const [target = '', facing] = wordOf(this.picks[place]!).split(' ');
    const direction = Math.sign(sixths);
    for (let step = sixths; Math.abs(step) <= 6; step += direction || 1) {
      const wanted = turned(facing as Facing, step);
      const picks = this.picks.with(place, `face ${target} ${wanted}`);
      const choice = new Choice(this.ways, picks, target === this.turns.at(-1)?.hex ? wanted : this.facing);
      if (choice.action) return choice;
    }
    return this;
  }

  // The text of an action that picking this hex next would mean, so that the engine can say why it is not possible.
  attempt(hex: HexName): ActionText | null {
    for (let length = this.picks.length; length >= 0; --length) {
      const way = this.#matching(length).find((each) => each.steps[length]?.startsWith('hex '));
      if (!way) continue;
      const instead = wordOf(way.steps[length]!);
      const words = way.action.split(' ');
      const place = words.lastIndexOf(instead);
      return place < 0 ? null : words.with(place, hex).join(' ');
    }
    return null;
  }
}
