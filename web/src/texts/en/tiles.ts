import { explainTile } from '../explain';
import type { ArmyTexts, TileTexts } from '../tiles';
import { icons } from './icons';
import { count } from './words';

const army = (name: string, about: string, play: string): ArmyTexts => ({ name, ofArmy: `of ${name}`, about, play });

export const tiles: TileTexts = {
  armies: {
    outpost: army(
      'Outpost',
      'Guerrillas with quick rifles, seven Moves and an HQ that lets its neighbours shoot twice.',
      'Shoot from afar and from close to your HQ, keep moving, and never stay where a counter-attack would find you.',
    ),
    moloch: army(
      'Moloch',
      'The machine army: many tough, armoured warriors, five Push Backs, few Moves.',
      'Build a wall that shoots, push attackers out of line, and let toughness win the exchange.',
    ),
    borgo: army(
      'Borgo',
      'Mutants who fight hand to hand and strike first, thanks to an HQ that makes its neighbours faster.',
      'Rush the enemy HQ, gather around your own for speed, and start Battles before the others are ready.',
    ),
    hegemony: army(
      'Hegemony',
      'Gangers and gladiators: strong in melee, with three netters and tricks for every situation.',
      'Net the dangerous, hit the rest hard beside your HQ, and use Runners, Transport and Quartermaster for surprises.',
    ),
    smart: army(
      'Smart',
      'Technology: three Gauss Cannons, many boosting modules and an HQ that lets its neighbours move.',
      'Build one deadly firing position, boost it with modules, and bring it into line with the free moves of your HQ.',
    ),
    vegas: army(
      'Vegas',
      'Manipulators: few fighters of their own, three Agitators that steal the enemy’s best, two Mines.',
      'Capture what hurts most and turn it against its owner. Guard your Agitators: when one falls, the captive goes home.',
    ),
    doomsday: army(
      'Doomsday Machine',
      'An army that bends bullets: redirectors catch its shots and send them on, even three at once.',
      'Lay a net of fire around corners, keep Medics behind it, and dream of the endless loop.',
    ),
  },
  facing: { n: 'north', ne: 'north-east', se: 'south-east', s: 'south', sw: 'south-west', nw: 'north-west' },
  towards: {
    n: 'to the north',
    ne: 'to the north-east',
    se: 'to the south-east',
    s: 'to the south',
    sw: 'to the south-west',
    nw: 'to the north-west',
  },
  kind: { hq: 'HQ', warrior: 'warrior', module: 'module', foundation: 'foundation', instant: 'instant' },
  aboutKind: {
    hq: 'Your headquarters. When it has no points left, you have lost.',
    warrior: 'A unit: it stays on the board until it is destroyed.',
    module: 'A unit that does not fight but works on the units on its links.',
    foundation: 'A tile that lies on a hex. It is no unit, and units may come onto it.',
    instant: 'Played once, then it goes to the discard pile.',
  },
  count: (copies) => count(copies, 'tile', 'tiles'),
  name: (tile) => tile.name,
  unit: (tile, army, hex) =>
    tile.kind === 'hq' ? `HQ ${tiles.armies[army].ofArmy} (${hex})` : `${tile.name} (${hex})`,
  explain: (tile) => explainTile(tile, icons),
};
