import type { ActionText } from '../../engine/api';
import { tilesOf, wordsOf } from '../../engine/notation';

// Ways to buy energy on the Duel board: "1 energy 3 mutant,scout" gives up two tiles and one HQ point.
export interface EnergyOffer {
  action: ActionText;
  total: number;
  tiles: string[]; // given up, sorted
  points: number; // HQ points given up
}

export function energyOffers(actions: ActionText[]): EnergyOffer[] {
  return actions.flatMap((action) => {
    const { word, rest } = wordsOf(action);
    if (word !== 'energy') return [];
    const total = Number(rest[0]);
    const tiles = tilesOf(rest[1]).sort();
    return [{ action, total, tiles, points: total - tiles.length }];
  });
}

export function offerOf(offers: EnergyOffer[], tiles: string[], points: number): EnergyOffer | null {
  const wanted = [...tiles].sort().join(',');
  return offers.find((offer) => offer.points === points && offer.tiles.join(',') === wanted) ?? null;
}
