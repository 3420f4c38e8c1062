import type { BattleKind, GameEvent, HexName, Seat, UnitView, View } from '../engine/api';
import type { Mark } from '../board/types';
import { marksOf } from './eventMarks';
import { Scene } from './scene';

// What the board shows for a moment while events are told.
export interface Frame {
  segment: number | null; // of a Battle
  banner: BattleKind | null; // a Battle begins
  units: UnitView[];
  hp: Record<Seat, number>;
  score: Record<Seat, number>;
  marks: Mark[];
  lifted: HexName[]; // act in this moment
  fallen: HexName[]; // leave the board at its end
  events: GameEvent[]; // that this frame tells
  lasts: number; // milliseconds at normal speed
}

const times = { banner: 900, strike: 750, fall: 450, step: 700, blow: 900 };

// Events in the order in which they are shown together: a segment of a Battle, or what one action does at once.
interface Moment {
  segment: number | null;
  fight: BattleKind | null; // this moment begins a Battle
  events: GameEvent[];
}

function momentsOf(events: GameEvent[]): Moment[] {
  const moments: Moment[] = [{ segment: null, fight: null, events: [] }];
  for (const event of events) {
    if (event.kind === 'segment') moments.push({ segment: event.number, fight: null, events: [event] });
    else if (event.kind === 'fight') moments.push({ segment: null, fight: event.battle, events: [event] });
    else if (event.kind === 'over') moments.push({ segment: null, fight: null, events: [event] });
    else moments.at(-1)!.events.push(event);
  }
  return moments.filter((moment) => moment.events.length > 0);
}

const quietResults = new Set<GameEvent['kind']>(['segment', 'over', 'won', 'returned']); // nothing to see on the board
const aims = ['hit', 'blocked', 'endless', 'exploded', 'converted', 'saved'] as const;
type Aim = Extract<GameEvent, { kind: (typeof aims)[number] }>;
type Step = Extract<GameEvent, { kind: 'moved' | 'placed' }>;

const isAim = (event: GameEvent): event is Aim => (aims as readonly string[]).includes(event.kind);
const isStep = (event: GameEvent): event is Step => event.kind === 'moved' || event.kind === 'placed';

// The unit that acts; null: an instant does.
function actorOf(event: Aim): HexName | null {
  if (event.kind === 'saved') return event.patient;
  return 'attacker' in event ? event.attacker : event.hex;
}

// A moment in two frames where something strikes: first what flies, then what it leaves behind.
function framesOf(moment: Moment, scene: Scene, before: View): Frame[] {
  const frame = (events: GameEvent[], lasts: number, more: Partial<Frame> = {}): Frame => ({
    segment: moment.segment,
    banner: null,
    units: scene.units,
    hp: scene.hp,
    score: scene.score,
    marks: [],
    lifted: [],
    fallen: [],
    events,
    lasts,
    ...more,
  });
  if (moment.fight) return [frame(moment.events, times.banner, { banner: moment.fight })];

  const steps = moment.events.filter(isStep);
  const strikes = moment.events.filter(isAim);
  const heading = moment.events.filter((event) => event.kind === 'segment');
  const results = moment.events.filter((event) => !isStep(event) && !isAim(event) && event.kind !== 'segment');
  const frames: Frame[] = [];
  if (steps.length > 0) {
    scene.apply(steps);
    const hexes = steps.map((event) => (event.kind === 'moved' ? event.to : event.hex));
    frames.push(frame(steps, times.step, { lifted: hexes }));
  }
  if (strikes.length > 0) {
    const acting = strikes.map(actorOf).filter((hex) => hex !== null);
    const lifted = moment.segment === null ? [] : [...new Set(acting)];
    const lasts = moment.segment === null ? times.blow : times.strike;
    frames.push(frame([...heading, ...strikes], lasts, { marks: marksOf(strikes, before, scene), lifted }));
  }
  if (strikes.length > 0 || results.some((event) => !quietResults.has(event.kind))) {
    const fallen = results.flatMap((event) => (event.kind === 'destroyed' ? [event.hex] : []));
    const units = scene.units;
    scene.apply(results);
    frames.push(frame(results, times.fall, { fallen, units: fallen.length > 0 ? units : scene.units }));
  }
  return frames;
}

// The frames that lead from one view to the next. A person's own quiet step is not shown to him again.
export function timelineOf(before: View, events: GameEvent[], options: { battle: boolean; quiet: boolean }): Frame[] {
  const scene = new Scene(before);
  const frames = momentsOf(events).flatMap((moment) => framesOf(moment, scene, before));
  const isQuiet = events.every((event) => isStep(event) || event.kind === 'won');
  if (options.quiet && isQuiet) return [];
  if (options.battle && frames[0]) frames.unshift(bannerFrame(before));
  return frames;
}

// A Battle that a tile has started begins without an event.
function bannerFrame(before: View): Frame {
  const scene = new Scene(before);
  return {
    segment: null,
    banner: 'played',
    units: scene.units,
    hp: scene.hp,
    score: scene.score,
    marks: [],
    lifted: [],
    fallen: [],
    events: [],
    lasts: times.banner,
  };
}
