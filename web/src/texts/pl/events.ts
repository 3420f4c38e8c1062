import type { Facing } from '../../engine/api';
import type { ActionSentences, EventSentences, EventTexts, Labels, Told } from '../events';
import { tellEvent } from '../tell';
import { labelAction, tellAction } from '../tellAction';
import { tiles } from './tiles';
import { count, list } from './words';

// Names come in the nominative, so sentences are built in a way that never inflects them.

const { towards } = tiles;

const wounds = (number: number): string => count(number, 'rana', 'rany', 'ran');
const woundsTaken = (number: number): string => count(number, 'ranę', 'rany', 'ran');
const facing = (direction: Facing | null): string => (direction ? `, przodem ${towards[direction]}` : '');

const eventSentences: EventSentences = {
  moved: (unit, to, direction) => `${unit} przechodzi na ${to}${facing(direction)}`,
  turned: (unit, direction) => `${unit} obraca się ${towards[direction]}`,
  placed: (army, tile, hex, direction) => `${army} wystawia żeton ${tile} na ${hex}${facing(direction)}`,
  eliminated: (army) => `${army} odpada z gry, a żetony tej armii schodzą z planszy`,
  fight: (kind, army) =>
    ({
      played: `${army} zaczyna bitwę`,
      'full-board': `Plansza jest pełna: bitwa (wywołuje ${army})`,
      final: `Ostatnia bitwa (wywołuje ${army})`,
      overtime: `Bitwa w dogrywce (wywołuje ${army})`,
    })[kind],
  segment: (number) => `Segment ${number}`,
  converted: (unit, side, icon) =>
    `${unit} ${icon === 'ranged' ? 'strzela zamiast bić' : 'bije zamiast strzelać'} ${towards[side]} (Kwatermistrz)`,
  exploded: (unit) => `${unit} wybucha`,
  hit: (attacker, target, number) =>
    attacker
      ? `${attacker} trafia: ${target} dostaje ${woundsTaken(number)}`
      : `${target} dostaje ${woundsTaken(number)}`,
  destroyedOutright: (target) => `${target} dostaje trafienie, którego nie da się przeżyć`,
  blocked: (attacker, target) => `${attacker} trafia w pancerz: ${target} wychodzi bez ran`,
  endless: (attacker, target, number) =>
    `${attacker} trafia bez końca: ${target} za każdym razem dostaje ${woundsTaken(number)}`,
  saved: (patient, medic, attacker, number) =>
    attacker
      ? `${patient} wychodzi bez szwanku z ataku (${attacker}, ${wounds(number)}); w zamian znika ${medic}`
      : `${patient} wychodzi bez szwanku; w zamian znika ${medic}`,
  wounded: (unit, number) => `${unit} żyje i ma ${woundsTaken(number)}`,
  destroyed: (unit) => `${unit} schodzi z planszy`,
  hp: (army, number) => `${army}: Sztabowi zostaje ${count(number, 'punkt', 'punkty', 'punktów')}`,
  score: (army, number) => `${army} ma już ${count(number, 'punkt', 'punkty', 'punktów')}`,
  returned: (army) => `Biodroid wraca na wierzch stosu (${army})`,
  captured: (unit, army) => `${army} przejmuje jednostkę ${unit}`,
  released: (unit) => `${unit} wraca do właściciela`,
  over: () => 'Koniec bitwy',
  won: (army) => `${army} wygrywa grę`,
};

function step({ unit, to, facing: direction }: Told): string {
  return to
    ? `${unit} przechodzi na ${to}${facing(direction)}`
    : `${unit} obraca się ${direction ? towards[direction] : ''}`;
}

const energyCost = (given: string[], hqPoints: number): string =>
  list([...given, ...(hqPoints > 0 ? [count(hqPoints, 'punkt Sztabu', 'punkty Sztabu', 'punktów Sztabu')] : [])]);

const actionSentences: ActionSentences = {
  hq: ({ army, hexes: [hex], facing: direction }) => `${army} stawia Sztab na ${hex}${facing(direction)}`,
  draw: ({ army, tile }) => `${army} dociąga: ${tile}`,
  redraw: ({ army, tiles: given }) =>
    given.length > 0
      ? `${army} ma pechowe dociągnięcie i wymienia: ${list(given)}`
      : `${army} ma pechowe dociągnięcie i ciągnie od nowa`,
  discard: ({ army, tile }) => `${army} odrzuca: ${tile}`,
  place: ({ army, tile, hexes: [hex], facing: direction }) =>
    `${army} wystawia żeton ${tile} na ${hex}${facing(direction)}`,
  battle: ({ army }) => `${army} zaczyna bitwę`,
  move: (it) => `${it.army} zagrywa Ruch: ${step(it)}`,
  push: ({ army, unit, other }) => `${army} zagrywa Odepchnięcie: ${unit} odpycha, cofa się ${other}`,
  sniper: ({ army, unit }) => `${army} zagrywa Snajpera. Cel: ${unit}`,
  grenade: ({ army, unit }) => `${army} rzuca Granat. Cel: ${unit}`,
  'air-strike': ({ army, hexes: [centre] }) => `${army} wzywa Atak powietrzny na ${centre} i pola dookoła`,
  'small-bomb': ({ army, hexes }) => `${army} zrzuca Małą bombę na ${list(hexes)}`,
  castle: ({ army, unit, other }) => `${army} zagrywa Roszadę: ${unit} i ${other} zamieniają się miejscami`,
  rotate: ({ army, unit, side }) => `${army} zagrywa Obrót: ${unit} obraca się ${towards[side]}`,
  terror: ({ army }) => `${army} zagrywa Terror: w następnej turze inni niczego nie wystawią`,
  walk: (it) => `${it.army}: ${step(it)} (mobilność)`,
  transport: (it) => `${it.army}: ${step(it)} (Transport)`,
  'hq-move': (it) => `${it.army}: ${step(it)} (Sztab Smarta)`,
  'hq-turn': ({ army, unit, side }) => `${army}: ${unit} obraca się ${towards[side]} (Sztab Doomsday Machine)`,
  'run rotation': ({ army, unit, side }) => `${army} uruchamia Obrót: ${unit} obraca się ${towards[side]}`,
  'run swap': ({ army, unit, other }) => `${army} uruchamia Zamianę: ${unit} i ${other} zamieniają się miejscami`,
  'run push-back': ({ army, unit, other }) => `${army} uruchamia Odepchnięcie: ${unit} odpycha, cofa się ${other}`,
  'run laser': ({ army, unit, other }) => `${army} odpala Laser między Łączami ${unit} i ${other}`,
  'run elimination': ({ army, unit }) => `${army} uruchamia Eliminację. Cel: ${unit}`,
  'run detonation': ({ army }) => `${army} uruchamia Detonację: trafia wszystkie wrogie Łącza`,
  energy: ({ army, points, tiles: given, hqPoints }) =>
    `${army} zdobywa energię: ${points}. Cena: ${energyCost(given, hqPoints)}. Koniec tury`,
  end: ({ army }) => `${army} kończy turę`,
  resign: ({ army }) => `${army} poddaje grę`,
  retreat: ({ army, unit, to }) => `${army}: ${unit} cofa się na ${to}`,
  turn: ({ army, unit, side }) => `${army} obraca przejętą jednostkę ${unit} ${towards[side]}`,
  explode: ({ army, unit }) => `${army}: ${unit} wybucha`,
  hold: ({ army, unit }) => `${army}: ${unit} atakuje jak zwykle`,
  convert: ({ army, unit, side, icon }) =>
    `${army}: ${unit} ${icon === 'ranged' ? 'strzela zamiast bić' : 'bije zamiast strzelać'} ${towards[side]}`,
  keep: ({ army, unit }) => `${army}: ${unit} atakuje bez zamiany`,
  medic: ({ army, unit: medic, other: patient, attacker, wounds: number }) =>
    attacker
      ? `${army}: ${medic} znika, a ${patient} wychodzi bez szwanku z ataku (${attacker}, ${wounds(number)})`
      : `${army}: ${medic} znika, a ${patient} wychodzi bez szwanku`,
  order: ({ army, next }) => `${army} ustala, że teraz decyduje ${next}`,
};

const labels: Labels = {
  redraw: ({ tiles: given }) => (given.length > 0 ? `Wymień: ${list(given)}` : 'Odrzuć wszystko i dociągnij od nowa'),
  discard: ({ tile }) => `Odrzuć: ${tile}`,
  battle: () => 'Zacznij bitwę',
  terror: () => 'Siej Terror',
  'run detonation': () => 'Zdetonuj wszystkie wrogie Łącza',
  energy: ({ points, tiles: given, hqPoints }) => `Zdobądź energię: ${points}. Cena: ${energyCost(given, hqPoints)}`,
  end: () => 'Zakończ turę',
  resign: () => 'Poddaj grę',
  retreat: ({ to }) => `Cofnij się na ${to}`,
  turn: ({ side }) => `Przodem ${towards[side]}`,
  explode: () => 'Wybuchnij',
  hold: () => 'Zaatakuj jak zwykle',
  convert: ({ side, icon }) =>
    icon === 'ranged' ? `Strzel ${towards[side]} zamiast bić` : `Uderz ${towards[side]} zamiast strzelać`,
  keep: () => 'Zostaw atak bez zmian',
  medic: ({ unit: medic, other: patient, attacker, wounds: number }) =>
    attacker
      ? `Poświęć: ${medic}. Bez szwanku: ${patient} (${attacker}, ${wounds(number)})`
      : `Poświęć: ${medic}. Bez szwanku: ${patient}`,
  order: ({ next }) => `Najpierw decyduje ${next}`,
};

export const events: EventTexts = {
  sharedWin: (army) => `${army} dzieli wygraną: remis`,
  phases: {
    setup: 'Rozstawianie Sztabów',
    draw: 'Dociąganie żetonów',
    discard: 'Odrzucanie żetonu',
    play: 'Zagrywanie żetonów',
    retreat: 'Wybór miejsca odwrotu',
    captive: 'Obracanie przejętej jednostki',
    medic: 'Wybór dla Medyka',
    battle: 'Wybór w bitwie',
    over: 'Koniec gry',
  },
  procedures: {
    rotation: 'Obrót',
    swap: 'Zamiana',
    'push-back': 'Odepchnięcie',
    laser: 'Laser',
    elimination: 'Eliminacja',
    detonation: 'Detonacja',
  },
  event: (event, names) => tellEvent(event, names, eventSentences),
  action: (action, names) => tellAction(action, names, actionSentences),
  label: (action, names) => labelAction(action, names, labels),
};
