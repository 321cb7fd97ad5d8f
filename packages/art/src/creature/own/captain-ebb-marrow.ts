import { darker, lighter } from '../../scene/colour.ts';
import { fist } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, hem, joint, joints, leaf, oval, pts, puffs, TURN, tube } from '../points.ts';
import { veins } from '../texture.ts';
import { shoutingSkull, specks } from './ornaments.ts';

const BONE = '#dfe6cc';
const KELP = '#4f7a4a';

/** The wheel of the wreck behind him. */
function shipWheel(pen: Pen, x: number, y: number, wood: string): void {
  const at = (angle: number, reach: number, half: number) =>
    joint(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, half);
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * TURN + 0.39;
    pen.shape(
      tube([at(angle, 30, 8), at(angle, 150, 8), at(angle, 176, 14), at(angle, 210, 9), at(angle, 232, 12)]),
      wood,
    );
  }
  pen.shape(
    tube(Array.from({ length: 17 }, (_, index) => at((index / 16) * TURN, 152, 17))),
    lighter(wood, 0.12),
    {
      reach: 8,
      grain: [specks(pen, x - 170, y - 170, 340, 340, '#e8dcc0', 70)],
    },
  );
}

/** A drowned captain in front of his wheel, in water to his hips, with pistol, hook and a beard of kelp. */
export function drawCaptainEbbMarrow(pen: Pen, { body, dress, mood }: Look): void {
  const coat = body.first;
  const gold = dress.first;
  shipWheel(pen, 262, 268, '#6a4a42');
  pen.shape(tube('366 268 38, 440 292 32, 446 216 27'), darker(coat, 0.2));
  pen.shape(tube('416 216 12, 476 212 12'), gold);
  pen.shape(pts('424 206!, 430 172, 462 170, 470 204!'), '#8a94a8');
  pen.shape(tube('446 176 9, 448 140 10, 480 116 10, 484 74 9, 450 56 7, 424 84 2'), '#c4ccd8', {
    shade: 0.2,
  });
  pen.shape(
    [
      ...pts('178 224, 118 258, 96 350, 66 452'),
      ...hem(60, 462, 470, 'waves'),
      ...pts('460 452, 424 350, 398 256, 340 222'),
    ],
    coat,
    { to: body.second, reach: 26, grain: [veins(pen, box(90, 240, 340, 220), darker(coat, 0.5), 11, 14)] },
  );
  pen.shape(pts('206 232, 312 232, 330 470, 188 470'), '#e2d8bc', {
    to: '#8a9a94',
    grain: [veins(pen, box(196, 240, 130, 230), '#7a8a86', 6, 10)],
  });
  for (const d of [
    '206 230!, 150 246, 168 330, 206 470!, 226 470, 214 330',
    '312 230!, 372 246, 352 330, 318 470!, 294 470, 306 330',
  ])
    pen.shape(pts(d), lighter(coat, 0.12), { rim: 0.9 });
  for (const { x, y, half } of joints('186 336 9, 196 388 9, 338 336 9, 328 388 9'))
    pen.shape(oval(x, y, half), gold);
  pen.shape(tube('150 412 14, 258 424 16, 376 412 14'), '#4a2e2c');
  pen.shape(pts('236 402!, 286 404!, 284 446!, 234 444!'), gold);
  for (const { x, y, half } of joints('150 250 52, 366 248 50')) {
    for (let index = -4; index <= 4; index += 1)
      pen.shape(leaf(x + index * 11, y + 4, 44, 15, Math.PI / 2 + index * -0.06), gold, { ink: 1.2 });
    pen.shape(oval(x, y, half, 24), lighter(gold, 0.15));
  }
  // The pistol, and the fist round it.
  pen.shape(tube('146 280 38, 96 352 33, 108 300 27'), coat);
  pen.at({ x: 104, y: 272, turn: 0.24 }, () => {
    pen.shape(pts('-10 -18!, 50 -16, 66 34, 40 44, 26 8, -10 8!'), '#7a5238');
    pen.shape(pts('20 -24!, 20 0!, -70 2, -98 18!, -98 -42!, -70 -24'), gold, { to: darker(gold, 0.4) });
    pen.shape(oval(-97, -12, 8, 30), '#2a1c28');
    pen.shape(pts('14 -24!, 24 -46, 40 -44, 34 -22!'), '#8a94a8');
  });
  pen.at({ x: 112, y: 278, turn: -1.3 }, () => fist(pen, 27, BONE));
  pen.shape(tube('78 312 13, 138 326 13'), gold);
  // Kelp hangs from his jaw and from his hat.
  for (const d of [
    '220 190 12, 206 250 15, 228 300 11, 214 346 1',
    '296 190 12, 314 250 14, 290 300 11, 310 350 1',
    '256 214 14, 268 290 17, 248 336 12, 262 392 1',
    '238 210 12, 236 280 15, 248 340 1',
  ])
    pen.shape(tube(d), KELP, { to: darker(KELP, 0.3) });
  shoutingSkull(pen, 256, 146, 74, BONE, '#7df0d0', mood);
  pen.shape(
    pts('28 142!, 62 84, 146 30, 256 6, 366 28, 452 82, 490 140!, 400 116, 256 84, 116 118'),
    darker(coat, 0.1),
    {
      to: darker(coat, 0.4),
      reach: 18,
      grain: [veins(pen, box(60, 20, 400, 110), darker(coat, 0.55), 8, 14)],
    },
  );
  pen.shape(tube('30 140 8, 116 112 9, 256 80 10, 400 110 9, 488 138 8'), gold);
  // A ship that sinks, as the badge of his hat.
  pen.shape(oval(256, 50, 34, 30), '#e8ecd8', {
    inside: () => {
      pen.mark(pts('222 60!, 292 60!, 292 90!, 222 90!'), '#3a8a94');
      pen.at({ x: 256, y: 56, turn: 0.5 }, () =>
        pen.mark(pts('-20 -6!, 16 -6!, 10 8!, -14 8!, -4 -6!, -4 -26!, 12 -10!'), '#4a2e2c'),
      );
    },
  });
  pen.shape(
    pts('398 66!, 406 88, 428 92!, 410 106, 414 128!, 396 116, 376 126!, 382 106, 366 90!, 388 88'),
    '#e8785c',
  );
  for (const d of ['96 126 6, 92 158 8, 100 184 1', '428 120 6, 434 160 8, 424 192 1'])
    pen.shape(tube(d), KELP);
  pen.shape(puffs(258, 474, 214, 26, 15, 0.24), dress.second, { to: lighter(dress.second, 0.3), reach: 8 });
}
