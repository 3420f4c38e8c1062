import type { SetupTexts } from '../setup';

export const setup: SetupTexts = {
  modes: {
    two: { name: 'Two players', about: 'One against one. The classic game.' },
    deathmatch: {
      name: 'Deathmatch',
      about: 'Three to six players, everybody against everybody. The last HQ wins, or the one with most points.',
    },
    score: {
      name: 'Points',
      about: 'Three to six players. HQs do not fall; wounds given to other HQs are points, and 20 points win.',
    },
    loner: {
      name: 'Loner',
      about: 'One player with 20 points and every other turn against a team of two with 13 points each.',
    },
    team: { name: 'Teams', about: 'Two against two. Lose one HQ and your team has lost.' },
  },
  boards: {
    '19': { name: '19 hexes', about: 'The usual board, for up to four players.' },
    '37': { name: '37 hexes', about: 'With an outer ring, for five and six players or a roomier game.' },
    duel: {
      name: 'Duel board',
      about: '19 hexes with seven terminals: units on them let you spend energy on procedures.',
    },
  },
  presets: {
    standard: { name: 'Standard', about: 'The 3.0 rules with the publisher’s official answers.' },
    'rulebook-3.0': { name: 'Rulebook 3.0', about: 'To the letter of the 3.0 rulebook.' },
    'year-of-moloch': { name: 'Year of Moloch', about: 'As in the Year of Moloch edition.' },
    duel: { name: 'Duel', about: 'As in Neuroshima Hex Duel.' },
  },
  options: {
    'hq-stays-until-battle-ends': {
      name: 'A fallen HQ fights on',
      about: 'A destroyed HQ stays and fights until the Battle is over. Otherwise it leaves at the end of its segment.',
    },
    'team-hqs-have-15': {
      name: 'Team HQs have 15 points',
      about: 'In team games HQs begin with 15 points instead of 20.',
    },
    'unlucky-draw-needs-three': {
      name: 'Strict unlucky draw',
      about: 'Only three instants drawn together may be drawn anew. Otherwise any hand of instants only.',
    },
    'no-unlucky-draw': { name: 'No unlucky draw', about: 'A bad hand stays as it is.' },
    'clown-spares-hqs': {
      name: 'The Clown spares HQs',
      about: 'An exploding Clown does not harm HQs. Otherwise it does.',
    },
    'push-costs-3': {
      name: 'Push Back costs 3',
      about: 'On the Duel board the procedure Push Back costs 3 energy instead of 2.',
    },
    'tie-is-a-draw': {
      name: 'A tie is a draw',
      about: 'Equal points after the Final Battle end the game. Otherwise there is an overtime first.',
    },
    'leftovers-may-go': {
      name: 'Leftovers may go',
      about: 'With reinforcements you may discard tiles you do not want. Otherwise what is not played is kept.',
    },
    'one-full-board-battle': {
      name: 'One Battle for a full board',
      about:
        'A board that is still full after its Battle stays full and the game goes on. Otherwise it fights again until something changes.',
    },
    'vegas-in-turn': {
      name: 'Vegas sets up in turn',
      about: 'Vegas places its HQ when its turn comes. Otherwise it places it last.',
    },
    'least-damage': {
      name: 'Loner: fewest points lost',
      about: 'On points the side that lost fewer wins. Otherwise the side that has more left.',
    },
    'alternative-start': {
      name: 'Alternative start',
      about: 'The first player draws a full hand, discards one and may play one. Otherwise he draws a single tile.',
    },
    reinforcements: { name: 'Reinforcements', about: 'Hands of six tiles, of which two may be played in a turn.' },
    'same-army': { name: 'Same army', about: 'Several players may choose the same army.' },
  },
};
