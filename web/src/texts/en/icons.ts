import type { TileEffect } from '../../engine/api';
import type { IconTexts } from '../tiles';

const sideNames = ['front', 'front right', 'back right', 'back', 'back left', 'front left'];

function sides(list: number[]): string {
  const key = list.join('');
  if (list.length === 6) return 'all sides';
  if (key === '015') return 'the three front sides';
  if (key === '12345') return 'all sides but the front';
  if (key === '024') return 'every second side';
  return list.map((side) => sideNames[side]).join(', ');
}

const friends = (isHq: boolean): string => (isHq ? 'Your units beside it' : 'Your units on its links');

function initiativeBonus(effect: TileEffect, isHq: boolean): string {
  if (effect.target === 'enemy') return 'Enemy units on its links are slower by 1, but never slower than 0.';
  return `${friends(isHq)} are faster by 1.`;
}

export const icons: IconTexts = {
  sides,
  hq: (points) => `Headquarters with ${points} points. Protect it: without it you are out.`,
  initiative: ([first, ...more]) =>
    more.length === 0
      ? `Initiative ${first}: acts in segment ${first} of a Battle.`
      : `Initiative ${[first, ...more].join(' and ')}: acts once in each of these segments of a Battle.`,
  melee: (strength, where, isHq) =>
    `Melee, strength ${strength} (${where}): strikes the enemy on the next hex${isHq ? ', but never another HQ' : ''}.`,
  ranged: (strength, where) =>
    `Ranged, strength ${strength} (${where}): hits the first enemy in a straight line, however far. Your own units are not in the way.`,
  meleeAndRanged: (where) => `Blow and shot together (${where}): an enemy on the next hex takes both, as one attack.`,
  gauss: (where) =>
    `Gauss (${where}): 1 wound for every enemy on the whole line. Bonuses to strength do not change that.`,
  armor: (where) =>
    `Armour (${where}): takes 1 from every ranged attack that comes in there. It does not help against melee.`,
  net: (where) => `Net (${where}): the enemy unit there can do nothing as long as it is held, HQs included.`,
  link: (where) => `Links (${where}): it works on the units on the hexes next to these sides.`,
  longLink: (where) =>
    `Long link (${where}): it reaches the first and the second hex in this direction, whatever is in between.`,
  takeover: (where) =>
    `Takeover (${where}): the enemy unit there works for you as long as it stays there. HQs cannot be taken.`,
  entry: (where) => `Entries (${where}): your shots that come in here are turned.`,
  exit: (where, exits) =>
    exits === 1
      ? `Exit (${where}): the shot goes on from here.`
      : `Exits (${where}): the shot goes on from each of them, at full strength.`,
  trap: (where) => `Fuse (${where}): an enemy attack over this side sets the tile off.`,
  toughness: (wounds) =>
    wounds === 1
      ? 'Toughness 1: survives one wound, the second one destroys it.'
      : `Toughness ${wounds}: survives ${wounds} wounds, the next one destroys it.`,
  mobility: 'Mobility: once in each of your turns it may step to a free hex beside it, turn, or do both.',
  effects: {
    initiative: initiativeBonus,
    melee: (_, isHq) => `${friends(isHq)} strike with +1 in melee.`,
    ranged: (_, isHq) => `${friends(isHq)} shoot with +1.`,
    extra_attack: (_, isHq) => `${friends(isHq)} attack once more in a Battle, usually one segment later.`,
    medic: () =>
      'Medic: when a friend on its links is hit, it takes away one whole attack and is lost for it. It has no choice.',
    capture_module: () =>
      'Enemy modules on its links work for you instead of their owner. They stay where they are and stay enemy units.',
    convert_attack: () =>
      'Once in a Battle each friend on its links may turn one icon: a blow becomes a shot or a shot a blow. Bonuses for both then count.',
    grant_mobility: (_, isHq) => `${friends(isHq)} may move once more in each of your turns: a step, a turn, or both.`,
    double_move: () => 'Every move of your units may be two steps long. It need not be linked to anything.',
    takeover: () => 'At each new capture you may turn the captive as you like.',
    rotate_any_one_friendly_unit_per_turn: () =>
      'Once in each of your turns you may turn one of your units, but not this HQ.',
    explode: () =>
      'Instead of attacking it may explode: 1 wound for every unit beside it, friends and HQs too. Armour does not help, and it is gone.',
    explode_when_hit_on_trap_edge: () =>
      'Set off, it explodes at once: 1 wound for every unit beside it, friends and HQs too, and it is gone. No Medic can save it.',
    redirect_ranged: () =>
      'It turns every shot of yours that reaches an entry, whether you want it or not. It does not shoot by itself and is no module.',
    return_to_top_of_pile_on_death: () => 'When it is destroyed it goes back to the top of your pile.',
    replace_with_unit: () => 'A unit from your hand may take its place, facing any way; this tile is discarded then.',
    mine: () =>
      'Lies on an empty hex. The first unit that comes onto it, yours too, is destroyed and the Mine is gone. An HQ only clears it.',
    battle: () => 'Starts a Battle. Your turn ends with it.',
    move: () => 'One of your units steps to a free hex beside it, turns, or does both.',
    push_back: () =>
      'One of your units pushes an enemy beside it one hex away. The player it belongs to chooses where to.',
    sniper: () => '1 wound for any enemy unit on the board but an HQ, or the end of an enemy foundation.',
    grenade: () => 'Destroys an enemy unit beside your HQ, however tough it is. HQs are safe.',
    air_strike: () =>
      '1 wound for every unit on a hex and the six around it, yours too. HQs are safe. All seven hexes must be on the board.',
    small_bomb: () => '1 wound for every unit on three hexes that touch each other, yours too. HQs are safe.',
    castling: () => 'Two of your units beside each other change places. Neither turns.',
    rotation: () => 'Turns one of your units any way you like.',
    terror: () => 'In their next turns all other players may not put tiles on the board.',
  },
};
