import type { Army } from '../engine/api';
import { circle, gear, polygon, sector, star, turned } from './shapes';

const claw = (x: number, y: number) =>
  `M${x + 10} ${y - 48}C${x + 2} ${y - 22} ${x - 3} ${y + 4} ${x - 9} ${y + 48}C${x - 18} ${y + 10} ${x - 11} ${y - 22} ${x + 10} ${y - 48}Z`;

// One emblem per army, within 50 of the centre, to be filled by the even-odd rule.
export const emblems: Record<Army, string> = {
  // the star of the last army of men, over a chevron
  outpost: star(5, 34, 14, [0, -14]) + 'M-40 8L0 32L40 8V24L0 48L-40 24Z',
  // the eye in the machine
  moloch: gear(9, 50, 39) + circle(29) + 'M-24 0C-12 -19 12 -19 24 0C12 19 -12 19 -24 0Z' + circle(8),
  // claw marks
  borgo: claw(-26, 3) + claw(3, -2) + claw(32, 3),
  // a gladiator's helmet
  hegemony:
    'M-44 -8C-46 -62 46 -62 44 -8L35 -10C33 -44 -33 -44 -35 -10Z' +
    'M-30 46L-28 -8C-26 -38 26 -38 28 -8L30 46H9V16L22 4V-8L4 -2V12H-4V-2L-22 -8V4L-9 16V46Z',
  // a thinking cell
  smart:
    polygon(6, 27, 30) +
    polygon(6, 17, 30) +
    circle(8) +
    turned(
      [
        [-3, -26],
        [3, -26],
        [3, -36],
        [-3, -36],
      ],
      [30, 90, 150, 210, 270, 330],
    ) +
    [30, 90, 150, 210, 270, 330]
      .map((angle) => circle(8, [43 * Math.sin(angle * 0.0174533), -43 * Math.cos(angle * 0.0174533)]))
      .join(''),
  // an ace
  vegas:
    'M0 -49C11 -25 46 -11 46 13C46 34 18 37 7 23C9 35 14 43 24 49H-24C-14 43 -9 35 -7 23C-18 37 -46 34 -46 13C-46 -11 -11 -25 0 -49Z' +
    star(5, 14, 5.5, [0, 4]),
  // fallout
  doomsday: sector(-30, 30, 16, 46) + sector(90, 150, 16, 46) + sector(210, 270, 16, 46) + circle(10),
};
