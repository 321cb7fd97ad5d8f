import { darker, lighter } from '../../scene/colour.ts';
import { seededRandom } from '../../svg/random.ts';
import { eyePair, fist } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, hem, joint, joints, oval, point, pts, type Shape, TURN, tube } from '../points.ts';
import { star } from '../shapes.ts';
import { veins } from '../texture.ts';
import { rays } from './ornaments.ts';

function night(
  pen: Pen,
  seed: string,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): void {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const [u, v] = [x + random() * width, y + random() * height];
    if (index % 4 === 0) star(pen, u, v, 6 + random() * 6);
    else pen.mark(oval(u, v, 1.4 + random() * 1.6), '#fff6e0', 0.9);
  }
}

/** Half of an orbit round the head: the far half is drawn before it, the near one after. */
const orbit = (rx: number, ry: number, turn: number, from: number): Shape =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = (from + index / 16) * TURN;
    const [u, v] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return point(
      256 + u * Math.cos(turn) - v * Math.sin(turn),
      150 + u * Math.sin(turn) + v * Math.cos(turn),
    );
  });

/** An abacus of stars; one wire is short of a star. */
function abacus(pen: Pen): void {
  pen.shape(pts('-72 -48!, 72 -48!, 72 78!, -72 78!'), '#a8744c', { to: '#6a4438' });
  pen.mark(pts('-58 -36!, 58 -36!, 58 66!, -58 66!'), '#1c1850');
  for (const [row, count] of [
    [0, 5],
    [1, 5],
    [2, 4],
    [3, 0],
  ] as const) {
    const y = -22 + row * 25;
    pen.line([point(-58, y), point(58, y)], '#e2b45c', 3);
    for (let index = 0; index < count; index += 1)
      star(pen, -44 + index * 22 + (index > 2 ? 6 : 0), y, 11, '#ffe2a0');
  }
}

/** A robe full of stars with an eclipse where its face should be, who turns the telescope on himself. */
export function drawAstronomerNil(pen: Pen, { body, dress, mood }: Look): void {
  const robe = body.first;
  const gold = dress.second;
  pen.line(orbit(232, 74, -0.3, 0.5), '#ffe2c4', 4, 0.9);
  pen.line(orbit(216, 84, 0.36, 0.5), '#c8b8ff', 3, 0.8);
  pen.shape(
    [
      ...pts('198 220, 150 262, 120 340, 78 430'),
      ...hem(58, 456, 478, 'ragged'),
      ...pts('438 430, 396 340, 364 262, 316 218'),
    ],
    robe,
    {
      to: darker(robe, 0.35),
      reach: 30,
      grain: [veins(pen, box(80, 240, 350, 230), darker(robe, 0.4), 12, 22)],
      inside: () => night(pen, 'nil robe', 80, 300, 350, 170, 40),
    },
  );
  // He is open in front: there is only night.
  pen.shape(pts('226 238, 288 238, 300 320, 318 486!, 198 486!, 214 320'), '#1a1548', {
    rim: 0.2,
    inside: () => {
      pen.glow(256, 420, 90, '#8a6ae0', 0.9);
      night(pen, 'nil', 204, 250, 110, 230, 26);
    },
  });
  for (const d of ['226 238, 214 320, 198 484', '288 238, 300 320, 318 484']) pen.line(pts(d), gold, 8);
  // The far arm holds the abacus.
  pen.shape(
    pts('330 246, 396 290, 436 352, 452 424!, 396 404, 344 420!, 350 350, 312 290'),
    darker(robe, 0.14),
    { to: darker(robe, 0.4), inside: () => night(pen, 'nil sleeve', 330, 290, 120, 120, 9) },
  );
  pen.shape(tube('346 416 7, 396 402 7, 450 420 7'), gold);
  pen.at({ x: 414, y: 412, turn: 0.12 }, () => abacus(pen));
  pen.at({ x: 400, y: 366, turn: 1.5 }, () => fist(pen, 25, '#c8bcf0'));
  // The hood, the eclipse, the tall hat.
  pen.shape(
    pts('176 250, 150 180, 164 108, 214 66, 300 66, 350 108, 364 180, 338 252, 256 274'),
    lighter(robe, 0.08),
    {
      to: darker(robe, 0.3),
      reach: 20,
      grain: [veins(pen, box(160, 70, 200, 180), darker(robe, 0.4), 10, 14)],
    },
  );
  pen.glow(256, 166, 140, '#ffc890', 1);
  rays(pen, 256, 166, 66, 104, 24, '#fff0cc', 0.95);
  pen.shape(oval(256, 166, 76), '#ffe9c0', { ink: 0, shade: 0, rim: 0 });
  pen.mark(oval(258, 168, 69), '#0c0828');
  pen.mark(oval(196, 126, 12), '#ffffff');
  pen.washed('#e8dcff', 0.75, () =>
    eyePair(pen, 252, 160, 64, 22, { mood, lid: '#e8e0ff', iris: '#f0a08c' }),
  );
  pen.line(pts('236 204, 248 200, 262 200, 274 206'), '#b8a8f0', 4.5);
  pen.shape(pts('166 112!, 196 60, 226 4, 282 -44, 352 -60!, 322 -24, 330 40, 352 112!, 256 84'), robe, {
    to: darker(robe, 0.25),
    reach: 20,
    inside: () => night(pen, 'nil hat', 180, -40, 160, 140, 16),
  });
  pen.shape(tube('120 122 8, 180 98 15, 256 88 17, 332 98 15, 392 122 8'), lighter(robe, 0.12));
  pen.shape(pts('274 10!, 250 22, 250 50, 278 60!, 264 44, 264 26'), '#ffe2a0', { ink: 1.4 });
  // The near arm turns the telescope round: he looks into himself.
  pen.shape(pts('186 248, 120 290, 78 340, 40 400!, 96 398, 134 432!, 168 352, 206 290'), robe, {
    to: darker(robe, 0.3),
    inside: () => night(pen, 'nil near', 50, 300, 120, 120, 9),
  });
  pen.at({ x: 96, y: 300, turn: -0.74 }, () => {
    pen.shape(pts('-92 -20!, -92 20!, -30 24!, -30 -24!'), darker(gold, 0.24));
    pen.shape(pts('-40 -27!, -40 27!, 60 34!, 60 -34!'), gold, { to: darker(gold, 0.3) });
    pen.shape(pts('50 -42!, 50 42!, 104 46!, 104 -46!'), lighter(gold, 0.15), { to: darker(gold, 0.2) });
    pen.shape(oval(104, 0, 15, 46), '#cfe8ff', { rim: 0.9 });
    pen.mark(oval(106, 4, 8, 22), '#1a1548');
    star(pen, 106, -12, 9, '#ffffff');
  });
  pen.at({ x: 92, y: 316, turn: 1.2 }, () => fist(pen, 28, '#c8bcf0'));
  pen.line(orbit(232, 74, -0.3, 0), '#ffe2c4', 4, 0.9);
  pen.line(orbit(216, 84, 0.36, 0), '#c8b8ff', 3, 0.8);
  for (const [spot, tone] of [
    ['478 82 26', '#8fb0f0'],
    ['36 220 18', '#f0a08c'],
    ['458 226 15', '#ffcf7a'],
    ['60 74 20', '#d8a8f0'],
  ] as const)
    for (const { x, y, half } of joints(spot)) pen.shape(oval(x, y, half), tone, { to: darker(tone, 0.3) });
  pen.shape(tube([joint(442, 92, 3), joint(478, 84, 4), joint(512, 70, 3)]), '#ffe2c4', { ink: 1 });
}
