import { darker, lighter, mix } from '../../scene/colour.ts';
import { seededRandom } from '../../svg/random.ts';
import type { DrawProp } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, leaf, oval, point, pts, tube } from '../points.ts';
import { star } from '../shapes.ts';
import { veins } from '../texture.ts';
import { BRASS, WOOD } from './tools.ts';

/** Where a creature stands on the canvas. */
export const GROUND = 470;

/** Blades of grass from a line. */
export function tuft(
  pen: Pen,
  x: number,
  width: number,
  height: number,
  count: number,
  colour: string,
): void {
  const random = seededRandom(`tuft ${x}`);
  for (let index = 0; index < count; index += 1) {
    const part = count === 1 ? 0 : index / (count - 1) - 0.5;
    const turn = -Math.PI / 2 + part * 0.9 + (random() - 0.5) * 0.3;
    const reach = height * (0.6 + random() * 0.5);
    pen.shape(
      leaf(x + part * width, GROUND, reach, height * 0.16 + 2, turn),
      mix(colour, '#e8e0a0', random() * 0.25),
      { ink: 1.2, shade: 0.25, rim: 0.4 },
    );
  }
}

const grass: DrawProp = (pen, { first }) => {
  tuft(pen, 410, 80, 44, 7, first);
  tuft(pen, 120, 50, 30, 5, first);
};

/** A gate that has fallen down: its post, with a sign that shows a coin, and its boards. */
const fallenGate: DrawProp = (pen) => {
  for (const d of [
    '60 478 11, 200 452 12, 330 470 10',
    '196 484 10, 320 448 12, 420 464 10',
    '90 458 9, 240 476 11, 386 484 9',
  ])
    pen.shape(tube(d), lighter(WOOD, 0.12), {
      grain: [veins(pen, box(60, 446, 370, 40), darker(WOOD, 0.4), 4, 4, true)],
    });
  pen.shape(tube('446 480 14, 440 330 13'), WOOD);
  pen.shape(pts('388 340!, 492 326!, 496 394!, 392 404!'), lighter(WOOD, 0.2));
  pen.shape(oval(442, 366, 24), BRASS);
  pen.mark(pts('438 352!, 446 352!, 446 380!, 438 380!'), darker(BRASS, 0.5));
};

const stile: DrawProp = (pen) => {
  for (const x of [120, 396])
    pen.shape(
      tube([
        { x, y: GROUND, half: 13 },
        { x, y: 372, half: 12 },
      ]),
      WOOD,
    );
  for (const d of ['92 400 12, 256 394 13, 430 402 12', '150 440 10, 256 438 10, 360 442 10'])
    pen.shape(tube(d), lighter(WOOD, 0.12), {});
};

const twig: DrawProp = (pen, { first }) => {
  pen.shape(tube('92 464 5, 250 444 9, 430 452 4'), WOOD, {});
  for (const [x, y, turn] of [
    [150, 454, 2.4],
    [330, 446, -2.3],
    [410, 450, 2.2],
    [120, 460, -2.2],
  ] as const)
    pen.shape(leaf(x, y, 46, 18, turn, 6), first, { ink: 1.4 });
};

const puddle: DrawProp = (pen, { first }) => {
  pen.shape(pts('70 462, 150 440, 260 434, 380 442, 444 462, 380 484, 250 490, 130 484'), first, {
    rim: 0.9,
  });
  for (const [x, y, w] of [
    [180, 462, 34],
    [320, 470, 44],
  ] as const)
    pen.line([point(x - w, y), point(x, y + 4), point(x + w, y)], lighter(first, 0.6), 4, 0.8);
};

const chimney: DrawProp = (pen, { first }) => {
  pen.shape(pts('170 404!, 350 404!, 342 486!, 178 486!'), first, {
    inside: () => {
      for (const y of [428, 452, 476]) pen.line([point(160, y), point(360, y)], darker(first, 0.4), 3, 0.6);
      for (const [x, y] of [
        [220, 410],
        [290, 410],
        [250, 434],
        [320, 434],
        [210, 458],
        [280, 458],
      ] as const)
        pen.line([point(x, y), point(x, y + 16)], darker(first, 0.4), 3, 0.6);
    },
  });
  pen.shape(tube('158 400 11, 362 400 11'), lighter(first, 0.12));
};

const mushrooms: DrawProp = (pen, { first }) => {
  for (const [x, size] of [
    [116, 1],
    [402, 0.8],
    [440, 0.5],
  ] as const)
    pen.at({ x, y: GROUND, scale: size }, () => {
      pen.shape(pts('-10 0, 10 0, 13 -34, -13 -34'), '#f0dcb0');
      pen.shape(pts('-38 -30, -26 -60, 4 -70, 32 -56, 40 -30, 0 -22'), first);
      for (const [u, v] of [
        [-14, -46],
        [12, -52],
        [20, -36],
      ] as const)
        pen.mark(oval(u, v, 5), '#fff0d0');
    });
};

/** A little standard that an elite without a neck or a head has beside it. */
const pennant: DrawProp = (pen, { first }) => {
  pen.shape(tube('452 474 6, 448 150 5'), WOOD);
  pen.shape(pts('450 160!, 378 168, 340 196!, 384 204, 366 236!, 452 226!'), first, {});
  star(pen, 414, 196, 20, '#ffe6a0');
  pen.shape(oval(448, 144, 9), BRASS);
};

/** Things on which or beside which a creature stands. */
export const PLACES: Readonly<Record<string, DrawProp>> = {
  grass,
  'fallen-gate': fallenGate,
  stile,
  twig,
  puddle,
  chimney,
  mushrooms,
  pennant,
};
