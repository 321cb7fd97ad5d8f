import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye, fist } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf } from '../plan.ts';
import { box, joints, leaf, oval, pts, puffs, stretched, tube } from '../points.ts';
import { PROPS } from '../props/props.ts';
import { star } from '../shapes.ts';
import { scales, veins } from '../texture.ts';
import { shard, snow } from './ornaments.ts';

const BEARD = '#f2f5ff';

/** A dead king who sits in ice up to his elbows, with a crown that is too small. */
export function drawAldermund(pen: Pen, { body, dress, mood }: Look): void {
  const robe = body.first;
  const mail = body.second;
  for (const [x, height, half, turn] of [
    [70, 250, 32, -0.42],
    [128, 370, 36, -0.24],
    [190, 440, 40, -0.08],
    [258, 468, 44, 0],
    [324, 440, 40, 0.08],
    [386, 370, 36, 0.24],
    [444, 250, 32, 0.42],
  ] as const)
    shard(pen, x, 474, height, half, turn, '#a8d4f4');
  pen.shape(pts('112 286, 154 214, 256 190, 358 214, 400 286, 430 390, 452 478, 60 478, 82 390'), robe, {
    to: darker(robe, 0.3),
    reach: 28,
    grain: [veins(pen, box(80, 210, 350, 260), darker(robe, 0.5), 11, 20)],
  });
  pen.shape(pts('190 246, 322 246, 338 350, 342 470, 170 470, 174 350'), mail, {
    to: darker(mail, 0.3),
    grain: [scales(pen, box(170, 240, 180, 230), darker(mail, 0.5), 24)],
  });
  for (const x of [184, 328]) {
    pen.shape(
      stretched(pts('-54 40, -30 2, 0 -10, 32 2, 54 42, 50 130!, -50 130!'), x, 350, 1),
      x > 256 ? darker(robe, 0.1) : lighter(robe, 0.08),
      { reach: 18 },
    );
    pen.shape(oval(x - 2, 372, 30, 22), '#b4c8e4', { reach: 8 });
  }
  // The sword lies across his knees; both hands are frozen to it.
  pen.shape(pts('60 370!, 96 350, 430 336!, 430 362!, 96 386'), '#dcecfa', { to: '#8aa4d0' });
  pen.line(pts('96 368, 420 350'), '#7088bc', 3, 0.8);
  pen.shape(tube('424 304 9, 430 350 10, 434 396 9'), dress.second);
  pen.shape(tube('434 350 9, 482 346 9'), '#6a4a50');
  pen.shape(oval(488, 346, 13), dress.second);
  for (const [shoulder, hand, turn] of [
    ['150 262 42, 92 330 36, 150 366 26', [168, 366], 2.8],
    ['362 262 42, 420 318 36, 370 350 26', [346, 350], 0.4],
  ] as const) {
    pen.shape(tube(shoulder), shoulder.startsWith('362') ? darker(robe, 0.14) : robe, {
      grain: [veins(pen, box(70, 250, 370, 130), darker(robe, 0.5), 12, 14)],
    });
    pen.at({ x: hand[0], y: hand[1], turn, flip: turn < 1 }, () => fist(pen, 29, '#b4c8e4'));
  }
  for (const { x, y, half } of joints('148 376 34, 372 360 34'))
    pen.shape(puffs(x + (x < 256 ? -22 : 24), y - 6, half, 24, 8, 0.2), BEARD);
  for (const [x, y, length] of [
    [150, 390, 44],
    [176, 394, 56],
    [340, 376, 54],
    [368, 374, 40],
    [110, 384, 34],
    [262, 374, 38],
  ] as const)
    pen.shape(leaf(x, y, length, 15, Math.PI / 2), '#d8f2ff', { ink: 1.2 });
  pen.shape(puffs(256, 240, 142, 48, 15, 0.2), BEARD, {
    reach: 14,
    inside: () => {
      for (const { x, y } of joints('140 238 1, 184 262 1, 330 262 1, 376 236 1, 256 272 1, 116 222 1'))
        pen.mark(oval(x, y, 6, 12, 0.1), '#2c3564');
    },
  });
  // Skull, brows of rime, a beard to his knees.
  pen.shape(
    pts('170 146, 166 104, 190 62, 256 42, 322 62, 346 104, 340 150, 316 172, 310 200, 204 200, 196 170'),
    dress.first,
    { to: mix(dress.first, '#7088bc', 0.5), reach: 18 },
  );
  for (const side of [1, -1]) {
    pen.mark(oval(254 + side * 40, 122, 30, 29), '#1a2048');
    eye(pen, 254 + side * 40, 124, 20, { mood, glow: '#8fe8ff', lid: dress.first });
    pen.shape(tube(`${254 + side * 8} 108 5, ${254 + side * 40} 84 13, ${254 + side * 82} 82 3`), BEARD, {
      ink: 1.4,
    });
  }
  pen.mark(pts('254 144!, 270 168!, 240 168!'), '#1a2048');
  pen.shape(
    pts(
      '182 170, 220 178, 256 172, 292 178, 330 168, 338 232, 310 286, 296 262!, 286 330, 268 290!, 254 356!, 240 292!, 222 330!, 214 264!, 198 288, 174 232',
    ),
    BEARD,
    {
      to: '#a0b4e4',
      reach: 18,
      grain: [veins(pen, box(180, 180, 150, 150), '#7f93c6', 9, 12)],
    },
  );
  pen.mark(pts('228 200, 256 194, 286 200, 270 214, 242 214'), '#1a2048');
  for (const d of ['180 182 4, 222 178 15, 254 188 8', '332 180 4, 290 178 15, 256 188 8'])
    pen.shape(tube(d), '#ffffff', { ink: 1.3 });
  pen.shape(puffs(256, 52, 80, 24, 11, 0.2), BEARD, { reach: 8 });
  pen.at({ x: 262, y: 62, scale: 0.62, turn: 0.12 }, () =>
    entryOf(PROPS, 'crown')(pen, { first: dress.second, second: '#5fb8e8' }),
  );
  shard(pen, 40, 492, 104, 20, -0.16, '#bfe4fa');
  shard(pen, 474, 492, 112, 22, 0.14, '#bfe4fa');
  snow(pen, '10 490, 70 462, 150 480, 256 468, 350 482, 440 460, 502 490, 256 506');
  for (const { x, y, half } of joints('60 160 12, 452 150 12, 110 70 9, 408 60 9')) star(pen, x, y, half);
}
