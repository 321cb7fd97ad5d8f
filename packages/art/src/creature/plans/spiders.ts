import { darker, lighter } from '../../scene/colour.ts';
import { eye, eyePair } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joint, leaf, oval, point, pts, TURN, tube } from '../points.ts';
import { GROUND } from '../props/places.ts';
import { fur } from '../texture.ts';

type Leg = readonly [kneeX: number, kneeY: number, footX: number, footY: number];

/** Legs at both sides of a body, from hips at (256, y): knees and feet of one side. */
function legs(pen: Pen, y: number, places: readonly Leg[], colour: string): void {
  for (const side of [1, -1])
    for (const [kneeX, kneeY, footX, footY] of places) {
      const tone = darker(colour, side > 0 ? 0.28 : 0.1);
      pen.shape(
        tube([
          joint(256 + side * 36, y, 13),
          joint(256 + side * kneeX, kneeY, 10),
          joint(256 + side * footX, footY, 3),
        ]),
        tone,
        { shade: 0.35 },
      );
      pen.shape(oval(256 + side * kneeX, kneeY + 3, 10), lighter(tone, 0.1));
    }
}

/** The front part with eight eyes and two fangs, its middle at (x, y). */
function face(pen: Pen, x: number, y: number, { body, dress, mood }: Look): void {
  pen.shape(oval(x, y, 82, 72), lighter(body.first, 0.06), {
    to: body.second,
    grain: [fur(pen, box(x - 82, y - 70, 166, 140), darker(body.first, 0.45), 1.6, 13, 56)],
  });
  for (const [u, v] of [
    [-60, -38],
    [-34, -56],
    [24, -56],
    [52, -38],
  ] as const)
    eye(pen, x + u, y + v, 11, { mood: 'beady', lid: body.first });
  eyePair(pen, x - 4, y - 2, 64, 24, { mood, lid: darker(body.first, 0.25) });
  for (const [u, turn] of [
    [-24, 1.8],
    [16, 1.35],
  ] as const)
    pen.shape(leaf(x + u, y + 42, 44, 20, turn), dress.second, { ink: 1.4 });
}

/** A spider on the ground. */
export function spider(pen: Pen, look: Look): void {
  const { body, dress } = look;
  legs(
    pen,
    300,
    [
      [96, 150, 150, GROUND - 24],
      [140, 200, 214, GROUND - 24],
      [150, 262, 232, GROUND - 24],
      [116, 322, 180, GROUND],
    ],
    body.first,
  );
  pen.shape(oval(292, 240, 112, 100), body.first, {
    to: body.second,
    reach: 26,
    grain: [fur(pen, box(180, 140, 230, 200), darker(body.first, 0.45), 1.3, 17, 100)],
    inside: () => {
      for (const y of [176, 214, 252])
        pen.mark(pts(`300 ${y - 14}!, 326 ${y}, 300 ${y + 18}!, 274 ${y}`), dress.first);
    },
  });
  face(pen, 212, 326, look);
}

/** A spider that hangs from its thread, its head down, in a web. */
export function weaver(pen: Pen, look: Look): void {
  const { body, dress } = look;
  for (const r of [120, 190, 250])
    pen.line(
      Array.from({ length: 13 }, (_, index) =>
        point(256 + Math.cos((index / 12) * TURN) * r, 236 + Math.sin((index / 12) * TURN) * r),
      ),
      '#f0f4ff',
      2.4,
      0.55,
    );
  for (let index = 0; index < 8; index += 1)
    pen.line(
      [
        point(256, 236),
        point(256 + Math.cos((index / 8) * TURN) * 250, 236 + Math.sin((index / 8) * TURN) * 250),
      ],
      '#f0f4ff',
      2.4,
      0.55,
    );
  legs(
    pen,
    276,
    [
      [120, 120, 190, 44],
      [170, 196, 236, 150],
      [166, 300, 232, 350],
      [112, 372, 150, 456],
    ],
    body.first,
  );
  pen.shape(pts('256 60, 330 90, 356 160, 320 236, 256 262, 192 236, 156 160, 182 90'), body.first, {
    to: body.second,
    reach: 24,
    grain: [fur(pen, box(160, 70, 200, 190), darker(body.first, 0.45), 1.5, 16, 80)],
  });
  pen.shape(pts('256 100!, 290 126, 262 160, 290 196, 256 224!, 222 196, 250 160, 222 126'), dress.first, {
    ink: 1.4,
  });
  face(pen, 256, 322, look);
}
