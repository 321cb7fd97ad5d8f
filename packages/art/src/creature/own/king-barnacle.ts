import { darker, lighter, mix } from '../../scene/colour.ts';
import { seededRandom } from '../../svg/random.ts';
import { eye, maw } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf } from '../plan.ts';
import { box, joint, joints, oval, point, pts, stretched, tube } from '../points.ts';
import { PROPS } from '../props/props.ts';
import { veins } from '../texture.ts';
import { barnacle, specks } from './ornaments.ts';

/** A crab's claw that opens upward. */
function claw(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  turn: number,
  isMirrored: boolean,
  colour: string,
): void {
  pen.at({ x, y, scale: size, turn, flip: isMirrored }, () => {
    pen.shape(pts('20 -10, 52 -60, 44 -128, 8 -160!, 20 -112, 2 -78!, -4 -30'), darker(colour, 0.12));
    pen.shape(pts('-26 10, -62 -40, -62 -110, -26 -152, 6 -164!, -10 -130, -18 -86!, 4 -40, 26 0'), colour, {
      reach: 12,
      grain: [specks(pen, -60, -150, 110, 150, lighter(colour, 0.5), 26)],
    });
    for (const [u, v] of [
      [-17, -110],
      [-17, -86],
      [-6, -62],
    ] as const)
      pen.shape(oval(u, v, 8), '#f6ead0', { ink: 1.2 });
  });
}

/** Places for barnacles on the heap, none on the face and none on another. */
function placesOn(): { readonly x: number; readonly y: number; readonly half: number }[] {
  const random = seededRandom('king barnacle');
  const places: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  for (let index = 0; index < 500 && places.length < 44; index += 1) {
    const y = 186 + random() * 280;
    const x = 256 + (random() * 2 - 1) * (64 + (y - 170) * 0.52);
    const half = 16 + random() * 15;
    const isOnFace = Math.abs(x - 254) < 104 && y > 200 && y < 412;
    if (
      !isOnFace &&
      places.every((other) => Math.hypot(other.x - x, other.y - y) > (other.half + half) * 0.8)
    )
      places.push(joint(x, y, half));
  }
  return places.sort((a, b) => a.y - b.y);
}

/** A heap of barnacles that is one king: claws, gavel, a crown, and a throne made of a wreck. */
export function drawKingBarnacle(pen: Pen, { body, dress, mood }: Look): void {
  const heap = body.first;
  const shell = body.second;
  for (const [x, turn, height] of [
    [92, -0.3, 300],
    [166, -0.13, 400],
    [350, 0.13, 410],
    [424, 0.3, 310],
  ] as const)
    pen.at({ x, y: 466, turn }, () =>
      pen.shape(
        [
          point(-24, 0, true),
          point(-20, 24 - height, true),
          point(2, -height, true),
          point(16, 40 - height, true),
          point(24, 0, true),
        ],
        '#5a4650',
        {
          grain: [veins(pen, box(-22, -height, 44, height), '#2c2030', 4, 6)],
        },
      ),
    );
  for (const spine of ['150 370 36, 66 342 30, 62 250 26', '366 370 36, 446 336 30, 446 250 26'])
    pen.shape(tube(spine), darker(dress.first, 0.2));
  claw(pen, 64, 256, 1.06, -0.2, false, dress.first);
  // The far claw holds the gavel of his court.
  pen.at({ x: 424, y: 92, turn: 0.24 }, () => {
    pen.shape(tube('0 130 8, 0 -10 9'), '#8a5a3c');
    pen.shape(pts('-60 -46!, 60 -46!, 60 14!, -60 14!'), '#a8704a', {
      grain: [veins(pen, box(-58, -44, 116, 56), '#5a3424', 4, 5, true)],
    });
    for (const u of [-56, 56]) pen.shape(tube([joint(u, -52, 8), joint(u, 20, 8)]), dress.second);
  });
  claw(pen, 444, 256, 0.94, 0.16, true, darker(dress.first, 0.1));
  pen.shape(
    pts(
      '58 476, 74 384, 118 292, 160 204, 208 150, 268 134, 330 158, 374 232, 408 312, 446 392, 460 478, 256 492',
    ),
    heap,
    { to: darker(heap, 0.3), reach: 32, grain: [specks(pen, 70, 140, 380, 340, lighter(heap, 0.5), 110)] },
  );
  for (const [index, { x, y, half }] of placesOn().entries())
    barnacle(
      pen,
      x,
      y,
      half,
      (x - 256) * 0.0042,
      mix(shell, index % 3 === 0 ? '#c88a94' : heap, 0.3),
      index % 5 === 0 ? 'eye' : index % 5 === 2 ? 'plume' : 'dark',
    );
  maw(
    pen,
    pts('152 330, 200 308, 256 318, 312 306, 358 332, 338 392, 256 412, 174 394'),
    [
      [186, 314, 13, 30],
      [222, 318, 12, 20],
      [256, 320, 13, 28],
      [292, 316, 12, 20],
      [326, 318, 13, 28],
      [208, 402, 11, -22],
      [254, 408, 12, -18],
      [300, 402, 11, -22],
    ],
    '#3a0f28',
  );
  pen.mark(oval(254, 392, 52, 20), '#d8586c', 0.9);
  for (const [x, inner] of [
    [198, 1],
    [312, -1],
  ] as const) {
    pen.shape(stretched(pts('-66 96, -48 16, 0 -12, 48 16, 66 96, 0 116'), x, 204, 1), shell, {
      grain: [veins(pen, box(x - 60, 196, 120, 120), darker(shell, 0.45), 8, 5)],
    });
    pen.shape(oval(x, 248, 45, 40), '#241a30', { rim: 0.2 });
    eye(pen, x, 248, 36, { mood, white: '#fff4b8', iris: '#2f9a86', lid: darker(shell, 0.15) }, inner);
  }
  for (const side of [1, -1])
    for (const row of [0, 1, 2, 3])
      pen.shape(
        tube([
          joint(254 + side * 8, 302 + row * 4, 7),
          joint(254 + side * (56 + row * 7), 312 + row * 10, 7),
          joint(254 + side * (118 - row * 4), 276 + row * 26, 1),
        ]),
        '#f4a890',
        { ink: 1.2 },
      );
  pen.at({ x: 264, y: 188, scale: 1.5, turn: 0.06 }, () =>
    entryOf(PROPS, 'crown')(pen, { first: dress.second, second: '#2f9a86' }),
  );
  for (const { x, y, half } of joints('200 160 17, 330 164 19')) barnacle(pen, x, y, half, 0, shell, 'dark');
}
