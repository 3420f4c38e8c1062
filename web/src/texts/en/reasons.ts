import { tellReason, type ReasonTexts } from '../reasons';
import { list } from './words';

const gifts: ((value: number) => string)[] = [
  (value) => `+${value} initiative`,
  (value) => `+${value} in melee`,
  (value) => `+${value} to its shots`,
  (value) => (value === 1 ? 'one more attack' : `${value} more attacks`),
];
const ways: Record<number, string> = { 1: 'its own mobility', 2: 'a Transport', 4: 'the HQ' };
const scoped = (army: string): string => (army ? `, as it is scoped by ${army}` : '');

const sentences: ReasonTexts['reasons'] = {
  'hq-is-safe': ({ units }) => `${units} cannot take it over: HQs are never captured.`,
  controlled: ({ army, units }) => `${army} controls it through ${units}.`,
  'takeovers-cancel': ({ units }) => `The takeovers on it cancel each other (${units}), so it stays with its owner.`,
  netted: ({ units, several }) => `${units} ${several ? 'hold' : 'holds'} it in a net: it can do nothing.`,
  'netter-is-netted': ({ units }) => `${units} does not hold it, being netted itself.`,
  'nets-cancel': ({ units }) => `Its net and the net of ${units} cancel each other.`,
  'takeover-stops-net': ({ units }) => `${units} cannot net it, because its takeover edge points there.`,
  ring: ({ units }) => `${units} does not hold it: the nets form a ring and cancel out.`,
  gives: ({ units, army, values }) =>
    `${units} gives it ${list(values.flatMap((value, i) => (value ? [gifts[i]!(value)] : [])))}${scoped(army)}.`,
  slows: ({ units, army }) => `${units} slows it by 1${scoped(army)}.`,
  medics: ({ units, several }) => `${units} ${several ? 'each save' : 'saves'} it from one attack.`,
  quartermasters: ({ units }) => `${units} may turn one of its blows into a shot or back, once in a Battle.`,
  scoped: ({ army, units }) => `It works for ${army} because of ${units}.`,
  'turns-modules': ({ units }) => `Because of it these modules work for its side: ${units}.`,
  'slows-others': ({ units }) => `It slows ${units}.`,
  serves: ({ units }) => `It serves ${units}.`,
  'serves-nobody': () => 'It serves none of the units it reaches.',
  moved: ({ values }) => `It has already moved in this turn by ${list(values.map((way) => ways[way] ?? ''))}.`,
  'initiative-passed': ({ values }) =>
    `In this Battle its printed initiative ${list(values.map(String))} ${values.length > 1 ? 'have' : 'has'} passed.`,
  'extra-passed': ({ values }) =>
    values[0] === 1
      ? 'In this Battle its additional attack has passed.'
      : `In this Battle ${values[0]} of its additional attacks have passed.`,
  converted: () => 'A Quartermaster has already served it in this Battle.',
};

const illegalWords: Record<string, string> = {
  none: 'That is allowed.',
  over: 'The game is over: nothing more can be played.',
  'not-your-turn': 'Another player has to decide now. Wait for your turn.',
  'not-now': 'Something else has to be decided first.',
  'not-offered': 'That is not one of the possible answers: choose one that is offered.',
  'no-such-tile': 'That tile is not there: choose one from your hand.',
  'wrong-kind': 'This tile is not played like that.',
  'not-on-board': 'That hex is not on this board.',
  facing: 'This tile looks the same from all sides; there is nothing to turn.',
  taken: 'This hex is taken: choose a free one.',
  'nobody-there': 'There is no unit on this hex: choose one with a unit.',
  'not-yours': 'Another player controls this unit: choose one of yours.',
  netted: 'This unit is netted: it can do nothing, and nobody can move or push it.',
  'not-an-enemy': 'This is not an enemy: choose an enemy’s tile.',
  'hq-is-safe': 'An HQ cannot be chosen for this.',
  'too-far': 'That is too far away: choose something nearer.',
  'no-way': 'The unit cannot get there: the way is blocked or too dangerous to cross.',
  'nothing-changes': 'The unit already stands there and faces that way: choose another hex or facing.',
  'no-mobility': 'This unit cannot move by itself: it needs a Move tile or something that moves it.',
  'no-link': 'Nothing serves this unit here: it must be linked to the module or HQ that acts, or stand on a terminal.',
  used: 'That has already been used in this turn.',
  'no-retreat': 'The enemy would have nowhere to go, so it cannot be pushed.',
  'no-target': 'There is nothing it could hit.',
  terror: 'Terror: you may not put tiles on the board in this turn. Instants and moves are allowed.',
  limit: 'You have played all the tiles you may play in this turn.',
  'no-battle': 'A last tile has been drawn: from then on no Battle tile may be played.',
  'not-unlucky': 'You may draw anew only with an unlucky draw: nothing but instants, and before doing anything else.',
  'must-keep': 'With reinforcements you keep the tiles you do not play.',
  'no-energy': 'You do not have enough energy for this.',
  'too-much-energy': 'Nobody can store more than five points of energy.',
  'last-point': 'You cannot give up the last point of your HQ.',
  'no-duel-board': 'Energy and procedures exist only on the Duel board.',
  'wrong-order': 'Written in the wrong order: hexes go by their names, tiles by the list of the army.',
  unreadable: 'This is not a move that can be understood.',
};

const setupFaults: Record<string, string> = {
  'number-of-players': 'This mode is made for another number of players.',
  'same-army': 'Two players have the same army. Choose another one or switch on the option for it.',
  'duplicate-army': 'Two players have the same army. Choose another one or switch on the option for it.',
  teams: 'The two sides must play one after the other.',
  'board-and-mode': 'The Duel board does not go with the game on points. Choose another board or mode.',
  'small-board': 'Five and six players need the board of 37 hexes.',
};

export const reasons: ReasonTexts = {
  reasons: sentences,
  reason: (reason, names) => tellReason(reason, names, sentences, list),
  illegalWords,
  illegal: ({ illegal, sentence }) => illegalWords[illegal] ?? sentence,
  setupFaults,
  fault: ({ code, sentence }) => setupFaults[code] ?? sentence,
  unreadableFile: 'This file cannot be read as a game. Here is what is wrong with it:',
};
