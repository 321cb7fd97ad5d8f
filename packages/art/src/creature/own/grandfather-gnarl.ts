import { darker, lighter } from '../../scene/colour.ts';
import { eyePair } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, leaf, oval, pts, puffs, tube } from '../points.ts';
import { GROUND, tuft } from '../props/places.ts';
import { claws, tooth } from '../shapes.ts';
import { fur, veins } from '../texture.ts';

function sapling(pen: Pen, x: number, y: number, height: number, turn: number, leaves: string): void {
  pen.at({ x, y, turn }, () => {
    pen.shape(
      tube([
        { x: 0, y: 40, half: 12 },
        { x: 4, y: -height * 0.4, half: 8 },
        { x: 0, y: -height * 0.7, half: 6 },
      ]),
      '#8a6848',
    );
    pen.shape(
      tube([
        { x: 4, y: -height * 0.4, half: 5 },
        { x: 28, y: -height * 0.56, half: 3 },
      ]),
      '#8a6848',
    );
    for (const [u, v, r] of [
      [30, -0.62, 26],
      [-26, -0.74, 34],
      [22, -0.86, 36],
      [-4, -1, 38],
    ] as const)
      pen.shape(puffs(u, v * height, r, r * 0.86, 6, 0.16), leaves, { ink: 1.4 });
  });
}

function toadstool(pen: Pen, x: number, y: number, size: number): void {
  pen.at({ x, y, scale: size }, () => {
    pen.shape(pts('-10 0, 10 0, 13 30, -13 30'), '#f6e6c0');
    pen.shape(pts('-36 2, -24 -26, 2 -36, 28 -24, 36 4, 0 10'), '#f09038');
    for (const [u, v] of [
      [-12, -12],
      [10, -18],
    ] as const)
      pen.mark(oval(u, v, 5), '#fff0c0');
  });
}

/** A bear that the forest has grown through: trees on its back, roots in its flank. */
export function drawGrandfatherGnarl(pen: Pen, { body, dress, mood }: Look): void {
  const coat = body.first;
  const far = darker(coat, 0.3);
  const moss = dress.first;
  for (const [x, y, height, turn, part] of [
    [232, 160, 150, -0.22, 0],
    [330, 124, 176, 0.08, 0.12],
    [424, 176, 150, 0.34, 0.06],
  ] as const)
    sapling(pen, x, y, height, turn, lighter(moss, part));
  for (const [x, top] of [
    [282, 380],
    [428, 370],
  ] as const)
    pen.shape(
      tube([
        { x, y: top, half: 46 },
        { x: x - 4, y: 430, half: 38 },
        { x: x - 12, y: GROUND - 20, half: 36 },
      ]),
      far,
    );
  pen.shape(
    pts(
      '110 330, 128 240, 190 178, 290 150, 390 158, 462 214, 490 310, 480 400, 474 470, 388 472, 384 420, 340 410, 250 412, 226 430, 218 472, 130 472, 128 410',
    ),
    coat,
    {
      to: body.second,
      reach: 30,
      grain: [fur(pen, box(110, 160, 380, 310), darker(coat, 0.42), 1.2, 30, 24)],
    },
  );
  pen.shape(
    pts(
      '150 246, 200 176, 280 142, 370 144, 446 190, 488 276, 464 264!, 446 310, 420 254!, 392 296, 362 242!, 330 280, 300 236!, 264 276, 236 236!, 200 268',
    ),
    moss,
    { to: darker(moss, 0.3), grain: [fur(pen, box(160, 140, 320, 160), lighter(moss, 0.4), 1.4, 18, 16)] },
  );
  for (const spine of [
    '300 226 15, 340 292 11, 322 350 9, 352 412 3',
    '410 236 13, 424 300 10, 400 350 7, 414 396 2',
    '338 290 8, 384 318 6, 380 352 2',
  ])
    pen.shape(tube(spine), '#a07c5a', { grain: [veins(pen, box(290, 210, 140, 210), '#5a4030', 3, 10)] });
  for (const [x, y, size] of [
    [276, 192, 0.6],
    [388, 172, 0.7],
    [352, 328, 0.5],
    [446, 256, 0.55],
  ] as const)
    toadstool(pen, x, y, size);
  for (const [x, turn] of [
    [206, 0.5],
    [108, -0.45],
  ] as const)
    pen.at({ x, y: 210, turn }, () => {
      pen.shape(oval(0, 0, 34, 38), turn > 0 ? darker(coat, 0.14) : coat);
      pen.mark(oval(0, 4, 18, 22), '#c89078', 0.8);
    });
  pen.shape(puffs(166, 292, 118, 112, 13, 0.12), coat, {
    reach: 22,
    grain: [fur(pen, box(60, 184, 220, 220), darker(coat, 0.45), 1.3, 28, 18)],
  });
  pen.shape(pts('74 320, 88 274, 140 258, 192 272, 206 322, 182 368, 140 382, 98 366'), lighter(coat, 0.3), {
    to: coat,
    grain: [fur(pen, box(74, 260, 130, 120), darker(coat, 0.3), 1.7, 14, 16)],
  });
  pen.shape(pts('98 296, 118 276, 148 278, 164 298, 150 320, 128 328, 108 316'), '#3a2a34');
  pen.mark(oval(120, 288, 9, 5), '#f6e6e8', 0.7);
  pen.line(pts('130 328, 131 344, 104 354'), '#3a2430', 5);
  pen.line(pts('131 344, 164 356, 186 340'), '#3a2430', 5);
  for (const [x, y] of [
    [112, 352],
    [164, 354],
  ] as const)
    tooth(pen, x, y, 7, 24);
  eyePair(pen, 146, 240, 90, 22, { mood, white: '#ffe9a8', iris: '#f09038', lid: darker(coat, 0.2) });
  for (const [x, y, side] of [
    [94, 212, 1],
    [196, 216, -1],
  ] as const)
    pen.shape(
      tube([
        { x: x - 26, y: y + side * 4, half: 6 },
        { x, y: y - 6, half: 10 },
        { x: x + 26, y: y + side * -2, half: 6 },
      ]),
      moss,
      { ink: 1.4 },
    );
  for (const [turn, length] of [
    [-2, 70],
    [-1.3, 60],
  ] as const)
    pen.shape(leaf(148, 196, length, 30, turn, 8), lighter(moss, 0.14), {});
  claws(pen, [146, 174, 202, 404, 432, 460], GROUND + 4, 12, 26);
  tuft(pen, 300, 120, 46, 8, moss);
}
