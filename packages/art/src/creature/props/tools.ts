import { darker, lighter, mix } from '../../scene/colour.ts';
import type { DrawProp } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joint, leaf, oval, point, pts, stretched, TURN, tube } from '../points.ts';
import { veins } from '../texture.ts';

export const WOOD = '#8a6040';
const IRON = '#9aa2b4';
export const BRASS = '#dba84e';
const STRING = '#efe2c4';

/** A haft through the hand at (0, 0). */
const haft = (pen: Pen, up: number, down: number, half = 6, colour = WOOD): void =>
  pen.shape(tube([joint(0, down, half), joint(2, 0, half), joint(0, -up, half * 0.9)]), colour, {
    grain: [veins(pen, box(-half, -up, half * 2, up + down), darker(colour, 0.4), 2, 3)],
  });

const sword: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-13 -16!, -11 -124, 0 -150!, 11 -124, 13 -16!'), first, { shade: 0 });
  pen.mark(pts('0 -16!, 0 -144!, 10 -122, 12 -16!'), mix(first, '#221a5c', 0.5), 0.6);
  pen.shape(tube('0 24 6, 0 -12 6'), WOOD);
  pen.shape(tube('-30 -16 5, 0 -12 7, 30 -18 5'), second);
  pen.shape(oval(0, 28, 9), second);
};

const axe: DrawProp = (pen, { first }) => {
  haft(pen, 130, 70);
  pen.shape(pts('-6 -128!, -30 -148, -66 -154!, -74 -116, -58 -78, -28 -96, -6 -96!'), first, { reach: 12 });
  pen.shape(pts('6 -124!, 30 -128!, 28 -102!, 6 -104!'), first);
};

const bow: DrawProp = (pen, { first, second }) => {
  pen.line(pts('26 -118!, 84 0!, 26 118!'), STRING, 2.5, 0.9);
  pen.shape(tube('32 -124 2.5, -8 -74 7, -22 0 9, -8 74 7, 32 124 2.5'), first);
  pen.line(pts('84 0, -72 0'), '#c9a26a', 4.5);
  pen.shape(pts('-70 -9!, -100 0!, -70 9!'), IRON);
  for (const side of [-1, 1])
    pen.shape(
      [point(80, 0, true), point(106, side * 12, true), point(92, side * 12, true), point(66, 0, true)],
      second,
      { ink: 1.4 },
    );
};

const crossbow: DrawProp = (pen, { first, second }) => {
  pen.line(pts('-50 -66!, 10 -4!, -50 58!'), STRING, 2.5);
  pen.shape(tube('70 8 9, 0 -2 9, -76 -10 7'), first);
  pen.shape(tube('-40 -76 3, -66 -40 8, -70 -8 9, -66 28 8, -44 66 3'), second);
  pen.shape(pts('-74 -18!, -112 -12!, -74 -4!'), IRON);
  pen.shape(tube('84 8 13, 120 14 16'), darker(first, 0.15));
};

const slingshot: DrawProp = (pen, { first }) => {
  pen.line(pts('-24 -70, 66 -38, 30 -66'), '#c96a5a', 5);
  haft(pen, 16, 44, 7, first);
  pen.shape(tube('0 -10 7, -26 -34 7, -26 -76 6'), first);
  pen.shape(tube('0 -10 7, 28 -34 7, 30 -74 6'), first);
  pen.shape(oval(70, -40, 12), '#a8a0b0');
};

const cudgel: DrawProp = (pen, { first }) => {
  pen.shape(tube('0 40 7, 2 0 8, 4 -60 14, 6 -108 20, 6 -124 15'), first, {
    grain: [veins(pen, box(-14, -130, 36, 160), darker(first, 0.4), 4, 5)],
  });
  for (const [x, y] of [
    [-8, -92],
    [18, -112],
    [0, -124],
  ] as const)
    pen.shape(oval(x, y, 5), IRON);
};

const crook: DrawProp = (pen, { first }) => {
  haft(pen, 130, 130, 6, first);
  pen.shape(tube('0 -126 6, 0 -164 7, -28 -190 7, -56 -168 6, -46 -146 4'), first);
};

const candle: DrawProp = (pen, { first }) => {
  flame(pen, 0, -56, 46);
  pen.shape(pts('-14 0!, -14 -46, -8 -52, 10 -52, 14 -46, 14 0!'), first, { to: mix(first, '#d9a05a', 0.5) });
  pen.shape(tube('-7 -46 5, -9 -24 4, -8 -14 6'), lighter(first, 0.4), { ink: 0 });
  pen.shape(pts('-40 -4, 0 -10, 40 -4, 30 12, 0 18, -30 12'), BRASS);
};

/** A flame on (x, y). */
export function flame(pen: Pen, x: number, y: number, height: number, colour = '#ff9a3c'): void {
  pen.glow(x, y - height * 0.4, height * 1.6, colour, 0.8);
  const tongue = (size: number) =>
    stretched(pts('0 0, 0.3 -0.14, 0.26 -0.46, 0.03 -1!, -0.15 -0.62, -0.3 -0.24'), x, y, height * size);
  pen.shape(tongue(1), colour, { to: mix(colour, '#ffd060', 0.6), shade: 0, rim: 0.4, ink: 0 });
  pen.mark(tongue(0.58), '#fff0b0');
}

const lantern: DrawProp = (pen, { first, second }) => {
  pen.glow(0, 36, 120, second, 0.8);
  pen.line(pts('-12 13, 0 -2, 12 13'), first, 4);
  pen.shape(pts('-17 20!, 17 20!, 21 54!, -21 54!'), second, { to: '#ff9a3c', shade: 0.12 });
  pen.mark(pts('0 26!, 7 42, 0 51, -7 42'), '#fffbe0');
  pen.shape(pts('-7 8!, 7 8!, 22 22!, -22 22!'), first);
  for (const side of [-1, 1]) pen.line([point(side * 17, 20), point(side * 19, 54)], first, 3.5);
  pen.shape(pts('-24 53!, 24 53!, 20 62!, -20 62!'), first);
};

const shield: DrawProp = (pen, { first, second }) => {
  const shape = (size: number) =>
    stretched(pts('-80 -80!, 0 -90, 80 -80!, 76 24, 0 112!, -76 24'), 0, 0, size);
  pen.shape(shape(1), IRON);
  pen.shape(shape(0.82), first, {
    rim: 0.3,
    inside: () => {
      pen.mark(pts('0 -100!, 90 -100!, 90 120!, 0 120!'), darker(first, 0.22), 0.8);
      for (const side of [1, -1])
        pen.shape(
          [
            [0, -26],
            [side * 18, -48],
            [side * 46, -34],
            [side * 40, -4],
            [side * 18, 4],
            [0, 48],
          ].map(([x = 0, y = 0], index) => point(x, y, index === 0 || index === 5)),
          second,
          { ink: 0 },
        );
    },
  });
};

const bag: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-14 -6, 14 -6, 46 40, 44 92, 0 112, -46 92, -48 40'), first, {
    grain: [veins(pen, box(-46, 0, 92, 108), darker(first, 0.4), 6, 10)],
  });
  pen.shape(pts('-14 -6!, -24 -28, 0 -20, 22 -30, 14 -6!'), first);
  pen.shape(tube('-18 -6 5, 0 -2 6, 18 -6 5'), second);
};

const basket: DrawProp = (pen, { first, second }) => {
  pen.ring(0, 26, 34, 34, darker(first, 0.2), 6);
  for (const [x, y, r] of [
    [-20, 26, 13],
    [4, 20, 15],
    [24, 28, 12],
  ] as const)
    pen.shape(oval(x, y, r), second);
  pen.shape(pts('-44 28!, 44 28!, 36 76, 0 82, -36 76'), first, {
    grain: [
      veins(pen, box(-44, 28, 88, 54), darker(first, 0.45), 7, 2),
      veins(pen, box(-44, 28, 88, 54), darker(first, 0.45), 5, 2, true),
    ],
  });
};

const scroll: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-34 -50!, 30 -56!, 34 70!, -30 76!'), first, {
    inside: () => {
      for (const y of [-30, -14, 2, 18, 34])
        pen.line([point(-22, y), point(y === 34 ? 0 : 22, y - 3)], '#6a5444', 3, 0.7);
    },
  });
  pen.shape(tube('-40 -52 8, 36 -58 8'), darker(first, 0.12));
  pen.shape(tube('-36 78 8, 40 72 8'), darker(first, 0.12));
  pen.shape(oval(14, 56, 11), second);
};

const cheese: DrawProp = (pen, { first }) =>
  pen.shape(pts('-80 4!, 10 -56!, 42 -4!, 40 48!, -76 60!'), first, {
    to: darker(first, 0.14),
    inside: () => {
      for (const [x, y, r] of [
        [-40, 24, 15],
        [8, -4, 11],
        [12, 34, 9],
        [-56, 42, 7],
      ] as const)
        pen.mark(oval(x, y, r, r * 0.85), darker(first, 0.35));
    },
  });

const apple: DrawProp = (pen, { first }) => {
  pen.shape(pts('0 -22, 24 -28, 34 0, 20 28, 0 26, -20 28, -34 0, -22 -28'), first);
  pen.line(pts('0 -22, 3 -34, 10 -42'), WOOD, 4);
  pen.shape(leaf(4, -32, 28, 16, -0.3), '#7c9a4e', { ink: 1.2 });
};

/** Above the hand, whose fingers hold its tip. */
const acorn: DrawProp = (pen, { first }) => {
  pen.shape(pts('-30 -42, 30 -42, 25 -12, 0 12!, -25 -12'), first, { to: darker(first, 0.2) });
  pen.shape(pts('-38 -40, -24 -68, 0 -74, 24 -68, 38 -40, 0 -32'), darker(first, 0.45));
  pen.line(pts('0 -72, 5 -90'), WOOD, 7);
};

const pin: DrawProp = (pen, { first }) => {
  pen.shape(tube('0 50 4, 0 0 5, 0 -120 1'), first);
  pen.shape(oval(0, 54, 11), '#d8505c');
};

const book: DrawProp = (pen, { first }) => {
  pen.shape(pts('-52 -30!, 0 -20!, 52 -30!, 52 34!, 0 44!, -52 34!'), first);
  pen.shape(
    pts('-46 -34!, -20 -38, 0 -26!, 20 -38, 46 -34!, 46 26!, 20 24, 0 36!, -20 24, -46 26!'),
    '#f6ead0',
  );
  for (const y of [-18, -6, 6])
    for (const x of [-36, 10]) pen.line([point(x, y), point(x + 26, y + 3)], '#6a5444', 2.4, 0.6);
};

const dice: DrawProp = (pen, { first }) => {
  for (const [x, y, turn] of [
    [-40, -20, 0.3],
    [-78, 12, -0.3],
    [-60, -62, 0.8],
  ] as const)
    pen.at({ x, y, turn }, () => {
      pen.shape(pts('-17 -17!, 17 -17!, 17 17!, -17 17!'), first);
      for (const [u, v] of [
        [-7, -7],
        [0, 0],
        [7, 7],
      ] as const)
        pen.mark(oval(u, v, 3.4), '#2a1a20');
    });
};

const lute: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-52 26, -40 -8, -8 -18, 22 0, 26 30, 8 60, -26 66, -48 50'), first, {
    grain: [veins(pen, box(-50, -16, 76, 80), darker(first, 0.4), 5, 5)],
  });
  pen.mark(oval(-14, 26, 12), '#2a1420');
  pen.shape(tube('10 0 8, 70 -56 6, 96 -84 8'), second);
  for (const d of [-4, 0, 4]) pen.line([point(-30 + d, 42 + d), point(88 + d, -72 + d)], STRING, 1.4);
};

const net: DrawProp = (pen, { first }) => {
  haft(pen, 60, 100, 6, first);
  pen.ring(0, -104, 42, 44, first, 6);
  for (const x of [-24, 0, 24]) pen.line([point(x, -144), point(x * 0.7, -66)], STRING, 2, 0.8);
  for (const y of [-126, -104, -84]) pen.line([point(-38, y), point(38, y)], STRING, 2, 0.8);
};

const wheel: DrawProp = (pen, { first }) => {
  pen.shape(oval(0, 0, 60), first);
  pen.shape(oval(0, 0, 48), lighter(first, 0.2), {
    inside: () => {
      for (let index = 0; index < 9; index += 1) {
        const angle = (index / 9) * TURN;
        pen.line(
          [
            point(Math.cos(angle) * 16, Math.sin(angle) * 16),
            point(Math.cos(angle + 0.3) * 46, Math.sin(angle + 0.3) * 46),
          ],
          darker(first, 0.4),
          3,
          0.7,
        );
      }
    },
  });
  pen.mark(oval(0, 0, 11), '#1c1428');
};

export const TOOLS: Readonly<Record<string, DrawProp>> = {
  sword,
  axe,
  bow,
  crossbow,
  slingshot,
  cudgel,
  crook,
  candle,
  lantern,
  shield,
  bag,
  basket,
  scroll,
  cheese,
  apple,
  acorn,
  pin,
  book,
  dice,
  lute,
  net,
  wheel,
};
