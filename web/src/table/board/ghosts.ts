import type { HexName, UnitView } from '../../engine/api';

// What an action in the making changes on the board.
export interface Ghosts {
  fresh: HexName[]; // units that come, move or turn
  gone: UnitView[]; // units that would leave the board
  hurt: { hex: HexName; wounds: number }[]; // units that would be wounded, and by how much
}

function isSame(one: UnitView, other: UnitView): boolean {
  return one.hex === other.hex && one.seat === other.seat && one.tile === other.tile && one.facing === other.facing;
}

export function ghostsOf(now: UnitView[], tried: UnitView[]): Ghosts {
  const fresh = tried.filter((unit) => !now.some((old) => isSame(old, unit)));
  const left = now.filter((old) => !tried.some((unit) => unit.hex === old.hex && unit.seat === old.seat));
  const moved = [...fresh];
  // A unit that left its hex and came to another is one that moved.
  const gone = left.filter((old) => {
    const place = moved.findIndex((unit) => unit.seat === old.seat && unit.tile === old.tile);
    if (place >= 0) moved.splice(place, 1);
    return place < 0 && !tried.some((unit) => unit.hex === old.hex);
  });
  const hurt = tried.flatMap((unit) => {
    const wounds = unit.wounds - (now.find((old) => isSame(old, unit))?.wounds ?? unit.wounds);
    return wounds > 0 ? [{ hex: unit.hex, wounds }] : [];
  });
  return { fresh: fresh.map((unit) => unit.hex), gone, hurt };
}
