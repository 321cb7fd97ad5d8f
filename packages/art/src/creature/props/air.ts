import { lighter } from '../../scene/colour.ts';
import { seededRandom } from '../../svg/random.ts';
import type { DrawProp } from '../look.ts';
import { corner, oval, pts } from '../points.ts';
import { DUNGEON_LIGHT } from '../rank.ts';
import { halo, star } from '../shapes.ts';

/** Letters Z above the head: it sleeps. */
const snores: DrawProp = (pen) => {
  for (const [x, y, size] of [
    [104, 176, 32],
    [70, 122, 24],
    [50, 80, 16],
  ] as const)
    pen.line(
      [
        corner(x - size * 0.4, y - size * 0.5),
        corner(x + size * 0.4, y - size * 0.5),
        corner(x - size * 0.4, y + size * 0.5),
        corner(x + size * 0.4, y + size * 0.5),
      ],
      '#fff3dc',
      size * 0.2,
      0.9,
    );
};

const sparks: DrawProp = (pen, { second }) => {
  for (const [x, y, r] of [
    [92, 170, 9],
    [420, 130, 8],
    [70, 300, 6],
    [442, 270, 10],
    [140, 92, 6],
    [370, 70, 6],
  ] as const) {
    halo(pen, x, y, r * 2.4, second, 1.4);
    pen.mark(oval(x, y, r), lighter(second, 0.5));
  }
};

const stars: DrawProp = (pen) => {
  for (const [x, y, r] of [
    [70, 200, 14],
    [420, 140, 12],
    [60, 330, 10],
    [440, 300, 13],
    [130, 100, 11],
  ] as const) {
    star(pen, x, y, r);
  }
};

const hearts: DrawProp = (pen, { second }) => {
  for (const [x, y, size] of [
    [96, 250, 22],
    [62, 206, 16],
    [124, 186, 13],
  ] as const)
    pen.at({ x, y, scale: size / 20 }, () =>
      pen.shape(pts('0 -8!, 9 -19, 22 -11, 17 7, 0 22!, -17 7, -22 -11, -9 -19'), second, { ink: 1.4 }),
    );
};

const notes: DrawProp = (pen, { second }) => {
  for (const [x, y, size] of [
    [92, 200, 1],
    [58, 140, 0.8],
    [110, 108, 0.65],
  ] as const)
    pen.at({ x, y, scale: size, turn: -0.15 }, () => {
      pen.line(pts('10 6, 10 -42!, 32 -34'), second, 5);
      pen.mark(oval(0, 8, 13, 9, -0.3), second);
    });
};

const numbers: DrawProp = (pen, { second }) => {
  for (const [d, x, y] of [
    ['-6 -10, 2 -16!, 2 16', 84, 190],
    ['-8 -8, 0 -16, 8 -8, -8 16!, 10 16', 58, 132],
    ['-8 -14, 8 -14!, -2 -2!, 8 6, 0 16, -9 10', 104, 84],
  ] as const)
    pen.at({ x, y, scale: 1.2 }, () => pen.line(pts(d), second, 5));
};

const flour: DrawProp = (pen) => {
  const random = seededRandom('flour');
  for (let index = 0; index < 26; index += 1)
    pen.mark(oval(20 + random() * 472, 120 + random() * 350, 2 + random() * 4), '#fffaf0', 0.6);
};

const moonlight: DrawProp = (pen, { second }) => halo(pen, 256, 256, 236, second, 0.8);

/** The light of a boss's dungeon behind it. */
const dungeonLight: DrawProp = (pen, { first, second }) => {
  // Two discs: each edge on the transparent ground costs bytes.
  pen.mark(oval(256, 256, 240), first, 0.26);
  pen.mark(oval(256, 240, 158), second, 0.24);
};

/** Light, sounds and dust around a creature. */
export const AIR: Readonly<Record<string, DrawProp>> = {
  snores,
  sparks,
  stars,
  hearts,
  notes,
  numbers,
  flour,
  moonlight,
  [DUNGEON_LIGHT]: dungeonLight,
};
