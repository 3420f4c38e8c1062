import type { Catalogue, HexName, Places, PlayerView, Seat, Tile } from '../engine/api';
import { isRound, tileOf } from '../game/catalogue';
import type { Texts } from '../texts/index.svelte';
import type { Names } from '../texts/events';

// How units, tiles and players are called in the language of now, with the board as it is in `places`.
export function namesOf(texts: Texts, tiles: Catalogue, players: PlayerView[], places: Partial<Places>): Names {
  const armyOf = (seat: Seat) => players[seat - 1]!.army;
  const printed = (hex: HexName): Tile | null => {
    const place = places[hex];
    return place ? tileOf(tiles, armyOf(place.seat), place.tile) : null;
  };
  return {
    unit: (hex) => {
      const tile = printed(hex);
      return tile ? texts.tiles.unit(tile, armyOf(places[hex]!.seat), hex) : hex;
    },
    army: (seat) => texts.tiles.armies[armyOf(seat)].name,
    tile: (seat, word) => texts.tiles.name(tileOf(tiles, armyOf(seat), word)),
    isRound: (hex) => {
      const tile = printed(hex);
      return tile !== null && isRound(tile);
    },
  };
}
