import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { feathers } from '../plans/feathers.ts';
import { box, joint, leaf, oval, point, pts, stretched, TURN, tube } from '../points.ts';
import { star } from '../shapes.ts';
import { scales, veins } from '../texture.ts';

/** The colours of a sky from the sun (0) to the night (1). */
const dawn = (part: number): string =>
  part < 0.45 ? mix('#ffd27a', '#f0705c', part / 0.45) : mix('#f0705c', '#6a54c0', (part - 0.45) / 0.55);

/** The alarm's bell. */
const bell = (pen: Pen, x: number, y: number, turn: number, brass: string): void =>
  pen.at({ x, y, turn }, () => {
    pen.shape(tube('0 0 9, 0 60 9'), '#8a5c3c');
    pen.shape(pts('-60 14!, -54 -26, -30 -58, 0 -64, 30 -58, 54 -26, 60 14!, 0 24'), brass, {
      to: darker(brass, 0.3),
      reach: 14,
    });
    pen.shape(oval(0, 14, 60, 11), '#6a4434', { rim: 0.4 });
    pen.shape(oval(0, -66, 10), lighter(brass, 0.4));
  });

/** The clock in his breast, one minute before six. */
function clock(pen: Pen, x: number, y: number, r: number, brass: string): void {
  pen.shape(oval(x, y, r), brass, { to: darker(brass, 0.35), reach: 12 });
  pen.shape(oval(x, y, r * 0.82), '#fff4d8', {
    to: '#f4cc98',
    rim: 0.3,
    inside: () => {
      pen.mark(oval(x, y + r * 0.5, r * 0.34), '#f08a4c', 0.9);
      pen.mark(stretched(pts('-1 0.5!, 1 0.5!, 1 1!, -1 1!'), x, y, r), '#f4a860');
    },
  });
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * TURN;
    const at = (reach: number) => point(x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach);
    pen.line([at(index % 3 === 0 ? 0.58 : 0.66), at(0.76)], '#5a2440', index % 3 === 0 ? 7 : 4);
  }
  pen.line([point(x, y), point(x, y + r * 0.44)], '#3a1440', 9);
  pen.line([point(x, y + 6), point(x - r * 0.07, y - r * 0.64)], '#3a1440', 7);
  pen.shape(oval(x, y, 9), '#d8384a');
}

/** A rooster who is an alarm clock, his chest full, with a whole morning for a tail. */
export function drawCockcrow(pen: Pen, { body, dress, mood }: Look): void {
  const brass = dress.second;
  for (const [index, end] of [
    [476, 466],
    [506, 394],
    [512, 300],
    [502, 204],
    [470, 112],
    [416, 40],
    [344, 22],
  ].entries()) {
    const [x = 0, y = 0] = end;
    const part = 1 - index / 6;
    const up = 30 - index * 8;
    pen.shape(
      tube([
        joint(330, 350, 14),
        joint(386 - index * 8, 330 - index * 20, 24),
        joint((380 + x) / 2 + 10, (300 + y) / 2 - 20 - up, 30),
        joint(330 + (x - 330) * 0.86 + 10, 330 + (y - 330) * 0.86 - up * 0.6, 25),
        joint(x, y, 1),
      ]),
      dawn(part),
      {
        to: dawn(Math.max(0, part - 0.3)),
        reach: 10,
        grain: [veins(pen, box(330, 20, 190, 440), lighter(dawn(part), 0.5), 6, 22)],
      },
    );
    if (index < 3)
      for (const share of [0.5, 0.7, 0.85])
        star(pen, 370 + (x - 370) * share, 300 + (y - 300) * share - 18, 9 - index);
  }
  // Legs like springs.
  for (const [x, tone] of [
    [288, darker(brass, 0.3)],
    [200, brass],
  ] as const) {
    pen.shape(tube([joint(x, 392, 28), joint(x - 2, 426, 12), joint(x, 462, 11)]), tone);
    for (const v of [424, 438, 452])
      pen.shape(tube([joint(x - 16, v + 3, 4), joint(x + 14, v - 3, 4)]), lighter(tone, 0.3), { ink: 1.2 });
    for (const [u, v] of [
      [-66, 16],
      [-34, 26],
      [14, 26],
      [46, 12],
    ] as const)
      pen.shape(
        tube([joint(x, 464, 11), joint(x + u * 0.6, 464 + v * 0.7, 10), joint(x + u, 466 + v, 2)]),
        tone,
        { ink: 1.5 },
      );
  }
  feathers(pen, 132, 300, 6, [70, 132], [2.2, 3.7], 46, body.second, -10);
  pen.shape(
    pts('128 196, 190 160, 268 168, 330 244, 382 318, 376 372, 316 416, 226 424, 146 394, 102 332, 100 250'),
    body.first,
    {
      to: mix(body.first, '#b83c5c', 0.6),
      reach: 28,
      grain: [scales(pen, box(100, 170, 290, 250), '#8a2c4c', 34)],
    },
  );
  feathers(pen, 322, 300, 8, [150, 84], [-0.1, 1.5], 46, dawn(0.66), 12);
  pen.shape(pts('284 262, 334 250, 372 284, 362 336, 318 352, 284 318'), dawn(0.16), {
    to: dawn(0.5),
    grain: [scales(pen, box(284, 250, 90, 100), '#a8402c', 24)],
  });
  bell(pen, 66, 208, -0.62, brass);
  bell(pen, 338, 190, 0.56, brass);
  clock(pen, 204, 318, 104, brass);
  // The neck is thrown back, its feathers are light.
  pen.shape(pts('150 236, 146 170, 140 116, 172 74, 240 70, 266 116, 272 176, 276 236, 212 262'), dawn(0.1), {
    to: dawn(0.5),
  });
  for (const [row, y] of [
    [0, 128],
    [1, 160],
    [2, 190],
  ] as const)
    for (let index = 0; index < 6; index += 1) {
      const part = index / 5 - 0.5;
      pen.shape(
        leaf(208 + part * (104 + row * 10), y - Math.abs(part) * 20, 66, 28, Math.PI / 2 - part * 0.9),
        dawn(row * 0.16),
        { to: dawn(row * 0.16 + 0.3), ink: 1.3 },
      );
    }
  // A comb like a sun that has not risen.
  for (const [turn, length] of [
    [-0.15, 76],
    [-0.6, 104],
    [-1.05, 124],
    [-1.5, 124],
    [-1.95, 100],
    [-2.4, 66],
  ] as const)
    pen.shape(leaf(196 + Math.cos(turn) * 42, 84 + Math.sin(turn) * 36, length, 44, turn, -8), dress.first, {
      to: '#ffa04a',
    });
  pen.shape(pts('132 108, 144 64, 194 42, 244 62, 262 108, 240 148, 194 162, 148 144'), dawn(0.24), {
    to: dawn(0.55),
    reach: 16,
  });
  // The beak is wide open, the breath is drawn, no sound comes yet.
  pen.shape(pts('148 82, 104 52, 44 26!, 66 70, 96 104, 142 116'), '#ffc860', { to: '#d8903c' });
  pen.mark(pts('142 98!, 76 72!, 96 104, 84 150!, 140 138!'), '#5a1430');
  pen.mark(pts('138 120, 106 108, 98 118, 110 132, 136 136'), '#e8607c');
  pen.shape(pts('148 122, 118 130, 74 158!, 110 164, 150 152'), '#f0b04c', { to: '#c87c34' });
  pen.shape(pts('134 152, 154 148, 164 188, 152 214, 132 206, 126 176'), dress.first);
  eye(pen, 192, 96, 28, { mood, lid: '#a82c44', white: '#fff8d8', iris: '#e8802c' });
  pen.shape(tube('160 66 4, 190 58 10, 224 72 4'), '#8a2440', { ink: 1.2 });
  // The key that winds him up.
  pen.shape(tube('374 366 8, 414 382 8'), brass);
  pen.ring(436, 374, 18, 18, brass, 10);
  pen.ring(428, 410, 18, 18, brass, 10);
}
