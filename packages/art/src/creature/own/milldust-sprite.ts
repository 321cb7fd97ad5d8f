import { darker, lighter } from '../../scene/colour.ts';
import { eyePair, fist, maw } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { joints, oval, point, pts, puffs, tube } from '../points.ts';

/** A whirl of flour, wide above and thin below. It has taken a baker's hat and his rolling pin. */
export function drawMilldustSprite(pen: Pen, { body, dress, mood }: Look): void {
  const flour = body.first;
  pen.shape(puffs(262, 466, 150, 24, 11, 0.3), lighter(flour, 0.2), { reach: 6 });
  for (const [x, y, r] of [
    [84, 420, 20],
    [430, 430, 24],
    [52, 330, 14],
    [468, 340, 16],
  ] as const)
    pen.shape(puffs(x, y, r, r * 0.8, 7, 0.24), lighter(flour, 0.3), { ink: 1.2 });
  // The far arm, with a torn apron for a flag.
  pen.shape(tube('366 226 26, 438 232 22, 446 164 19'), darker(flour, 0.14), { to: body.second });
  pen.shape(pts('430 60!, 500 70, 496 130, 506 200!, 474 182, 462 206!, 436 180'), dress.first, {
    inside: () => {
      for (const x of [452, 478]) pen.line([point(x, 50), point(x + 4, 210)], dress.second, 6, 0.6);
    },
  });
  pen.at({ x: 444, y: 142, turn: 1.5 }, () => fist(pen, 23, lighter(flour, 0.16)));
  // The whirl, band below band, each one thrown to another side.
  for (const [x, y, rx, ry] of [
    [286, 452, 40, 22],
    [256, 416, 62, 28],
    [292, 376, 84, 34],
    [248, 330, 112, 42],
  ] as const) {
    pen.shape(oval(x, y, rx, ry, x > 270 ? -0.12 : 0.12), flour, { to: body.second, reach: ry * 0.5 });
    pen.line(
      pts(`${x - rx * 0.7} ${y - 2}, ${x} ${y + ry * 0.5}, ${x + rx * 0.72} ${y - 6}`),
      lighter(flour, 0.5),
      7,
      0.8,
    );
  }
  pen.shape(
    pts('96 236, 100 170, 150 122, 256 104, 362 122, 412 172, 416 238, 380 300, 300 330, 208 330, 132 300'),
    flour,
    { to: body.second, reach: 28 },
  );
  for (const d of ['102 250, 170 318, 300 326, 404 262', '112 160, 180 126, 256 118'])
    pen.line(pts(d), lighter(flour, 0.5), 9, 0.7);
  eyePair(pen, 250, 214, 112, 38, { mood, lid: darker(flour, 0.24), iris: '#7a88d0' });
  for (const d of ['146 150 5, 188 150 12, 232 180 6', '356 150 5, 312 150 12, 268 180 6'])
    pen.shape(tube(d), '#ffffff', { ink: 1.3 });
  maw(pen, pts('196 276, 226 264, 250 270, 276 264, 306 278, 284 306, 250 312, 216 304'), [
    [224, 268, 8, 13],
    [252, 270, 8, 10],
    [280, 268, 8, 13],
  ]);
  // A baker's hat, worn crooked.
  pen.at({ x: 246, y: 104, turn: -0.14 }, () => {
    pen.shape(puffs(0, -46, 92, 44, 7, 0.2), '#ffffff', { to: '#d0cce8' });
    pen.shape(pts('-66 -30!, 66 -30!, 72 20!, 0 30, -72 20!'), '#ffffff', { to: '#c8c4e4' });
    for (const x of [-40, -14, 14, 40]) pen.line([point(x, -22), point(x * 1.06, 18)], '#a8a4cc', 3.4, 0.7);
  });
  // The near arm swings the pin.
  pen.shape(tube('140 252 28, 70 276 24, 62 214 20'), flour, { to: body.second });
  pen.at({ x: 64, y: 176, turn: -0.5 }, () => {
    pen.shape(tube('0 84 8, 0 -116 8'), '#a8683c');
    pen.shape(
      pts('-20 -88, 0 -96, 20 -88, 22 10, 0 18, -22 10').map((at) => point(at.x, at.y)),
      '#d8a468',
      { to: '#a8703c' },
    );
  });
  pen.at({ x: 74, y: 200, turn: 1.2 }, () => fist(pen, 26, lighter(flour, 0.16)));
  for (const { x, y, half } of joints('30 120 6, 150 60 5, 370 60 6, 20 250 5, 120 390 6, 400 380 7'))
    pen.mark(oval(x, y, half), '#fffdf4', 0.9);
}
