import type { BoardTile } from '../../board/types';
import type { PlayerView, Seat, UnitView } from '../../engine/api';
import type { Frame } from '../../playback/timeline';

function isSame(one: BoardTile, other: BoardTile): boolean {
  return (Object.keys(other) as (keyof BoardTile)[]).every((key) => one[key] === other[key]);
}

// The old tiles where nothing has changed: what is the same object is not drawn anew.
export function keepSame(old: BoardTile[], now: BoardTile[]): BoardTile[] {
  return now.map((tile) => old.find((each) => each.hex === tile.hex && isSame(each, tile)) ?? tile);
}

// A unit as the board shows it, at rest or in a frame of what is happening.
export function boardTile(unit: UnitView, players: PlayerView[], frame: Frame | null): BoardTile {
  const player = (seat: Seat) => players[seat - 1]!;
  const isChanged = unit.initiative.join() !== unit.printed_initiative.join();
  return {
    hex: unit.hex,
    army: player(unit.seat).army,
    tile: unit.tile,
    facing: unit.facing,
    wounds: unit.wounds,
    controller: unit.controller === unit.seat ? null : player(unit.controller).army,
    netted: unit.netted,
    initiative: isChanged ? unit.initiative : null,
    points: unit.tile === 'hq' ? (frame?.hp[unit.seat] ?? player(unit.seat).hp) : undefined,
    fallen: frame?.fallen.includes(unit.hex) ?? false,
    lifted: frame?.lifted.includes(unit.hex) ?? false,
  };
}
