import { facings, neighbour } from '../board/geometry';
import type { ActionText, HexName } from '../engine/api';
import { wordsOf } from './action';
import { lineTo } from './hexes';

const around = (hex: HexName): HexName[] => facings.map((facing) => neighbour(hex, facing));

// The hexes that an action covers, whoever stands there; who is hit is the engine's to say. Some may lie outside the board.
export function areaOf(action: ActionText): HexName[] {
  const { word, rest } = wordsOf(action);
  const [a = '', b = ''] = rest;
  switch (word) {
    case 'air-strike':
    case 'explode':
      return [a, ...around(a)];
    case 'run laser':
      return lineTo(a, b).slice(0, -1);
    case 'small-bomb':
    case 'sniper':
    case 'grenade':
    case 'run elimination':
      return rest;
    default:
      return [];
  }
}
