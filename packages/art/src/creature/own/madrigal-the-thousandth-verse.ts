import { darker, lighter, mix } from '../../scene/colour.ts';
import { blush, eyePair, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joint, joints, oval, point, pts, tube } from '../points.ts';
import { star } from '../shapes.ts';
import { veins } from '../texture.ts';
import { snow } from './ornaments.ts';

const HAIR = '#5a48a8';

/** A pipe of an organ that stands on (x, y), its mouth near the foot. */
function pipe(pen: Pen, x: number, y: number, height: number, half: number, tin: string): void {
  pen.shape(
    [
      point(x - half, y, true),
      point(x - half, y - height, true),
      point(x, y - height - half * 0.4),
      point(x + half, y - height, true),
      point(x + half, y, true),
    ],
    tin,
    { to: darker(tin, 0.2) },
  );
  pen.mark(oval(x, y - height, half * 0.84, half * 0.34), '#2a2450');
  pen.mark(
    pts(
      `${x - half * 0.6} ${y - height * 0.3 + 14}!, ${x} ${y - height * 0.3 - 12}!, ${x + half * 0.6} ${y - height * 0.3 + 14}!`,
    ),
    '#2a2450',
  );
}

/** A ribbon of music: five lines on paper, with notes. */
function ribbon(pen: Pen, spine: string, notes: string, paper: string, ink: string): void {
  const places = joints(spine);
  pen.shape(tube(spine), paper, { to: mix(paper, ink, 0.2), reach: 8 });
  for (const part of [-0.5, 0, 0.5])
    pen.line(
      tube(places.map(({ x, y, half }) => joint(x, y + half * part, 0.2))).slice(0, places.length * 4 - 3),
      ink,
      1.8,
      0.6,
    );
  for (const { x, y, half } of joints(notes)) {
    pen.line(
      [point(x + half, y), point(x + half, y - half * 4, true), point(x + half * 2.4, y - half * 3)],
      ink,
      3.4,
    );
    pen.mark(oval(x, y, half * 1.2, half * 0.9, -0.3), ink);
  }
}

/** A lullaby that goes on: organ pipes for a crown, sleeves of written music, an empty cradle in her arm. */
export function drawMadrigal(pen: Pen, { body, dress, mood }: Look): void {
  const gown = body.first;
  const tin = dress.second;
  const paper = '#f4ecd8';
  for (const [x, height] of [
    [74, 180],
    [112, 240],
    [152, 296],
    [360, 296],
    [400, 240],
    [438, 180],
  ] as const)
    pipe(pen, x, 396, height, 17, darker(tin, 0.1));
  for (const [x, height] of [
    [194, 120],
    [225, 158],
    [256, 184],
    [287, 158],
    [318, 120],
  ] as const)
    pipe(pen, x, 190, height, 15, tin);
  pen.shape(pts('36 388!, 476 388!, 458 424!, 54 424!'), dress.first, { to: darker(dress.first, 0.3) });
  pen.shape(
    pts(
      '206 222, 306 222, 334 290, 356 370, 412 424, 474 440, 430 470, 366 462, 330 486, 276 466, 224 488, 176 464, 110 474, 36 448, 104 424, 156 370, 178 290',
    ),
    gown,
    { to: body.second, reach: 28, grain: [veins(pen, box(130, 240, 250, 230), darker(gown, 0.4), 6, 22)] },
  );
  ribbon(
    pen,
    '160 300 6, 96 262 20, 40 298 24, 60 356 22, 20 410 20, 66 446 8',
    '62 276 6, 40 316 6, 50 372 6',
    paper,
    '#4a3c7c',
  );
  ribbon(
    pen,
    '356 330 6, 420 340 20, 472 310 22, 454 250 20, 488 200 16, 462 170 4',
    '430 346 6, 470 300 6, 462 232 6',
    paper,
    '#4a3c7c',
  );
  // The near arm beats time, the far one rocks the cradle.
  pen.shape(tube('316 256 30, 368 314 28, 330 352 22'), darker(gown, 0.16));
  pen.at({ x: 290, y: 372, turn: -0.12 }, () => {
    pen.shape(pts('-74 -6!, -98 -66, -62 -96, -36 -60, -40 -8!'), darker(dress.first, 0.05), {
      grain: [veins(pen, box(-98, -90, 60, 90), darker(dress.first, 0.5), 4, 4)],
    });
    pen.shape(pts('-60 -14, -30 -34, 16 -28, 62 -22, 70 0!, -66 4!'), '#f4ecf8', { ink: 1.4 });
    pen.shape(pts('-86 -8!, 78 -8!, 62 52!, -66 52!'), dress.first, {
      to: darker(dress.first, 0.3),
      inside: () => {
        for (const x of [-56, -28, 0, 28, 56])
          pen.line([point(x, 0), point(x * 0.86, 52)], darker(dress.first, 0.4), 3, 0.7);
      },
    });
    star(pen, -4, 22, 15, '#ffe6a8');
    pen.shape(tube('-92 58 5, -50 72 8, 0 74 8, 48 72 8, 86 54 5'), darker(dress.first, 0.15));
  });
  pen.at({ x: 346, y: 366, turn: 0.3, flip: true }, () => openHand(pen, 22, '#e4dcf4'));
  pen.shape(tube('194 256 30, 122 278 28, 106 206 22'), gown);
  pen.at({ x: 106, y: 182, turn: 1.6 }, () => openHand(pen, 27, '#e4dcf4'));
  pen.line(pts('120 194, 66 104'), '#fff6e0', 6);
  pen.shape(pts('190 234, 222 214, 256 240, 290 214, 322 234, 304 268, 256 292!, 208 268'), paper, {
    to: '#c8bce0',
  });
  // Dark hair, so that it is no hood: curls beside a face that sings.
  pen.shape(pts('186 236!, 156 190, 164 120, 210 80, 302 80, 348 120, 356 190, 326 236!'), darker(HAIR, 0.3));
  for (const d of [
    '178 140 20, 146 196 24, 176 250 22, 144 300 18, 168 336 10, 188 322 3',
    '334 140 20, 366 196 24, 338 250 22, 372 300 18, 350 338 10, 330 326 3',
    '190 176 14, 168 226 15, 192 270 12, 178 298 2',
    '322 176 14, 346 226 15, 322 270 12, 338 298 2',
  ])
    pen.shape(tube(d), HAIR, { to: darker(HAIR, 0.25) });
  pen.shape(pts('188 160, 198 112, 256 94, 314 112, 324 160, 306 212, 256 238, 206 212'), '#ece4f8', {
    to: '#b8acdc',
  });
  eyePair(pen, 252, 158, 72, 22, { mood, lid: '#9a8cc8', iris: '#6a5cd0' });
  for (const x of [200, 306]) blush(pen, x, 188, 14);
  pen.shape(oval(252, 204, 17, 20), '#4a1a48', {
    rim: 0,
    inside: () => pen.mark(oval(252, 216, 12, 9), '#d8688c'),
  });
  for (const d of ['196 128 2, 214 118 5, 234 124 2', '272 124 2, 290 118 5, 308 128 2'])
    pen.shape(tube(d), '#7a6cb4', { ink: 0 });
  for (const side of [1, -1]) {
    const beside = (d: string) => pts(d).map((at) => point(256 + side * at.x, at.y, at.corner));
    pen.shape(beside('-2 84!, 50 82, 84 112, 92 168, 80 208!, 66 158, 40 124, 4 108'), HAIR);
    for (const d of ['6 94, 48 104, 76 150', '10 88, 56 92, 84 140'])
      pen.line(beside(d), lighter(HAIR, 0.35), 3.4, 0.8);
  }
  pen.shape(tube('178 108 8, 256 78 10, 334 108 8'), '#e2b45c');
  snow(pen, '30 484, 110 466, 220 480, 340 474, 430 462, 484 486, 256 500');
  for (const { x, y, half } of joints('36 150 12, 478 120 12, 118 60 10, 408 70 10')) star(pen, x, y, half);
  pen.shape(oval(66, 104, 6), lighter(tin, 0.4), { ink: 1 });
}
