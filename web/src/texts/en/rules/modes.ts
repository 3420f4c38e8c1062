import { example, list, section, table, text, type Chapter } from '../../rules';
import { setup } from '../setup';

export const modes: Chapter = {
  id: 'modes',
  title: 'The end, modes and boards',
  sections: [
    section(
      'end',
      'The end of the game',
      {
        keywords: 'final battle, last tile, tie, overtime, draw, resign',
        see: 'full-board mode-two options',
        rulings: '14 141 142 144 145 166 171 D25 D26 D52',
      },
      text(
        'When somebody draws the last tile of his pile, he finishes that turn, every other player has one more, and the Final Battle follows. From the moment that tile is drawn nobody may play a Battle tile any more; only a full board still starts a Battle, and the Final Battle comes in any case.',
      ),
      text(
        'If points are equal afterwards, there is an overtime: one more usual turn each, without Battle tiles, and one more Battle. Equal again is a draw. When an HQ falls, the Battle is fought out first; if both have fallen it is a draw.',
      ),
      text(
        'You may resign whenever you are asked for something; in the middle of a Battle only if that ends the game.',
      ),
    ),
    section(
      'mode-two',
      'Two players',
      { keywords: 'duel, one on one', see: 'end aim', rulings: '144 145' },
      text('One against one, 20 points each. Whoever destroys the enemy HQ or has more points at the end wins.'),
    ),
    section(
      'mode-deathmatch',
      'Deathmatch',
      {
        keywords: 'multiplayer, three players, four players, free for all',
        see: 'end large-board',
        rulings: '152 154 170 D28 D30 D31',
      },
      text(
        'Three to six players, everybody for himself. If your HQ falls, you are out; your tiles fight on until that Battle is over and then leave. The last HQ wins, otherwise most points after the Final Battle. If the last HQs fall together, those players share a draw. In a tie only the tied leaders have another turn; all tiles on the board fight in that Battle.',
      ),
    ),
    section(
      'mode-score',
      'On points',
      { keywords: 'score, multiplayer', see: 'mode-deathmatch', rulings: '153 D36' },
      text(
        'Three to six players. HQs never fall. Each wound that you give to an HQ of another player is a point for you, up to 20. The Battle in which somebody reaches 20 is the last. Several with 20 share the win. Not played on the Duel board.',
      ),
    ),
    section(
      'mode-loner',
      'Loner',
      { keywords: 'three players, one against two', see: 'mode-team', rulings: '151 168 169 D33 D34' },
      text(
        'Seat 1 plays alone against seats 2 and 3. The Loner has 20 points and every other turn (1, 2, 1, 3), the partners 13 points each. One partner’s HQ destroyed: the Loner wins. The Loner’s HQ destroyed, alone or together with others: the team wins. On points the Loner’s are compared with the sum of the team’s.',
      ),
      text(
        'The Loner begins with one tile, the next player with two, and from then on everybody fills up to three. When the Loner draws his last tile, only the next opponent has another turn.',
      ),
    ),
    section(
      'mode-team',
      'Teams',
      {
        keywords: 'two against two, ally, allies, four players',
        see: 'mode-loner army-moloch',
        rulings: '147 148 149 150 155 156 174 D18 D32 D35',
      },
      text(
        'Two against two, partners taking turns alternately with the enemies. 20 points each. The team that loses an HQ first has lost. If each loses one in the same Battle, the two remaining HQs are compared; at the end of the tiles the sums are.',
      ),
      list(
        'Bonuses of modules and HQs reach allies. Attacks and nets of allies ignore each other.',
        'Nobody moves, turns, castles or uses the units of an ally. What an ally’s HQ or Transport gives to your unit you use in your own turn.',
        'Moloch is a difficult friend: its attacks hit allied units, and it and its allies can net and push each other. The attacks of allies pass Moloch.',
        'Three people can play it: one leads two armies, which remain two.',
      ),
    ),
    section(
      'large-board',
      'The large board',
      { keywords: '37 hexes, outer ring, five players, six players', see: 'board full-board', rulings: '19 175 D23' },
      text(
        'With five or six players, or whenever you like, an outer ring is added: 37 hexes from a1 to g7, centre d4. All tiles may stand anywhere. Only the inner 19 hexes make a full board.',
      ),
    ),
    section(
      'duel-board',
      'The Duel board',
      { keywords: 'terminal, link, energy', see: 'procedures', rulings: '157 158 180 D22 D42 D45' },
      text(
        'Seven hexes are terminals: c3, b4, d5, e4, d2, b1 and a2. A unit on a terminal that is not netted is a Link of the player who controls it. Links let you run procedures, which cost energy.',
      ),
      text(
        'You store 0 to 5 energy and begin with none. It is bought as the very last thing of a turn: 1 for each tile from your hand and each point of your HQ that you give up, but never the last point. The turn ends with it. After a Battle there is no purchase.',
      ),
    ),
    section(
      'procedures',
      'Procedures',
      {
        keywords: 'rotation, swap, push back, laser, elimination, detonation, energy cost',
        see: 'duel-board pushing medics',
        rulings: '159 160 161 162 D41 D43 D44 X8',
      },
      table(
        ['Procedure', 'Energy', 'What it does'],
        ['Rotation', '1', 'turns one of your Links, HQs included'],
        ['Swap', '2', 'two of your Links change places, and each may be turned; no HQs'],
        ['Push Back', '2', 'a Link pushes a neighbouring enemy, as the tile does'],
        ['Laser', '3', 'destroys all enemy tiles on the line between two of your Links, foundations too'],
        ['Elimination', '3', 'destroys one enemy unit that is beside three of your Links'],
        ['Detonation', '4', 'destroys all enemy Links'],
      ),
      text(
        'You may run as many as you can pay for, at any time of your own turn after the mandatory discard. HQs are safe from destruction, toughness does not help, Medics do.',
      ),
      example('Your units stand on b1 and b4 and no net holds them: a Laser clears the enemies on b2 and b3.'),
    ),
    section(
      'presets',
      'Editions',
      { keywords: 'preset, rulebook, faq, year of moloch', see: 'options', rulings: 'X1 X2 X16 X17' },
      list(
        'Standard: the 3.0 rules with the publisher’s official answers; no option is on.',
        'Rulebook 3.0: a fallen HQ fights on, team HQs have 15 points, one Battle for a full board, Vegas sets up in turn.',
        'Year of Moloch: a fallen HQ fights on, one Battle for a full board.',
        'Duel: no unlucky draw, the Clown spares HQs, a tie is a draw, one Battle for a full board, Vegas sets up in turn.',
      ),
    ),
    section(
      'options',
      'Options and variants',
      {
        keywords: 'settings, house rules, alternative start, reinforcements',
        see: 'presets variants',
        rulings: 'X1 X2 X3 X5 X8 X10 X11 X16 X17 X23',
      },
      text('On top of an edition each of these can be switched on:'),
      table(['Option', 'What it changes'], ...Object.values(setup.options).map(({ name, about }) => [name, about])),
    ),
    section(
      'variants',
      'Variants in detail',
      { keywords: 'alternative start, reinforcements, six tiles', see: 'options turn', rulings: '163 164 165 D50' },
      text(
        'Alternative start: the first player draws three tiles, discards one and may play one of the others. Everybody else has usual turns.',
      ),
      text(
        'Reinforcements: hands of six, one discarded when you hold six, at most two played in a turn, the rest kept. The first draws are four and five. An unlucky draw asks that all drawn tiles, three or more, are instants, and exchanges three of them. With both variants the first player draws six, discards one and may play one.',
      ),
    ),
  ],
};
