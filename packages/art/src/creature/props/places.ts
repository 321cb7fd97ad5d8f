import { darker, lighter, mix } from '../../scene/colour.ts';
import { seededRandom } from '../../svg/random.ts';
import type { DrawProp } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, corner, leaf, oval, point, pts, tube } from '../points.ts';
import { DUNGEON_LIGHT } from '../rank.ts';
import { halo, star } from '../shapes.ts';
import { veins } from '../texture.ts';
import { BRASS, WOOD } from './tools.ts';

/** Where a creature stands on the canvas. */
export const GROUND = 470;

/** Blades of grass from a line. */
export function tuft(
  pen: Pen,
  x: number,
  width: number,
  height: number,
  count: number,
  colour: string,
): void {
  const random = seededRandom(`tuft ${x}`);
  for (let index = 0; index < count; index += 1) {
    const part = count === 1 ? 0 : index / (count - 1) - 0.5;
    const turn = -Math.PI / 2 + part * 0.9 + (random() - 0.5) * 0.3;
    const reach = height * (0.6 + random() * 0.5);
    pen.shape(
      leaf(x + part * width, GROUND, reach, height * 0.16 + 2, turn),
      mix(colour, '#e8e0a0', random() * 0.25),
      { ink: 1.2, shade: 0.25, rim: 0.4 },
    );
  }
}

const grass: DrawProp = (pen, { first }) => {
  tuft(pen, 410, 80, 44, 7, first);
  tuft(pen, 120, 50, 30, 5, first);
};

/** A gate that has fallen down: its post, with a sign that shows a coin, and its boards. */
const fallenGate: DrawProp = (pen) => {
  for (const d of [
    '60 478 11, 200 452 12, 330 470 10',
    '196 484 10, 320 448 12, 420 464 10',
    '90 458 9, 240 476 11, 386 484 9',
  ])
    pen.shape(tube(d), lighter(WOOD, 0.12), {
      grain: [veins(pen, box(60, 446, 370, 40), darker(WOOD, 0.4), 4, 4, true)],
    });
  pen.shape(tube('446 480 14, 440 330 13'), WOOD);
  pen.shape(pts('388 340!, 492 326!, 496 394!, 392 404!'), lighter(WOOD, 0.2));
  pen.shape(oval(442, 366, 24), BRASS);
  pen.mark(pts('438 352!, 446 352!, 446 380!, 438 380!'), darker(BRASS, 0.5));
};

const stile: DrawProp = (pen) => {
  for (const x of [120, 396])
    pen.shape(
      tube([
        { x, y: GROUND, half: 13 },
        { x, y: 372, half: 12 },
      ]),
      WOOD,
    );
  for (const d of ['92 400 12, 256 394 13, 430 402 12', '150 440 10, 256 438 10, 360 442 10'])
    pen.shape(tube(d), lighter(WOOD, 0.12), {});
};

const twig: DrawProp = (pen, { first }) => {
  pen.shape(tube('92 464 5, 250 444 9, 430 452 4'), WOOD, {});
  for (const [x, y, turn] of [
    [150, 454, 2.4],
    [330, 446, -2.3],
    [410, 450, 2.2],
    [120, 460, -2.2],
  ] as const)
    pen.shape(leaf(x, y, 46, 18, turn, 6), first, { ink: 1.4 });
};

const puddle: DrawProp = (pen, { first }) => {
  pen.shape(pts('70 462, 150 440, 260 434, 380 442, 444 462, 380 484, 250 490, 130 484'), first, {
    rim: 0.9,
  });
  for (const [x, y, w] of [
    [180, 462, 34],
    [320, 470, 44],
  ] as const)
    pen.line([point(x - w, y), point(x, y + 4), point(x + w, y)], lighter(first, 0.6), 4, 0.8);
};

const chimney: DrawProp = (pen, { first }) => {
  pen.shape(pts('170 404!, 350 404!, 342 486!, 178 486!'), first, {
    inside: () => {
      for (const y of [428, 452, 476]) pen.line([point(160, y), point(360, y)], darker(first, 0.4), 3, 0.6);
      for (const [x, y] of [
        [220, 410],
        [290, 410],
        [250, 434],
        [320, 434],
        [210, 458],
        [280, 458],
      ] as const)
        pen.line([point(x, y), point(x, y + 16)], darker(first, 0.4), 3, 0.6);
    },
  });
  pen.shape(tube('158 400 11, 362 400 11'), lighter(first, 0.12));
};

const mushrooms: DrawProp = (pen, { first }) => {
  for (const [x, size] of [
    [116, 1],
    [402, 0.8],
    [440, 0.5],
  ] as const)
    pen.at({ x, y: GROUND, scale: size }, () => {
      pen.shape(pts('-10 0, 10 0, 13 -34, -13 -34'), '#f0dcb0');
      pen.shape(pts('-38 -30, -26 -60, 4 -70, 32 -56, 40 -30, 0 -22'), first);
      for (const [u, v] of [
        [-14, -46],
        [12, -52],
        [20, -36],
      ] as const)
        pen.mark(oval(u, v, 5), '#fff0d0');
    });
};

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

const key: DrawProp = (pen) => {
  pen.shape(tube('0 -6 4, 0 26 3'), '#c9a26a');
  pen.ring(0, 42, 15, 15, BRASS, 7);
  pen.shape(tube('0 58 5, 0 112 5'), BRASS);
  for (const y of [92, 108])
    pen.shape(
      tube([
        { x: 0, y, half: 5 },
        { x: 22, y, half: 5 },
      ]),
      BRASS,
    );
};

const seeds: DrawProp = (pen) => {
  for (const [x, y, turn] of [
    [-62, 26, 0.3],
    [-46, -20, -0.1],
    [-86, -8, 0.1],
  ] as const) {
    pen.shape(leaf(x, y, 20, 9, turn), '#6a4a34', { ink: 1 });
    for (const v of [-12, 0, 12]) pen.line([point(x + 20, y), point(x + 40, y + v)], '#fff3dc', 1.8, 0.9);
  }
};

/** A little standard that an elite without a neck or a head has beside it. */
const pennant: DrawProp = (pen, { first }) => {
  pen.shape(tube('452 474 6, 448 150 5'), WOOD);
  pen.shape(pts('450 160!, 378 168, 340 196!, 384 204, 366 236!, 452 226!'), first, {});
  star(pen, 414, 196, 20, '#ffe6a0');
  pen.shape(oval(448, 144, 9), BRASS);
};

const bricks: DrawProp = (pen, { first }) => {
  pen.line(pts('0 0, -22 44'), '#f0e2c4', 4);
  pen.line(pts('0 0, 22 44'), '#f0e2c4', 4);
  pen.shape(pts('-54 44, 0 36, 54 44, 36 108, 0 118, -36 108'), '#f0e2c4', {
    grain: [veins(pen, box(-50, 44, 100, 70), '#b8a284', 5, 8)],
  });
  for (const [x, turn] of [
    [-20, -0.2],
    [14, 0.16],
  ] as const)
    pen.at({ x, y: 40, turn }, () => pen.shape(pts('-22 -16!, 22 -16!, 22 14!, -22 14!'), first));
};

/** The tail of a kite, with bows. */
const kiteTail: DrawProp = (pen, { first, second }) => {
  pen.line(pts('350 330, 410 380, 400 430, 450 470, 490 450'), '#f0e2c4', 4);
  for (const [x, y, turn] of [
    [396, 366, 0.6],
    [404, 428, 1.4],
    [456, 470, 0.2],
  ] as const)
    pen.at({ x, y, turn }, () => {
      pen.shape(pts('0 0!, -26 -14, -26 14'), first, { ink: 1.3 });
      pen.shape(pts('0 0!, 26 -14, 26 14'), second, { ink: 1.3 });
    });
  pen.shape(pts('262 206!, 356 282!, 300 360!, 204 300!'), first, {});
  pen.mark(pts('262 206!, 356 282!, 300 360!'), second, 0.8);
  pen.line(pts('262 206!, 300 360!'), '#6a4a34', 4);
  pen.line(pts('204 300!, 356 282!'), '#6a4a34', 4);
};

/** The light of a boss's dungeon behind it. */
const dungeonLight: DrawProp = (pen, { first, second }) => {
  halo(pen, 256, 256, 244, first);
  halo(pen, 256, 226, 140, second, 0.5);
};

const moonlight: DrawProp = (pen, { second }) => halo(pen, 256, 256, 236, second, 0.8);

export const PLACES: Readonly<Record<string, DrawProp>> = {
  grass,
  'fallen-gate': fallenGate,
  stile,
  twig,
  puddle,
  chimney,
  mushrooms,
  snores,
  sparks,
  stars,
  hearts,
  notes,
  numbers,
  flour,
  key,
  seeds,
  bricks,
  pennant,
  moonlight,
  [DUNGEON_LIGHT]: dungeonLight,
  'kite-tail': kiteTail,
};
