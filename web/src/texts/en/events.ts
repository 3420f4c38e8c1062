import type { Facing } from '../../engine/api';
import type { ActionSentences, EventSentences, EventTexts, Labels, Step } from '../events';
import { labelAction, tellAction, tellEvent } from '../tell';
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
  returned: (army) => `The Bio-droid goes back to the top of the pile of ${army}`,
  captured: (unit, army) => `${army} takes control of ${unit}`,
  released: (unit) => `${unit} goes back to its owner`,
  over: () => 'The Battle is over',
  won: (army) => `${army} wins the game`,
};

function step({ unit, to, facing: direction }: Step): string {
  return to ? `${unit} goes to ${to}${facing(direction)}` : `${unit} turns ${direction ? towards[direction] : ''}`;
}

const energyCost = (given: string[], hqPoints: number): string =>
  list([...given, ...(hqPoints > 0 ? [count(hqPoints, 'HQ point', 'HQ points')] : [])]);

const actionSentences: ActionSentences = {
  hq: (army, hex, direction) => `${army} sets up its HQ on ${hex}${facing(direction)}`,
  draw: (army, tile) => `${army} draws ${tile}`,
  redraw: (army, given) =>
    given.length > 0
      ? `${army} had an unlucky draw and draws anew for ${list(given)}`
      : `${army} had an unlucky draw and draws anew`,
  discard: (army, tile) => `${army} discards ${tile}`,
  place: (army, tile, hex, direction) => `${army} places ${tile} on ${hex}${facing(direction)}`,
  battle: (army) => `${army} starts a Battle`,
  move: (it) => `${it.army} plays Move: ${step(it)}`,
  push: (army, pusher, pushed) => `${army} plays Push Back: ${pusher} pushes ${pushed}`,
  sniper: (army, target) => `${army} plays Sniper on ${target}`,
  grenade: (army, target) => `${army} throws a Grenade at ${target}`,
  airStrike: (army, centre) => `${army} calls an Air Strike on ${centre} and everything around it`,
  smallBomb: (army, hexes) => `${army} drops a Small Bomb on ${list(hexes)}`,
  castle: (army, one, other) => `${army} plays Castling: ${one} and ${other} change places`,
  rotate: (army, unit, direction) => `${army} plays Rotation: ${unit} turns ${towards[direction]}`,
  terror: (army) => `${army} plays Terror: the others place nothing in their next turns`,
  walk: (it) => `${it.army}: ${step(it)} (mobility)`,
  transport: (it) => `${it.army}: ${step(it)} (Transport)`,
  hqMove: (it) => `${it.army}: ${step(it)} (Smart HQ)`,
  hqTurn: (army, unit, direction) => `${army}: ${unit} turns ${towards[direction]} (Doomsday HQ)`,
  runRotation: (army, unit, direction) => `${army} runs Rotation: ${unit} turns ${towards[direction]}`,
  runSwap: (army, one, other) => `${army} runs Swap: ${one} and ${other} change places`,
  runPushBack: (army, pusher, pushed) => `${army} runs Push Back: ${pusher} pushes ${pushed}`,
  runLaser: (army, one, other) => `${army} fires the Laser between ${one} and ${other}`,
  runElimination: (army, target) => `${army} runs Elimination on ${target}`,
  runDetonation: (army) => `${army} runs Detonation: all enemy Links are hit`,
  energy: (army, number, given, hqPoints) =>
    `${army} gains ${number} energy for ${energyCost(given, hqPoints)} and ends the turn`,
  end: (army) => `${army} ends the turn`,
  resign: (army) => `${army} resigns`,
  retreat: (army, unit, to) => `${army}: ${unit} retreats to ${to}`,
  turn: (army, unit, direction) => `${army} turns the captured ${unit} ${towards[direction]}`,
  explode: (army, unit) => `${army} lets ${unit} explode`,
  hold: (army, unit) => `${army}: ${unit} attacks as usual`,
  convert: (army, unit, side, icon) =>
    `${army}: ${unit} ${icon === 'ranged' ? 'shoots instead of striking' : 'strikes instead of shooting'} ${towards[side]}`,
  keep: (army, unit) => `${army}: ${unit} keeps its attack as it is`,
  medic: (army, medic, patient, attacker, number) =>
    attacker
      ? `${army} gives up ${medic} to spare ${patient} ${wounds(number)} from ${attacker}`
      : `${army} gives up ${medic} to spare ${patient}`,
  order: (army, next) => `${army} lets ${next} decide next`,
};

const labels: Labels = {
  redraw: (given) => (given.length > 0 ? `Draw anew for ${list(given)}` : 'Throw the hand away and draw anew'),
  discard: (tile) => `Discard ${tile}`,
  battle: 'Start the Battle',
  terror: 'Spread Terror',
  runDetonation: 'Detonate all enemy Links',
  energy: (number, given, hqPoints) => `Gain ${number} energy for ${energyCost(given, hqPoints)}`,
  end: 'End the turn',
  resign: 'Resign',
  retreat: (to) => `Retreat to ${to}`,
  turn: (direction) => `Face ${compass[direction]}`,
  explode: 'Explode',
  hold: 'Attack as usual',
  convert: (side, icon) => `${icon === 'ranged' ? 'Shoot' : 'Strike'} ${towards[side]} instead`,
  keep: 'Leave the attack as it is',
  medic: (medic, patient, attacker, number) =>
    attacker
      ? `Give up ${medic}: spare ${patient} ${wounds(number)} from ${attacker}`
      : `Give up ${medic}: spare ${patient}`,
  order: (army) => `${army} decides first`,
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
