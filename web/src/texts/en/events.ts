import type { Facing } from '../../engine/api';
import type { ActionSentences, EventSentences, EventTexts, Labels, Told } from '../events';
import { tellEvent } from '../tell';
import { labelAction, tellAction } from '../tellAction';
import { tiles } from './tiles';
import { count, list } from './words';

const { facing: compass, towards } = tiles;

const wounds = (number: number): string => count(number, 'wound', 'wounds');
const facing = (direction: Facing | null): string => (direction ? `, facing ${compass[direction]}` : '');

const eventSentences: EventSentences = {
  moved: (unit, to, direction) => `${unit} goes to ${to}${facing(direction)}`,
  turned: (unit, direction) => `${unit} turns ${towards[direction]}`,
  placed: (army, tile, hex, direction) => `${army} places ${tile} on ${hex}${facing(direction)}`,
  eliminated: (army) => `${army} is out of the game; its tiles leave the board`,
  fight: (kind, army) =>
    ({
      played: `${army} starts a Battle`,
      'full-board': `The board is full: a Battle, caused by ${army}`,
      final: `The Final Battle, caused by ${army}`,
      overtime: `The Battle of the overtime, caused by ${army}`,
    })[kind],
  segment: (number) => `Segment ${number}`,
  converted: (unit, side, icon) =>
    `${unit} ${icon === 'ranged' ? 'shoots instead of striking' : 'strikes instead of shooting'} ${towards[side]} (Quartermaster)`,
  exploded: (unit) => `${unit} explodes`,
  hit: (attacker, target, number) =>
    attacker ? `${attacker} hits ${target} for ${number}` : `${target} is hit for ${number}`,
  destroyedOutright: (target) => `${target} is hit by something it cannot survive`,
  blocked: (attacker, target) => `The armour of ${target} stops the attack of ${attacker}`,
  endless: (attacker, target, number) =>
    `${attacker} hits ${target} again and again without end, for ${number} each time`,
  saved: (patient, medic, attacker, number) =>
    attacker
      ? `${patient} is spared ${wounds(number)} from ${attacker}; ${medic} is lost for it`
      : `${patient} is spared; ${medic} is lost for it`,
  wounded: (unit, number) => `${unit} survives with ${wounds(number)}`,
  destroyed: (unit) => `${unit} leaves the board`,
  hp: (army, number) => `The HQ of ${army} is down to ${count(number, 'point', 'points')}`,
  score: (army, number) => `${army} has scored ${count(number, 'point', 'points')}`,
  returned: (army) => `The Bio-droid goes back to the top of the pile of ${army}`,
  captured: (unit, army) => `${army} takes control of ${unit}`,
  released: (unit) => `${unit} goes back to its owner`,
  over: () => 'The Battle is over',
  won: (army) => `${army} wins the game`,
};

function step({ unit, to, facing: direction }: Told): string {
  return to ? `${unit} goes to ${to}${facing(direction)}` : `${unit} turns ${direction ? towards[direction] : ''}`;
}

const energyCost = (given: string[], hqPoints: number): string =>
  list([...given, ...(hqPoints > 0 ? [count(hqPoints, 'HQ point', 'HQ points')] : [])]);

const actionSentences: ActionSentences = {
  hq: ({ army, hexes: [hex], facing: direction }) => `${army} sets up its HQ on ${hex}${facing(direction)}`,
  draw: ({ army, tile }) => `${army} draws ${tile}`,
  redraw: ({ army, tiles: given }) =>
    given.length > 0
      ? `${army} had an unlucky draw and draws anew for ${list(given)}`
      : `${army} had an unlucky draw and draws anew`,
  discard: ({ army, tile }) => `${army} discards ${tile}`,
  place: ({ army, tile, hexes: [hex], facing: direction }) => `${army} places ${tile} on ${hex}${facing(direction)}`,
  battle: ({ army }) => `${army} starts a Battle`,
  move: (it) => `${it.army} plays Move: ${step(it)}`,
  push: ({ army, unit, other }) => `${army} plays Push Back: ${unit} pushes ${other}`,
  sniper: ({ army, unit }) => `${army} plays Sniper on ${unit}`,
  grenade: ({ army, unit }) => `${army} throws a Grenade at ${unit}`,
  'air-strike': ({ army, hexes: [centre] }) => `${army} calls an Air Strike on ${centre} and everything around it`,
  'small-bomb': ({ army, hexes }) => `${army} drops a Small Bomb on ${list(hexes)}`,
  castle: ({ army, unit, other }) => `${army} plays Castling: ${unit} and ${other} change places`,
  rotate: ({ army, unit, side }) => `${army} plays Rotation: ${unit} turns ${towards[side]}`,
  terror: ({ army }) => `${army} plays Terror: the others place nothing in their next turns`,
  walk: (it) => `${it.army}: ${step(it)} (mobility)`,
  transport: (it) => `${it.army}: ${step(it)} (Transport)`,
  'hq-move': (it) => `${it.army}: ${step(it)} (Smart HQ)`,
  'hq-turn': ({ army, unit, side }) => `${army}: ${unit} turns ${towards[side]} (Doomsday HQ)`,
  'run rotation': ({ army, unit, side }) => `${army} runs Rotation: ${unit} turns ${towards[side]}`,
  'run swap': ({ army, unit, other }) => `${army} runs Swap: ${unit} and ${other} change places`,
  'run push-back': ({ army, unit, other }) => `${army} runs Push Back: ${unit} pushes ${other}`,
  'run laser': ({ army, unit, other }) => `${army} fires the Laser between ${unit} and ${other}`,
  'run elimination': ({ army, unit }) => `${army} runs Elimination on ${unit}`,
  'run detonation': ({ army }) => `${army} runs Detonation: all enemy Links are hit`,
  energy: ({ army, points, tiles: given, hqPoints }) =>
    `${army} gains ${points} energy for ${energyCost(given, hqPoints)} and ends the turn`,
  end: ({ army }) => `${army} ends the turn`,
  resign: ({ army }) => `${army} resigns`,
  retreat: ({ army, unit, to }) => `${army}: ${unit} retreats to ${to}`,
  turn: ({ army, unit, side }) => `${army} turns the captured ${unit} ${towards[side]}`,
  explode: ({ army, unit }) => `${army} lets ${unit} explode`,
  hold: ({ army, unit }) => `${army}: ${unit} attacks as usual`,
  convert: ({ army, unit, side, icon }) =>
    `${army}: ${unit} ${icon === 'ranged' ? 'shoots instead of striking' : 'strikes instead of shooting'} ${towards[side]}`,
  keep: ({ army, unit }) => `${army}: ${unit} keeps its attack as it is`,
  medic: ({ army, unit: medic, other: patient, attacker, wounds: number }) =>
    attacker
      ? `${army} gives up ${medic} to spare ${patient} ${wounds(number)} from ${attacker}`
      : `${army} gives up ${medic} to spare ${patient}`,
  order: ({ army, next }) => `${army} lets ${next} decide next`,
};

const labels: Labels = {
  redraw: ({ tiles: given }) =>
    given.length > 0 ? `Draw anew for ${list(given)}` : 'Throw the hand away and draw anew',
  discard: ({ tile }) => `Discard ${tile}`,
  battle: () => 'Start the Battle',
  terror: () => 'Spread Terror',
  'run detonation': () => 'Detonate all enemy Links',
  energy: ({ points, tiles: given, hqPoints }) => `Gain ${points} energy for ${energyCost(given, hqPoints)}`,
  end: () => 'End the turn',
  resign: () => 'Resign',
  retreat: ({ to }) => `Retreat to ${to}`,
  turn: ({ side }) => `Face ${compass[side]}`,
  explode: () => 'Explode',
  hold: () => 'Attack as usual',
  convert: ({ side, icon }) => `${icon === 'ranged' ? 'Shoot' : 'Strike'} ${towards[side]} instead`,
  keep: () => 'Leave the attack as it is',
  medic: ({ unit: medic, other: patient, attacker, wounds: number }) =>
    attacker
      ? `Give up ${medic}: spare ${patient} ${wounds(number)} from ${attacker}`
      : `Give up ${medic}: spare ${patient}`,
  order: ({ next }) => `${next} decides first`,
};

export const events: EventTexts = {
  sharedWin: (army) => `${army} shares the win: a draw`,
  phases: {
    setup: 'Setting up HQs',
    draw: 'Drawing tiles',
    discard: 'Discarding a tile',
    play: 'Playing tiles',
    retreat: 'Choosing a retreat',
    captive: 'Turning a captured unit',
    medic: 'Choosing what a Medic does',
    battle: 'Choosing in a Battle',
    over: 'The game is over',
  },
  procedures: {
    rotation: 'Rotation',
    swap: 'Swap',
    'push-back': 'Push Back',
    laser: 'Laser',
    elimination: 'Elimination',
    detonation: 'Detonation',
  },
  event: (event, names) => tellEvent(event, names, eventSentences),
  action: (action, names) => tellAction(action, names, actionSentences),
  label: (action, names) => labelAction(action, names, labels),
};
