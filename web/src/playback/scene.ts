import type { Facing, GameEvent, HexName, Seat, UnitView, View } from '../engine/api';

// The board between events. Tiles, wounds and points follow the events alone; what else is known of a unit is known
// only before and after, so in between it stays as it was, and a net as long as the one who holds it is there.
export class Scene {
  units: UnitView[];
  hp: Record<Seat, number>;
  score: Record<Seat, number>;

  constructor(view: View) {
    this.units = view.units;
    this.hp = Object.fromEntries(view.players.map((player) => [player.seat, player.hp]));
    this.score = Object.fromEntries(view.players.map((player) => [player.seat, player.score]));
  }

  at(hex: HexName): UnitView | undefined {
    return this.units.find((unit) => unit.hex === hex);
  }

  // Events of one moment: units that change places pass each other.
  apply(events: GameEvent[]): void {
    this.#move(events.filter((event) => event.kind === 'moved'));
    for (const event of events) this.#applyOne(event);
  }

  #applyOne(event: GameEvent): void {
    switch (event.kind) {
      case 'placed':
        return this.#put([placedUnit(event.hex, event.seat, event.tile, event.facing ?? 'n')]);
      case 'wounded':
        return this.#change(event.hex, { wounds: event.wounds });
      case 'destroyed':
        return this.#remove(this.units.filter((unit) => unit.hex === event.hex));
      case 'hp':
        this.hp = { ...this.hp, [event.seat]: event.points };
        return;
      case 'score':
        this.score = { ...this.score, [event.seat]: event.points };
        return;
      case 'captured':
        return this.#change(event.hex, { controller: event.seat });
      case 'released':
        return this.#change(event.hex, { controller: this.at(event.hex)?.seat });
      case 'eliminated':
        return this.#remove(this.units.filter((unit) => isGoneWith(unit, event.seat)));
    }
  }

  #move(moves: Extract<GameEvent, { kind: 'moved' }>[]): void {
    const moved = moves.flatMap(({ from, to, facing }) => {
      const unit = this.at(from);
      if (!unit) return [];
      // Whoever holds it elsewhere captures it anew.
      const controller = from === to ? unit.controller : unit.seat;
      return [{ ...unit, hex: to, facing, controller }];
    });
    const origins = moves.map(({ from }) => from);
    this.units = this.units.filter((unit) => !origins.includes(unit.hex));
    this.#put(moved);
  }

  // A Mine that is stepped on and a Transporter that makes room leave without a word.
  #put(units: UnitView[]): void {
    const taken = units.map((unit) => unit.hex);
    this.units = [...this.units.filter((unit) => !taken.includes(unit.hex)), ...units];
  }

  #change(hex: HexName, change: Partial<UnitView>): void {
    this.units = this.units.map((unit) => (unit.hex === hex ? { ...unit, ...change } : unit));
  }

  #remove(gone: UnitView[]): void {
    const hexes = gone.map((unit) => unit.hex);
    this.units = this.units
      .filter((unit) => !gone.includes(unit))
      .map((unit) => {
        const holders = unit.netted_by.filter((hex) => !hexes.includes(hex));
        return holders.length === unit.netted_by.length
          ? unit
          : { ...unit, netted_by: holders, netted: holders.length > 0 };
      });
  }
}

function isGoneWith(unit: UnitView, seat: Seat): boolean {
  return unit.seat === seat && unit.controller === seat;
}

function placedUnit(hex: HexName, seat: Seat, tile: string, facing: Facing): UnitView {
  return {
    hex,
    seat,
    tile,
    facing,
    wounds: 0,
    controller: seat,
    netted: false,
    netted_by: [],
    initiative: [],
    printed_initiative: [],
    melee: 0,
    ranged: 0,
    medics: [],
    linked: [],
    scoped_by: null,
    moved: [],
    attacks: [],
    reasons: [],
  };
}
