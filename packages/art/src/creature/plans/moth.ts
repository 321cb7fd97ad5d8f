import { darker, lighter, mix } from '../../scene/colour.ts';
import { blush, eyePair, moodMouth } from '../face.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, joint, oval, point, pts, puffs, type Shape, spikes, stretched, tube } from '../points.ts';
import { fur, veins } from '../texture.ts';

const UPPER =
  '0.02 0.06, 0.12 -0.28, 0.56 -0.66, 1 -0.78!, 1.04 -0.46, 0.94 -0.24, 0.98 -0.02, 0.82 0.16, 0.4 0.2';
const LOWER = '0.04 0.02, 0.5 0.08, 0.76 0.34, 0.66 0.62, 0.56 0.92!, 0.42 0.7, 0.24 0.62, 0.06 0.3';

/** Four wings from the front, spread from (0, 0); `lift` in radians raises or folds them. */
export function mothWings(
  pen: Pen,
  reach: number,
  colour: string,
  edge: string,
  spot: string,
  lift: number,
): void {
  for (const side of [1, -1] as const) {
    const wing = (text: string): Shape => stretched(pts(text), 0, 0, side * reach, reach);
    const tone = side > 0 ? mix(colour, pen.light.dusk, 0.14) : colour;
    pen.at({ turn: -side * lift }, () => {
      pen.shape(wing(LOWER), darker(tone, 0.1), {
        grain: [veins(pen, box(side > 0 ? 0 : -reach * 0.8, 0, reach * 0.8, reach), edge, 6, 12)],
        inside: () => {
          pen.line(wing('0.74 0.3, 0.66 0.58, 0.52 0.86, 0.3 0.66'), edge, reach * 0.06, 0.8);
          pen.mark(oval(side * reach * 0.46, reach * 0.38, reach * 0.13), spot);
          pen.mark(oval(side * reach * 0.46, reach * 0.38, reach * 0.07), darker(edge, 0.5));
        },
      });
      pen.shape(wing(UPPER), tone, {
        grain: [veins(pen, box(side > 0 ? 0 : -reach, -reach * 0.8, reach, reach), edge, 7, 16)],
        inside: () => {
          pen.line(
            wing('0.98 -0.74, 0.94 -0.44, 0.86 -0.24, 0.88 -0.04, 0.76 0.1'),
            edge,
            reach * 0.085,
            0.85,
          );
          for (const [r, c] of [
            [0.17, spot],
            [0.115, darker(edge, 0.55)],
            [0.055, lighter(spot, 0.2)],
          ] as const)
            pen.mark(oval(side * reach * 0.64, -reach * 0.3, reach * r), c);
        },
      });
    });
  }
}

/** Feathered feelers that curl outwards from (0, 0). */
export function feelers(pen: Pen, size: number, colour: string): void {
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number) => point(side * x * size, y * size);
    pen.line([at(0.1, 0), at(0.3, -0.6), at(0.8, -0.9), at(1.05, -0.7)], colour, 5);
    for (const [x, y] of [
      [0.22, -0.4],
      [0.36, -0.62],
      [0.56, -0.78],
      [0.78, -0.88],
    ] as const)
      pen.line([at(x - 0.12, y - 0.06), at(x, y), at(x + 0.08, y + 0.16)], colour, 3);
  }
}

const LIFTS: Readonly<Record<string, number>> = { spread: 0.05, lifted: 0.42, folded: -0.5 };

export const MOTH: Plan = {
  poses: Object.keys(LIFTS),
  heads: [],
  textures: [],
  anchors: ['head', 'near', 'neck', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const { body, dress: wings, mood } = look;
    dress('ground');
    pen.at({ x: 258, y: 240 }, () =>
      mothWings(pen, 214, wings.first, wings.second, lighter(wings.first, 0.5), entryOf(LIFTS, look.pose)),
    );
    pen.shape(tube('258 216 34, 260 292 46, 266 370 34, 274 424 10'), darker(body.first, 0.12), {
      to: body.second,
      grain: [fur(pen, box(206, 220, 110, 210), darker(body.first, 0.5), 1.5, 16, 60)],
      inside: () => {
        for (const y of [310, 346, 380])
          pen.line(
            [point(216, y - 8), point(266, y + 8), point(320, y - 8)],
            darker(body.second, 0.3),
            8,
            0.5,
          );
      },
    });
    pen.shape(spikes(256, 230, 80, 46, 16, 0.18), lighter(body.first, 0.5), {
      grain: [fur(pen, box(180, 190, 150, 90), darker(body.first, 0.3), 1.5, 14, 30)],
    });
    pen.shape(puffs(254, 166, 62, 54, 12, 0.1), body.first, {
      grain: [fur(pen, box(196, 112, 120, 110), darker(body.first, 0.4), 1.6, 12, 34)],
    });
    pen.at({ x: 254, y: 124 }, () => feelers(pen, 76, darker(body.second, 0.2)));
    eyePair(pen, 246, 162, 58, 22, { mood, lid: darker(body.first, 0.25), iris: '#c9622c' });
    moodMouth(pen, 242, 198, 11, mood);
    for (const x of [208, 290]) blush(pen, x, 190, 12);
    pen.at({ x: 254, y: 166, scale: 1.2 }, () => dress('head'));
    dress('neck', { x: 256, y: 232 });
    pen.at({ x: 236, y: 398 }, () => dress('near'));
    for (const side of [1, -1]) {
      pen.shape(
        tube([
          joint(240 + side * 34, 264, 11),
          joint(238 + side * 62, 316, 8),
          joint(236 + side * 26, 370, 6),
        ]),
        darker(body.first, 0.35),
      );
      pen.shape(oval(236 + side * 25, 372, 11), darker(body.first, 0.3));
    }
  },
};
