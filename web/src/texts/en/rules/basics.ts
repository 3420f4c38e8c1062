import { example, list, section, steps, table, text, type Chapter } from '../../rules';

export const basics: Chapter = {
  id: 'basics',
  title: 'The game',
  sections: [
    section(
      'aim',
      'What it is about',
      { keywords: 'goal, win, points, headquarters', see: 'end battle', rulings: '145 170' },
      text(
        'Armies fight over a small board after the end of the world. Each has a headquarters (HQ) with 20 points and 34 other tiles. Players take turns placing units and playing tricks; now and then a Battle breaks out and everything on the board fights by itself, in a fixed order.',
      ),
      text(
        'You win by bringing the enemy HQ down to 0. If all HQs survive until the tiles run out, the one with more points wins. There is no luck in the fighting itself: whoever reads the board best knows the result before it happens.',
      ),
    ),
    section(
      'board',
      'The board',
      {
        keywords: 'hex, names, coordinates, c3, neighbours',
        see: 'large-board duel-board full-board',
        rulings: '15 175',
      },
      text(
        'The usual board has 19 hexes. Each has a name: a letter for the column from west to east and a digit. The middle is c3, its neighbours are c4, d4, d3, c2, b2 and b3. One hex holds one unit.',
      ),
      text(
        'A straight line across the edges of hexes is a line of fire. There are three of them through every hex, so a tile can face six ways.',
      ),
    ),
    section(
      'tiles',
      'Kinds of tiles',
      {
        keywords: 'unit, warrior, module, instant, foundation',
        see: 'icons instants modules foundations',
        rulings: '177 179',
      },
      list(
        'HQ: your headquarters. It fights weakly, gives its neighbours something, and must not fall.',
        'Warrior: a unit that fights, holds or blocks.',
        'Module: a unit that does not fight but works on the units on its links.',
        'Foundation: lies on a hex and is no unit, such as a Mine.',
        'Instant: is played, does its work and goes to the discard pile.',
      ),
      text(
        'HQs, warriors and modules together are called units. Hands and discard piles are open; only the order of the piles is unknown. Wounds stay on a unit for the whole game.',
      ),
    ),
    section(
      'icons',
      'Reading a tile',
      { keywords: 'symbols, triangle, shield, chevron, star, legend', see: 'attacks damage modules nets' },
      text('What stands at an edge works across that edge; turning the tile turns all of it.'),
      table(
        ['Sign', 'Meaning'],
        ['short wide triangle', 'melee: strikes the neighbour; strength is the number of triangles'],
        ['long narrow triangle', 'ranged: hits the first enemy in the line'],
        ['long needle with a ring', 'Gauss: 1 wound for every enemy in the line'],
        ['bar on the edge', 'armour: takes 1 from each shot that comes in there'],
        ['hatched lens', 'net: holds the enemy on that hex'],
        ['rounded socket', 'link of a module'],
        ['hook', 'takeover: the enemy there works for you'],
        ['arrow in, arrow out', 'entry and exit of a redirector'],
        ['jagged edge', 'the fuse of a Trap'],
        ['number in a disc', 'initiative: the segment in which the unit acts'],
        ['small shield', 'toughness: one wound that it survives'],
        ['double chevron', 'mobility: moves by itself'],
        ['star', 'something special; its explanation tells what'],
      ),
    ),
    section(
      'setup',
      'Setting up',
      { keywords: 'start, headquarters, placing', see: 'turn options', rulings: '7 8 100 176 D37' },
      text(
        'Everybody chooses a different army. In the order of play each puts the HQ on any free hex; HQs may stand side by side. Vegas goes last. Placing HQs is no turn: no ability works yet.',
      ),
    ),
    section(
      'turn',
      'Your turn',
      { keywords: 'draw, discard, hand, order', see: 'unlucky-draw instants movement', rulings: '4 5 10 11 13 D24' },
      steps(
        'Draw until you hold three tiles. First turns are smaller: the first player draws one, the second two, and the third three.',
        'If you hold three, discard one before anything else. With fewer, because it is a first turn or the pile is empty, nothing must go.',
        'Play tiles and use abilities in any order, as many as you have. A tile can use its ability in the turn in which it is placed.',
        'End the turn. What you have not played you may keep or discard.',
      ),
      text('Starting a Battle ends the turn at once; tiles still in hand stay there.'),
    ),
    section(
      'unlucky-draw',
      'Unlucky draw',
      { keywords: 'redraw, mulligan, instants only', see: 'turn options', rulings: '12 172 X3' },
      text(
        'If after drawing all tiles in your hand are instants, you may throw them all away and draw as many anew, again and again if it happens again. You decide before the mandatory discard and before doing anything else. A foundation is no instant.',
      ),
    ),
    section(
      'placing',
      'Placing a unit',
      { keywords: 'facing, rotate, put', see: 'full-board foundations nets', rulings: '1 2 17' },
      text(
        'Put the tile on any hex without a unit, facing any way. From that moment its nets, links and takeover edges work. What a layout means never depends on the order in which the tiles came.',
      ),
      text('A Mine goes off while the tile is being put down, before anything else of the new tile counts.'),
    ),
    section(
      'instants',
      'Instants',
      {
        keywords: 'battle tile, sniper, grenade, air strike, small bomb, castling, rotation, terror, move',
        see: 'movement pushing battle medics',
        rulings: '110 111 112 122 135 167 D16 D41',
      },
      table(
        ['Tile', 'What it does'],
        ['Battle', 'starts a Battle and ends your turn; not after a last tile has been drawn'],
        ['Move', 'one of your units steps to a free neighbouring hex, turns, or both'],
        ['Push Back', 'one of your units pushes a neighbouring enemy away'],
        ['Sniper', '1 wound for any enemy unit but an HQ, or an enemy foundation destroyed'],
        ['Grenade', 'destroys an enemy unit (no HQ) or enemy foundation beside your HQ; the HQ must not be netted'],
        [
          'Air Strike',
          '1 wound for every unit but HQs on seven hexes that are all on the board; foundations there are destroyed',
        ],
        ['Small Bomb', 'the same on three hexes that touch each other'],
        ['Castling', 'two neighbouring units of yours change places without turning'],
        ['Rotation', 'turns one of your units'],
        ['Terror', 'in their next turns all others, allies too, place neither units nor foundations'],
      ),
      text(
        'Netted units can be neither moved, turned nor castled. A Medic saves from Sniper, Grenade, Air Strike and Small Bomb as from an attack.',
      ),
    ),
    section(
      'movement',
      'Moving',
      {
        keywords: 'move, mobility, transport, step, turn, recon center',
        see: 'instants nets army-smart army-hegemony',
        rulings: '76 77 78 79 81 173 D17 D40',
      },
      text(
        'A move is a step to a free neighbouring hex, a turn on the spot, or a step with a turn at its end. Never a turn first and then a step.',
      ),
      list(
        'A Move tile moves any of your units, HQs included.',
        'Mobility moves its unit once in each of your turns.',
        'Hegemony’s Transport and Smart’s HQ give each unit they reach one move in each turn. They do not move themselves.',
        'A unit may use all of these one after the other, as long as each reaches it at that moment.',
        'Outpost’s Recon Center lets every move of your side be two steps. The hex in between must be free and safe: no Mine, no net that would hold the unit, no takeover.',
      ),
      example(
        'A Ganger stands beside two Transports. It steps with the help of the first. If it is still beside the second, it may step again.',
      ),
    ),
    section(
      'pushing',
      'Pushing',
      { keywords: 'push back, retreat', see: 'instants foundations takeover', rulings: '75 85 86 87 88 89' },
      text(
        'Your free unit pushes a free enemy beside it, HQs included, to a free hex that touches the enemy but not the pusher. The player who controls the pushed unit chooses which. It does not turn. If there is no such hex, there is no push.',
      ),
      text(
        'A hex with a Mine counts as free, and the Mine goes off. A netted unit neither pushes nor can be pushed, so a netter is pushed away by somebody else than its victim.',
      ),
    ),
    section(
      'foundations',
      'Foundations and Mines',
      { keywords: 'mine, ground', see: 'army-vegas medics', rulings: '2 137 138 139 140' },
      text(
        'A foundation is laid on a hex without any tile. It does not block, cannot be moved, netted or captured, and does not fill the board. Attacks and splinters do not touch it; Sniper, Grenade, Air Strike, Small Bomb and Laser destroy it.',
      ),
      text(
        'Any unit that is placed, moved or pushed onto a Mine is destroyed together with it, its owner’s units too. An HQ only clears it. A Medic linked to that hex must save the unit.',
      ),
    ),
  ],
};
