import { darker, lighter } from '../../scene/colour.ts';
import { blush, eyePair, maw } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, oval, point, pts, tube } from '../points.ts';
import { veins } from '../texture.ts';

/** A mouth on the cap: open, shut, or telling with its tongue out. */
function smallMouth(pen: Pen, x: number, y: number, size: number, turn: number, kind: number): void {
  pen.at({ x, y, scale: size, turn }, () => {
    if (kind === 0) {
      pen.shape(pts('-32 0, -14 -14, 0 -9, 14 -14, 32 0, 12 10, -12 10'), '#f08a86', { ink: 1.6 });
      pen.line(pts('-30 0, -8 -2, 0 2, 8 -2, 30 0'), '#6a1a2c', 4);
      return;
    }
    pen.shape(pts('-34 0, -14 -24, 0 -18, 14 -24, 34 0, 16 26, -16 26'), '#f08a86', { ink: 1.6 });
    pen.mark(pts('-24 0, 0 -12, 24 0, 12 17, -12 17'), '#4a0f22');
    pen.mark(pts('-18 -5!, 18 -5!, 12 3!, -12 3!'), '#fff4e0');
    if (kind === 2) pen.shape(pts('-9 8, 9 8, 10 34, 0 42, -10 34'), '#e86a78', { ink: 1.2 });
  });
}

const MOUTHS = [
  [130, 214, 0.8, -0.4, 1],
  [196, 150, 0.86, -0.2, 2],
  [272, 112, 0.84, 0.04, 1],
  [350, 146, 0.9, 0.24, 0],
  [414, 216, 0.8, 0.42, 1],
  [206, 234, 0.94, -0.1, 0],
  [290, 198, 1.04, 0.05, 2],
  [364, 244, 0.84, 0.2, 1],
  [76, 276, 0.6, -0.5, 0],
  [446, 284, 0.56, 0.5, 2],
  [134, 290, 0.58, -0.2, 1],
  [284, 276, 0.62, 0, 1],
] as const;

/** An old mushroom in a shawl with mouths all over her cap, a finger at her ear. */
export function drawMotherMumble(pen: Pen, { body, dress, mood }: Look): void {
  const stem = dress.second;
  for (const [x, y, size] of [
    [84, 446, 0.5],
    [438, 452, 0.42],
    [474, 470, 0.26],
  ] as const)
    pen.at({ x, y, scale: size }, () => {
      pen.shape(pts('-24 50, 24 50, 28 -20, -28 -20'), stem);
      pen.shape(pts('-86 -10, -60 -76, 0 -100, 62 -74, 88 -8, 0 8'), body.first, { to: body.second });
      smallMouth(pen, 0, -46, 0.9, 0, 1);
    });
  pen.shape(pts('132 486, 150 400, 168 300, 344 300, 364 400, 384 486, 256 494'), stem, {
    to: darker(stem, 0.24),
    reach: 26,
    grain: [veins(pen, box(140, 320, 230, 160), darker(stem, 0.3), 9, 10)],
  });
  pen.shape(
    pts('120 486, 134 430, 196 412, 256 446, 318 412, 378 430, 394 486, 320 500, 256 470, 190 500'),
    dress.first,
    { grain: [veins(pen, box(120, 410, 270, 90), darker(dress.first, 0.4), 10, 12)] },
  );
  pen.shape(oval(256, 452, 17), '#e2ae4c');
  pen.shape(
    pts(
      '22 322, 40 210, 130 106, 256 54, 384 104, 472 210, 492 322, 420 352, 340 334, 256 358, 170 334, 92 354',
    ),
    body.first,
    {
      to: body.second,
      reach: 34,
      grain: [veins(pen, box(30, 60, 450, 280), darker(body.second, 0.25), 12, 30)],
    },
  );
  for (const [x, y, size, turn, kind] of MOUTHS) smallMouth(pen, x, y, size, turn, kind);
  eyePair(pen, 250, 372, 92, 25, { mood, lid: darker(stem, 0.25), iris: '#8a5ab0' });
  for (const x of [178, 330]) blush(pen, x, 402, 16);
  maw(pen, pts('212 412, 250 402, 288 410, 276 436, 250 442, 224 436'), [
    [234, 408, 6, 11],
    [262, 406, 6, 11],
  ]);
  pen.line([point(198, 340), point(214, 334), point(226, 342)], lighter(stem, 0.4), 7);
  pen.line([point(278, 342), point(290, 334), point(306, 340)], lighter(stem, 0.4), 7);
  for (const spine of ['134 440 24, 84 420 20, 70 372 16', '378 440 24, 430 420 20, 444 372 16'])
    pen.shape(tube(spine), dress.first);
  for (const [x, side] of [
    [68, 1],
    [446, -1],
  ] as const) {
    for (const [u, length] of [
      [-14, 26],
      [-4, 40],
      [7, 36],
      [16, 24],
    ] as const)
      pen.shape(
        tube([
          { x: x + side * u, y: 356, half: 6.5 },
          { x: x + side * u * 1.5, y: 356 - length, half: 5.5 },
        ]),
        stem,
        { ink: 1.3 },
      );
    pen.shape(oval(x, 358, 21, 19), stem);
  }
}
