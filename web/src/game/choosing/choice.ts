import type { ActionText, Facing, HexName } from '../../engine/api';
import { actionOf, placeOf, wordsOf } from '../../engine/notation';
import { turned } from '../../engine/hexes';
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

export type Facings = ReadonlyMap<HexName, Facing>;

// One legal action, chosen step by step. A value: each change gives another Choice.
export class Choice {
  readonly ways: Way[];
  readonly picks: Step[];
  readonly facing: Facing; // of a tile from the hand
  readonly #units: Facings; // as they stand now
  readonly #turned: Facings; // units that somebody has turned, by the hex where they stand now
  #next: Step[] | null = null;
  #turnable: HexName[] | null = null;

  private constructor(ways: Way[], picks: Step[], facing: Facing, units: Facings, turned: Facings) {
    this.ways = ways;
    this.picks = picks;
    this.facing = facing;
    this.#units = units;
    this.#turned = turned;
  }

  static of(actions: ActionText[], facing: Facing = 'n', units: Facings = new Map()): Choice {
    return new Choice(waysOf(actions), [], facing, units, new Map()).#goOn(true);
  }

  #with(picks: Step[], facing = this.facing, turned = this.#turned): Choice {
    return new Choice(this.ways, picks, facing, this.#units, turned);
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
  pick(step: Step): Choice | null {
    for (let length = this.picks.length; length >= 0; --length) {
      if (kindOf(this.picks[length] ?? step) === 'face' && length < this.picks.length) continue;
      if (!this.#optionsAfter(length).includes(step)) continue;
      return this.#with([...this.picks.slice(0, length), step]).#goOn(false);
    }
    return null;
  }

  // Takes back the last step that was somebody's own, with all that followed from it by itself.
  back(): Choice {
    for (let length = this.picks.length - 1; length > 0; --length) {
      if (kindOf(this.picks[length]!) === 'face') continue;
      const shorter = this.#with(this.picks.slice(0, length));
      if (shorter.#goOn(false).picks.length === length) return shorter;
    }
    return this.cleared();
  }

  cleared(): Choice {
    return this.#with([], this.facing, new Map()).#goOn(true);
  }

  // What is not a question is not asked: facings get a first value, a single way is taken; at the very beginning,
  // where `alone`, a single tile or hex too.
  #goOn(alone: boolean): Choice {
    const [only] = this.next;
    if (!only) return this;
    if (this.next.every((step) => kindOf(step) === 'face'))
      return this.#with([...this.picks, this.#firstFacing]).#goOn(false);
    const kind = kindOf(only);
    if (this.next.length > 1 || kind === 'do') return this;
    if (kind === 'way' ? this.picks.length > 0 : alone) return this.#with([...this.picks, only]).#goOn(alone);
    return this;
  }

  // Where the unit stands that will lie on a hex; null: it is a tile from the hand.
  #originOf(hex: HexName): HexName | null {
    if (this.words.some((word) => word === 'place' || word === 'hq')) return null;
    return this.chosenHexes.find((each) => each !== hex) ?? hex;
  }

  // A unit keeps its facing until somebody turns it; a tile from the hand takes that of the last one.
  get #firstFacing(): Step {
    const { hex } = placeOf(wordOf(this.next[0]!));
    const origin = this.#originOf(hex);
    const facing = (origin && (this.#turned.get(origin) ?? this.#units.get(origin))) || this.facing;
    for (let sixths = 0; sixths < 6; ++sixths) {
      const found = this.next.find((step) => step.endsWith(` ${turned(facing, sixths)}`));
      if (found) return found;
    }
    return this.next[0]!;
  }

  get turns(): { hex: HexName; facing: Facing }[] {
    return this.picks.filter((step) => kindOf(step) === 'face').map((step) => placeOf(wordOf(step)));
  }

  // Tiles that can be turned, by the hex where they will lie.
  get turnable(): HexName[] {
    return (this.#turnable ??= this.turns.map(({ hex }) => hex).filter((hex) => this.turn(1, hex) !== this));
  }

  // Turns the tile on a hex, or else the one chosen last, past facings that are not possible. +1: clockwise.
  turn(sixths: number, hex?: HexName): Choice {
    const isMeant = (step: Step) => kindOf(step) === 'face' && (!hex || step.startsWith(`face ${hex} `));
    const place = this.picks.findLastIndex(isMeant);
    if (place < 0) return hex ? this.turn(sixths) : this;
    const { hex: target, facing } = placeOf(wordOf(this.picks[place]!));
    const origin = this.#originOf(target);
    const direction = Math.sign(sixths);
    for (let step = sixths; Math.abs(step) < 6; step += direction || 1) {
      const wanted = turned(facing, step);
      const picks = this.picks.with(place, `face ${target} ${wanted}`);
      const choice = origin
        ? this.#with(picks, this.facing, new Map(this.#turned).set(origin, wanted))
        : this.#with(picks, wanted);
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
      const words = wordsOf(way.action);
      const place = words.rest.lastIndexOf(instead);
      return place < 0 ? null : actionOf({ ...words, rest: words.rest.with(place, hex) });
    }
    return null;
  }
}
