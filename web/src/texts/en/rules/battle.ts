import { example, list, section, steps, text, type Chapter } from '../../rules';

export const battle: Chapter = {
  id: 'battle',
  title: 'The Battle',
  sections: [
    section(
      'battle',
      'How a Battle goes',
      {
        keywords: 'fight, segment, simultaneous, phases',
        see: 'initiative attacks medics full-board',
        rulings: '3 6 37 58',
      },
      text(
        'A Battle starts with a Battle tile, with a full board, or at the end of the game. It runs through segments from the highest initiative on the board down to 0. In each segment:',
      ),
      steps(
        'All units whose initiative has come and that are not netted attack, all at the same moment, also those that are just being destroyed.',
        'Where there is something to choose (a Clown, a Quartermaster), it is declared first. With several players the one who caused the Battle says who decides first.',
        'Traps that were hit go off.',
        'Medics take attacks away.',
        'Wounds are counted. Everything destroyed leaves together, HQ points are booked, and only now nets, links and control are looked at anew.',
      ),
      text('Attacks are not optional: a unit that is due attacks in all its directions.'),
      example(
        'Two units of initiative 3 strike at each other. Both fall. If one had a Scout behind it, it would strike in 4 and the other would fall before it could act.',
      ),
    ),
    section(
      'full-board',
      'Full board',
      { keywords: '19 units, deadlock, repeat', see: 'battle end options', rulings: '15 16 17 18 19 D51' },
      text(
        'When all 19 inner hexes hold a unit, a Battle starts at once, also when a move or a push filled the last one. Nobody may use an ability any more. If the last tile dies in the moment it comes, on a Mine for instance, there is no Battle.',
      ),
      text(
        'If the board is still full afterwards, another Battle follows, until something leaves. If a Battle changes nothing at all, the game ends there and points decide, without overtime.',
      ),
    ),
    section(
      'initiative',
      'Initiative',
      {
        keywords: 'speed, scout, saboteur, slot, extra attack, mother module',
        see: 'battle modules faq-extra-attack',
        rulings: '21 22 23 24 25 26 28 30 33 34',
      },
      text(
        'An initiative number is a segment in which the unit may act, not an attack in store. If the unit is netted in that segment, the chance is gone for this Battle, even if it is freed or slowed later.',
      ),
      list(
        'Bonuses and Saboteurs shift every printed number. Never below 0; there is no upper limit.',
        'Two numbers that land on the same value give one attack.',
        'A number that is lifted above the running segment is lost; one that has been used does not come back.',
        'Additional attacks (Outpost’s HQ, Mother Module, Main War Processor) take the highest free value below the unit’s highest. The source must work in that segment. Two sources give two.',
      ),
      example(
        'A Mobile Armor (3 and 2) beside its HQ attacks in 3, 2 and 1. An HQ has initiative 0, so a Mother Module gives it nothing.',
      ),
    ),
    section(
      'attacks',
      'Attacks',
      {
        keywords: 'melee, ranged, line of fire, gauss, hq attack',
        see: 'damage redirectors',
        rulings: '38 39 42 43 44',
      },
      list(
        'Melee hits the enemy on the neighbouring hex.',
        'Ranged hits the first enemy in the line, near or far. Your own units and foundations are not in the way. A unit that is being destroyed in this segment still stops the bullet.',
        'Gauss gives 1 wound to every enemy in the line. Strength bonuses do not change that.',
        'Melee and ranged on one edge are one attack; on a neighbour their wounds add up.',
        'An HQ strikes with strength 1 in segment 0 on all sides (Vegas: on five), but never at an HQ.',
        'One edge attacks once in a segment.',
      ),
    ),
    section(
      'damage',
      'Wounds, toughness and armour',
      { keywords: 'armor, shield, destroy, hit points', see: 'attacks medics', rulings: '40 41 45 46 179' },
      text(
        'The strength of an attack is the number of wounds. A unit without toughness falls with the first; toughness 1 survives one, toughness 2 two. Wounds stay until the end of the game.',
      ),
      text(
        'Armour takes 1 from every ranged attack that comes in over its edge, Gauss included. It does nothing against melee, instants and splinters. Armour and toughness go on working while a unit is netted.',
      ),
      text(
        'An HQ loses one point for each wound. At 0 it leaves at the end of the segment, but the Battle is fought to its end: if the other HQ falls too, it is a draw.',
      ),
    ),
    section(
      'medics',
      'Medics',
      {
        keywords: 'heal, save, absorb, chain',
        see: 'modules faq-medic-hit faq-medic-chain',
        rulings: '47 48 49 50 51 52 53 54 55 56 57',
      },
      text(
        'When a friend on a Medic’s link would be wounded, the Medic takes away all wounds of one attack and is lost. It has to, also for a single scratch and also for an HQ. One attack is what comes over one edge in one segment, or one hit by an instant, a Mine, a splinter or a procedure.',
      ),
      list(
        'Several attacks, patients or Medics: the controller chooses which.',
        'An attack that armour stops completely costs no Medic.',
        'A Medic that falls in the same segment cannot help, unless another Medic saves it first.',
        'If a Medic is itself linked to a Medic, the one at the end of the chain is lost.',
        'A netted Medic does not heal. A netted patient is healed.',
        'An exploding Clown or Trap cannot be saved.',
      ),
    ),
    section(
      'modules',
      'Modules and links',
      {
        keywords: 'officer, scout, bonus, brain, boss',
        see: 'medics scoper initiative',
        rulings: '35 36 61 62 63 64 131',
      },
      text(
        'A module works on the units that stand next to its links, HQs included, as long as it is not netted. Bonuses add up. Only direct links count, never through another module. A module that falls in a segment still counts in that segment.',
      ),
      text(
        'HQs work the same way on all their neighbours, but not on themselves. A long link, as the Doomsday Machine has, reaches the first and the second hex in its direction, whatever stands between. A captured unit is served by its new side only.',
      ),
    ),
    section(
      'nets',
      'Nets',
      {
        keywords: 'net fighter, netted, ring, cancel',
        see: 'takeover faq-net-ring faq-net-freed',
        rulings: '65 66 67 68 69 72 73 74',
      },
      text(
        'A netted unit does nothing and gives nothing: no attack, no move, no turn, no bonus, no net of its own, no push, no healing. Nobody can move or push it. It still blocks the way and the bullets, keeps armour and toughness, and can be wounded, healed and captured.',
      ),
      list(
        'HQs can be netted as well.',
        'A netter that is netted holds nobody.',
        'Two nets aimed at each other cancel; both units are free and their other nets work.',
        'A ring of three or more netters cancels in the same way.',
        'When a netter falls, its victim is free after that segment.',
        'Borgo’s Net Fighter also strikes the unit it holds.',
      ),
    ),
    section(
      'takeover',
      'Takeover',
      {
        keywords: 'agitator, capture, control, captive',
        see: 'army-vegas nets faq-takeover-net',
        rulings: '20 90 91 92 93 95 99 D38 D39',
      },
      text(
        'An enemy unit (never an HQ) on a working takeover edge belongs to the captor in every respect: it shoots its old friends, nets, boosts, moves and pushes for him. Wounds stay. When the hold ends, it goes home with the facing it has.',
      ),
      text(
        'At each new capture the captor may turn the captive at once, in anybody’s turn; if it happens in a Battle, after it. A captive that is netted at that moment cannot be turned. Spinning the Agitator on the spot is no new capture; moving, castling or pushing is.',
      ),
      text(
        'Face to face a takeover beats a net and a Scoper. A net from another side switches the Agitator off. Opposed takeovers on one unit cancel one for one.',
      ),
    ),
    section(
      'scoper',
      'Scoper',
      { keywords: 'outpost, steal module', see: 'modules army-outpost', rulings: '102 103 104 105 106' },
      text(
        'An enemy module beside a Scoper works for the Scoper’s side: its bonuses go to your units on its links and its harm to your enemies. It stays where it is, stays an enemy unit and can be shot. A Scoper has no use for redirectors, which are not modules.',
      ),
      example(
        'Your Scoper stands beside Moloch’s Officer. A Commando of yours on a link of that Officer shoots with +1; Moloch’s own units there get nothing.',
      ),
    ),
    section(
      'explosions',
      'Clown, Trap and splinters',
      {
        keywords: 'explode, explosion, bomb',
        see: 'medics army-moloch army-doomsday',
        rulings: '107 108 109 132 133 134 D4 D8',
      },
      text(
        'Whenever it would attack, the Clown may explode instead: 1 wound for every unit beside it, friends and HQs included. A Trap explodes by itself when an attack, or a splinter, comes in over its marked edge; hit elsewhere it is an ordinary unit.',
      ),
      text(
        'Splinters are no attack: no bonus, no armour, no harm to foundations. A Medic helps the victims, never the one that explodes. A netted Clown or Trap does not explode.',
      ),
    ),
    section(
      'convert',
      'Quartermaster',
      { keywords: 'convert, change attack', see: 'army-hegemony', rulings: '114 115 116 117 D11 D12 D13' },
      text(
        'Once in a Battle each unit on a Quartermaster’s link may turn one icon on one edge from melee to ranged or back, in the segment in which it acts. Both kinds of bonus then count. An HQ may do so too, but still harms no HQ. Gauss cannot be converted.',
      ),
    ),
    section(
      'redirectors',
      'Redirectors and endless fire',
      {
        keywords: 'tripler, fireblast, doom net fighter, loop, infinite',
        see: 'army-doomsday attacks',
        rulings: '59 123 124 125 126 127 128 129 130 D10',
      },
      text(
        'A friendly shot that arrives at an entry leaves through every exit with full strength; this is not optional and holds for Gauss too. Shots at other edges, and all shots at a netted redirector, pass over it. Enemy shots hit it like any unit.',
      ),
      text(
        'If a shot comes back to a redirector it has already passed, everything the loop feeds is hit infinitely often. Each hit is an attack of its own: a Medic takes away only one, but armour weakens every single one, so that a shot of strength 1 does nothing against it. A loop that leads nowhere does nothing.',
      ),
    ),
  ],
};
