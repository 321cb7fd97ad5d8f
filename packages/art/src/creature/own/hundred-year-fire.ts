import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye, maw } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, leaf, oval, point, pts, stretched, tube } from '../points.ts';
import { veins } from '../texture.ts';

const OUTER =
  '96 476, 60 400, 76 320, 40 270!, 96 276, 88 196, 56 130!, 128 168, 150 104, 136 30!, 204 78, 250 -4!, 282 70, 340 14!, 348 96, 404 50!, 400 140, 456 118!, 428 200, 474 232!, 434 290, 452 380, 416 476, 256 490';
const MIDDLE =
  '126 478, 106 400, 122 330, 100 288!, 142 292, 142 220, 120 172!, 176 196, 196 130, 190 84!, 234 128, 258 70!, 284 132, 330 84!, 328 160, 370 136!, 366 214, 404 208!, 382 290, 402 380, 384 478, 256 490';

/** A hand of flames, its fingers down. */
const flameHand = (pen: Pen, x: number, y: number, isMirrored: boolean): void =>
  pen.at({ x, y, flip: isMirrored }, () => {
    for (const [turn, length] of [
      [2.4, 74],
      [1.95, 92],
      [1.5, 96],
      [1.05, 76],
      [0.3, 54],
    ] as const)
      pen.shape(leaf(0, 0, length, 36, turn, 8), '#ffb84a', { to: '#ff7a2c', shade: 0.15, ink: 1.3 });
    pen.shape(oval(0, 0, 34, 30), '#ffa03c', { shade: 0.15 });
  });

/** An old fire with a beard that cannot end; the lantern from which it fell burns in its breast. */
export function drawHundredYearFire(pen: Pen, { body, dress, mood }: Look): void {
  const red = dress.first;
  for (const d of ['40 462 26, 256 478 30, 470 458 24', '120 484 24, 300 462 26, 430 486 22'])
    pen.shape(tube(d), '#5c3a38', { grain: [veins(pen, box(30, 440, 450, 60), '#2a1820', 5, 6, true)] });
  pen.shape(pts(OUTER), red, { to: mix(red, '#ff7a2c', 0.5), reach: 22 });
  for (const spine of ['140 312 50, 66 318 40, 52 372 30', '372 312 50, 448 312 40, 462 368 30'])
    pen.shape(tube(spine), mix(red, body.first, 0.55), { to: body.first });
  pen.shape(pts(MIDDLE), body.first, { to: mix(body.first, '#ffb84a', 0.6), ink: 0, reach: 22, shade: 0.2 });
  pen.mark(
    pts(
      '170 480, 156 390, 176 300, 172 240, 214 190!, 222 220, 258 150!, 292 216, 312 186!, 342 240, 336 300, 360 390, 344 480',
    ),
    '#ffc45c',
  );
  flameHand(pen, 54, 372, true);
  flameHand(pen, 460, 366, false);
  // The beard, in three rows of flames.
  for (const [row, tone] of [
    [0, '#fff0b8'],
    [1, '#ffdc7a'],
    [2, '#fff6d0'],
  ] as const)
    for (let index = 0; index < 7 - row; index += 1) {
      const across = index / (6 - row) - 0.5;
      pen.shape(
        leaf(
          256 + across * (190 - row * 40),
          320 + row * 14,
          120 - Math.abs(across) * 70,
          42,
          Math.PI / 2 - across * 0.5,
          across * 24,
        ),
        tone,
        {
          to: '#ff9a3c',
          ink: 1.2,
          shade: 0.2,
        },
      );
    }
  maw(
    pen,
    pts('184 300, 216 284, 256 292, 298 284, 330 302, 308 346, 256 356, 204 346'),
    [
      [206, 290, 11, 22],
      [238, 294, 10, 14],
      [272, 294, 10, 14],
      [306, 290, 11, 22],
      [256, 354, 11, -16],
    ],
    '#5a1018',
  );
  pen.mark(oval(256, 346, 40, 14), '#ff7a2c', 0.8);
  // Moustache, nose, eyes under brows of soot.
  for (const side of [1, -1]) {
    pen.shape(
      tube(
        `${256 + side * 6} 284 12, ${256 + side * 62} 292 15, ${256 + side * 112} 262 8, ${256 + side * 122} 234 1`,
      ),
      '#fff0b8',
      { to: '#ffb84a', ink: 1.2 },
    );
    pen.mark(oval(256 + side * 58, 222, 46, 42), darker(red, 0.45), 0.7);
    eye(
      pen,
      256 + side * 58,
      224,
      33,
      { mood, white: '#fff6c0', iris: '#e8502c', lid: darker(red, 0.2) },
      side > 0 ? -1 : 1,
    );
    pen.shape(
      tube(`${256 + side * 116} 158 3, ${256 + side * 74} 170 18, ${256 + side * 18} 204 10`),
      '#5a3440',
      { ink: 1.4 },
    );
  }
  pen.shape(pts('234 262, 238 240, 256 230, 276 240, 280 264, 256 276'), '#ffa04a');
  // The dropped lantern.
  pen.at({ x: 256, y: 438, turn: 0.22, scale: 1.1 }, () => {
    pen.glow(0, 4, 90, '#fff6c0', 1);
    pen.ring(0, -46, 14, 14, '#3a2430', 6);
    pen.shape(pts('-30 -22!, 30 -22!, 36 34!, -36 34!'), '#fff0b0', { to: '#ffb84a', shade: 0.1 });
    for (const u of [-32, 0, 32]) pen.line([point(u * 0.94, -20), point(u, 34)], '#4a2c30', 6);
    pen.shape(pts('-12 -44!, 12 -44!, 38 -20!, -38 -20!'), '#5a3a40');
    pen.shape(pts('-42 32!, 42 32!, 36 48!, -36 48!'), '#5a3a40');
  });
  for (const { x, y, half } of joints(
    '24 210 7, 36 80 8, 100 40 6, 484 170 8, 440 50 7, 490 300 6, 12 300 6, 300 20 5',
  ))
    pen.mark(stretched(pts('0 -1.7!, 1 0, 0 1.2, -1 0'), x, y, half), lighter(body.second, 0.3));
}
