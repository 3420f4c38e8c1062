import { arc, circle, path, polygon, star, turned, type Point } from './shapes';

// Signs of abilities and instants, within 50 of the centre: `fill` by the even-odd rule, `solid` without holes, `line` stroked 10 wide.
export interface Sign {
  solid?: string;
  fill?: string;
  line?: string;
}

const flash = 'M14 -50L-30 8H-5L-16 50L30 -12H5Z';
const burst = star(9, 50, 25);
const sword: Point[] = [
  [0, -62],
  [7, -52],
  [7, 20],
  [22, 20],
  [22, 29],
  [6, 29],
  [6, 48],
  [-6, 48],
  [-6, 29],
  [-22, 29],
  [-22, 20],
  [-7, 20],
  [-7, -52],
];

const known = {
  flash: { fill: flash },
  hourglass: {
    fill:
      'M-32 -50H32V-38H26C26 -16 8 -10 8 0S26 16 26 38H32V50H-32V38H-26C-26 16 -8 10 -8 0S-26 -16 -26 -38H-32Z' +
      'M-15 -36C-14 -24 -8 -18 0 -12C8 -18 14 -24 15 -36Z',
  },
  fist: {
    fill:
      'M-44 -18a9 9 0 0 1 18 0V8H-44ZM-22 -28a9 9 0 0 1 18 0V8H-22ZM0 -30a9 9 0 0 1 18 0V8H0ZM22 -20a9 9 0 0 1 18 0V8H22Z' +
      'M-44 13H6a8 8 0 0 1 0 17H-8V35H16C26 35 26 24 24 13H40V24C40 40 28 50 0 50S-44 40 -44 22Z',
  },
  aim: { line: circle(30) + 'M0 -50V-20M0 20V50M-50 0H-20M20 0H50', fill: circle(7) },
  repeat: { line: arc(35, 300, 36), fill: 'M-32 -50V-16L-2 -33ZM0 -19L19 17H-19Z' },
  cross: { fill: 'M-16 -46H16V-16H46V16H16V46H-16V16H-46V-16H-16Z' },
  eye: { line: 'M-47 0C-28 -36 28 -36 47 0C28 36 -28 36 -47 0Z', fill: circle(16) + circle(5, [5, -5]) },
  swap: { line: 'M-44 -20H20M44 20H-20', fill: 'M16 -44L50 -20L16 4ZM-16 44L-50 20L-16 -4Z' },
  chevrons: { fill: 'M-42 0L0 -42L42 0V22L0 -20L-42 22ZM-42 32L0 -10L42 32V54L0 12L-42 54Z' },
  radar: { line: arc(-50, 50, 47) + arc(-50, 50, 27), fill: circle(10) + 'M-5 8H5L22 50H-22Z' },
  turn: { line: arc(50, 330, 36), fill: 'M-28 -56V-10L12 -34Z' },
  call: {
    fill: 'M-46 -14H-20L18 -40V36L-20 12H-24L-14 42H-32L-40 12H-46ZM26 -22C44 -14 44 10 26 18V6C32 2 32 -6 26 -10Z',
  },
  burst: { fill: burst + circle(9) },
  jaws: {
    fill: 'M-50 -34C-20 -50 20 -50 50 -34L42 -4L28 -24L14 2L0 -24L-14 2L-28 -24L-42 -4ZM-50 34C-20 50 20 50 50 34L42 8L28 28L14 10L0 30L-14 10L-28 28L-42 8Z',
  },
  redirect: {
    line: 'M0 46V8L-26 -20M0 8L26 -20',
    fill: circle(11, [0, 10]) + 'M-46 -46L-12 -38L-38 -10ZM46 -46L12 -38L38 -10Z',
  },
  comeBack: { line: 'M-34 22C-46 -24 20 -44 24 0M-30 44H40', fill: 'M4 -4H46L25 28Z' },
  makeRoom: { line: 'M-44 0L-26 38H26L44 0', fill: 'M-12 -50H12V-14H30L0 20L-30 -14H-12Z' },
  battle: { solid: turned(sword, [-45, 45]) },
  move: { line: 'M-36 40C-44 -4 -20 -22 10 -22', fill: 'M8 -50L50 -22L8 6Z' },
  push: { line: polygon(6, 25, 30, [24, 0]), fill: 'M-54 -11H-30V-30L-6 0L-30 30V11H-54Z' },
  sniper: { line: circle(38) + 'M0 -52V52M-52 0H52', fill: circle(11) },
  grenade: {
    fill:
      'M-14 -28H14V-16C32 -8 36 8 34 22C32 40 18 50 0 50S-32 40 -34 22C-36 8 -32 -8 -14 -16Z' +
      'M-3 -8V42H3V-8ZM-28 10H-8V16H-28ZM8 10H28V16H8Z' +
      'M-14 -34V-44H20L40 -18L33 -10L14 -34Z',
    line: 'M-22 -36a8 8 0 1 0 -14 6',
  },
  plane: {
    fill: 'M0 -50C6 -50 9 -40 9 -28V-16L50 10V22L9 10V30L22 42V50L0 44L-22 50V42L-9 30V10L-50 22V10L-9 -16V-28C-9 -40 -6 -50 0 -50Z',
  },
  bomb: {
    fill: circle(31, [-7, 15]) + 'M4 -26L16 -34L26 -18L15 -10Z' + star(6, 15, 6, [38, -38]),
    line: 'M20 -25C24 -34 28 -38 34 -38',
  },
  castling: {
    fill: 'M-24 -50H-12V-40H-6V-50H6V-40H12V-50H24V-26L14 -18V8H22V18H-22V8H-14V-18L-24 -26ZM-50 37L-26 22V52ZM50 37L26 22V52Z',
    line: 'M-28 37H28',
  },
  skull: {
    fill:
      'M0 -48C30 -48 44 -28 44 -6C44 8 36 18 28 22V40H-28V22C-36 18 -44 8 -44 -6C-44 -28 -30 -48 0 -48Z' +
      circle(11, [-17, -4]) +
      circle(11, [17, -4]) +
      'M0 6L8 20H-8ZM-12 28H-6V40H-12ZM6 28H12V40H6Z',
  },
  mine: {
    fill:
      circle(30) +
      circle(8, [-9, -9]) +
      turned(
        [
          [-5, -32],
          [5, -32],
          [4, -50],
          [-4, -50],
        ],
        [0, 45, 90, 135, 180, 225, 270, 315],
      ),
  },
  star: { fill: star(5, 50, 20) },
  shield: {
    fill: path([
      [0, -50],
      [40, -36],
      [36, 12],
      [0, 50],
      [-36, 12],
      [-40, -36],
    ]),
  },
} satisfies Record<string, Sign>;

export type SignName = keyof typeof known;
export const signs: Record<SignName, Sign> = known;

const byEffect: Record<string, SignName> = {
  initiative: 'flash',
  melee: 'fist',
  ranged: 'aim',
  extra_attack: 'repeat',
  medic: 'cross',
  capture_module: 'eye',
  convert_attack: 'swap',
  grant_mobility: 'chevrons',
  double_move: 'radar',
  rotate_any_one_friendly_unit_per_turn: 'turn',
  takeover: 'call',
  explode: 'burst',
  explode_when_hit_on_trap_edge: 'jaws',
  redirect_ranged: 'redirect',
  return_to_top_of_pile_on_death: 'comeBack',
  replace_with_unit: 'makeRoom',
  battle: 'battle',
  move: 'move',
  push_back: 'push',
  sniper: 'sniper',
  grenade: 'grenade',
  air_strike: 'plane',
  small_bomb: 'bomb',
  castling: 'castling',
  rotation: 'turn',
  terror: 'skull',
  mine: 'mine',
};

// An ability the catalogue knows and this table does not is shown as a star: the help explains it.
export function signOf(effect: { type: string; value?: number }): SignName {
  if (effect.type === 'initiative' && (effect.value ?? 0) < 0) return 'hourglass';
  return byEffect[effect.type] ?? 'star';
}

// "+1" or "-1" beside the sign, where the printed value is an amount.
export function amountOf(effect: { type: string; value?: number }): string {
  if (!['initiative', 'melee', 'ranged'].includes(effect.type) || !effect.value) return '';
  return effect.value > 0 ? `+${effect.value}` : `\u2212${-effect.value}`;
}
