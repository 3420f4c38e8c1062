import { list, section, text, type Chapter } from '../../rules';

export const armies: Chapter = {
  id: 'armies',
  title: 'The armies',
  sections: [
    section(
      'army-outpost',
      'Outpost',
      { keywords: 'commando, runner, hmg', see: 'scoper initiative movement', rulings: '28 29 101 102' },
      text('Its HQ gives every friend beside it one more attack in a Battle.'),
      list(
        'Scoper: makes enemy modules work for you.',
        'Saboteur: enemies beside it are slower by 1.',
        'Recon Center: all your moves may be two steps long.',
        'Seven Moves, more than anybody else, and one Sniper.',
      ),
    ),
    section(
      'army-moloch',
      'Moloch',
      { keywords: 'blocker, juggernaut, machine', see: 'explosions pushing mode-team', rulings: '44 107 110 150' },
      text('Its HQ gives friends beside it +1 to their shots.'),
      list(
        'Many units are tough or armoured; the Blocker does not attack at all but survives two wounds.',
        'The Clown can explode.',
        'Gauss Cannon: 1 wound for every enemy in the line.',
        'Mother Module: one more attack for the unit on its link. The Brain: +1 to melee and ranged.',
        'Five Push Backs, one Air Strike, only one Move.',
      ),
    ),
    section(
      'army-borgo',
      'Borgo',
      { keywords: 'mutant, claws, fast', see: 'initiative nets', rulings: '25 72 111' },
      text('Its HQ makes friends beside it faster by 1.'),
      list(
        'Nearly everybody fights in melee; Officers add strength, Scouts speed.',
        'Net Fighters hold their enemy and strike it with strength 3.',
        'Assassins shoot and move by themselves.',
        'Six Battle tiles and a Grenade for unwanted guests beside the HQ.',
      ),
    ),
    section(
      'army-hegemony',
      'Hegemony',
      { keywords: 'ganger, gladiator, net master', see: 'nets convert movement', rulings: '43 61 79 80 114' },
      text('Its HQ gives friends beside it +1 in melee.'),
      list(
        'Two Net Fighters and a Net Master with two nets.',
        'Universal Soldiers strike and shoot over the same edge as one attack.',
        'Quartermaster: turns a blow into a shot or back.',
        'Transport: moves the units beside it. Runners move by themselves.',
        'The Boss: +1 in melee and +1 initiative.',
      ),
    ),
    section(
      'army-smart',
      'Smart',
      {
        keywords: 'transporter, bio-droid, terror, gauss',
        see: 'movement initiative',
        rulings: '77 118 119 120 121 122 D48',
      },
      text('Its HQ gives each friend beside it one move or turn in each of your turns.'),
      list(
        'Transporter: a unit from your hand may take its hex, facing any way; the Transporter is discarded with its wounds. That works even under Terror, but not for a foundation.',
        'Bio-droid: destroyed by whatever it may be, it returns to the top of the pile. Discarding it from the hand is not destruction.',
        'Terror: in their next turn the others place nothing. Instants and moves are allowed.',
        'Three Gauss Cannons, two Mother Modules, four Officers.',
      ),
    ),
    section(
      'army-vegas',
      'Vegas',
      { keywords: 'agitator, mine, castling', see: 'takeover foundations', rulings: '42 90 100 101 138' },
      text(
        'Its HQ has a takeover edge in front and strikes on the other five sides. The facing of this HQ therefore matters.',
      ),
      list(
        'Three Agitators capture the unit in front of them.',
        'Two Mines, Rotations and Castlings; a Saboteur.',
        'Its own fighters are few; what it captures does the work.',
        'Vegas places its HQ after all others.',
      ),
    ),
    section(
      'army-doomsday',
      'Doomsday Machine',
      {
        keywords: 'tripler, fireblast, alpha, omega, ddm',
        see: 'redirectors explosions modules',
        rulings: '84 123 131 132 135 136',
      },
      text(
        'Once in each of your turns its HQ lets you turn one of your own units, but not the HQ itself. Neither of them may be netted.',
      ),
      list(
        'Redirectors: Tripler (three entries, three exits), Fireblast and Doom Net Fighter (five entries, one exit).',
        'Five Medics, Officers and Main War Processors with long links: they reach two hexes far.',
        'Trap: explodes when it is hit on its marked edge.',
        'Small Bomb: 1 wound on three hexes. No Move tile at all.',
        'Tournaments bar this army; here it may be played like any other.',
      ),
    ),
  ],
};
