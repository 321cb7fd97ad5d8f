import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, joint, leaf, oval, pts, stretched, tube } from '../points.ts';
import { GROUND } from '../props/places.ts';
import { scales } from '../texture.ts';
import { beak, feathers, foldedWing, leg, spreadWing } from './feathers.ts';

interface Stance {
  readonly body: readonly [x: number, y: number, rx: number, ry: number, turn: number];
  readonly head: readonly [x: number, y: number, r: number];
  readonly beak: readonly [length: number, thick: number, open: number];
  /** Height of the ground under the feet; null: it flies. */
  readonly ground: number | null;
  readonly wings: 'folded' | 'up' | 'wide';
  readonly legs: number;
}

const STANCES: Readonly<Record<string, Stance>> = {
  perch: {
    body: [284, 306, 116, 92, 0.2],
    head: [192, 196, 66],
    beak: [66, 32, 0],
    ground: 440,
    wings: 'folded',
    legs: 5,
  },
  sing: {
    body: [290, 316, 108, 90, 0.34],
    head: [222, 188, 68],
    beak: [50, 34, 22],
    ground: 444,
    wings: 'up',
    legs: 5,
  },
  wade: {
    body: [300, 226, 112, 70, 0.16],
    head: [176, 100, 44],
    beak: [112, 26, 8],
    ground: 404,
    wings: 'folded',
    legs: 7,
  },
  spear: {
    body: [300, 216, 110, 66, 0.4],
    head: [150, 130, 44],
    beak: [106, 20, 0],
    ground: GROUND,
    wings: 'folded',
    legs: 6,
  },
  swoop: {
    body: [290, 280, 110, 60, -0.34],
    head: [170, 330, 56],
    beak: [54, 30, 16],
    ground: null,
    wings: 'wide',
    legs: 5,
  },
  guard: {
    body: [292, 292, 122, 92, 0.62],
    head: [212, 150, 66],
    beak: [88, 34, 14],
    ground: 430,
    wings: 'folded',
    legs: 6,
  },
  tattle: {
    body: [312, 304, 118, 92, 0.16],
    head: [186, 204, 76],
    beak: [62, 38, 22],
    ground: 440,
    wings: 'folded',
    legs: 5,
  },
  hop: {
    body: [276, 330, 104, 84, -0.1],
    head: [172, 276, 62],
    beak: [64, 26, 0],
    ground: 450,
    wings: 'up',
    legs: 5,
  },
};

function drawBody(
  pen: Pen,
  { body: tones }: Look,
  { body: [bx, by, rx, ry, turn], head: [hx, hy, hr] }: Stance,
): void {
  const neck = tube([
    joint(bx - rx * 0.4, by - ry * 0.1, ry * 0.66),
    joint((hx + bx) / 2 - 12, (hy + by) / 2, Math.min(ry * 0.52, hr * 0.84)),
    joint(hx + 4, hy + 6, hr * 0.86),
  ]);
  pen.at({ x: bx, y: by, turn }, () =>
    pen.shape(
      stretched(
        pts('-1 0.05, -0.78 -0.66, -0.1 -0.98, 0.6 -0.66, 1.14 0.1, 0.9 0.5, 0.4 0.9, -0.2 1, -0.74 0.7'),
        0,
        0,
        rx,
        ry,
      ),
      tones.first,
      {
        to: tones.second,
        reach: ry * 0.28,
        grain: [scales(pen, box(-rx, -ry, rx * 2.2, ry * 2), darker(tones.second, 0.35), ry * 0.26)],
      },
    ),
  );
  pen.shape(neck, tones.first, { to: tones.second, ink: 0, shade: 0.2, rim: 0.6 });
  pen.mark(oval(bx - rx * 0.5, by + ry * 0.3, rx * 0.34, ry * 0.5, 0.5), lighter(tones.second, 0.1), 0.5);
  pen.shape(oval(hx, hy, hr, hr * 0.96), tones.first, { to: mix(tones.first, tones.second, 0.4) });
}

export const BIRD: Plan = {
  poses: Object.keys(STANCES),
  heads: ['plain', 'crest', 'hooked', 'mask'],
  textures: [],
  anchors: ['head', 'mouth', 'neck', 'back', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const stance = entryOf(STANCES, look.pose);
    const {
      body: [bx, by, rx, ry, turn],
      head: [hx, hy, hr],
      beak: [length, thick, open],
    } = stance;
    const wing = look.dress.first;
    dress('ground');
    if (stance.wings === 'wide') spreadWing(pen, bx + 6, by - 10, 216, -0.75, darker(wing, 0.2));
    if (stance.wings === 'up') spreadWing(pen, bx + 20, by - 30, 150, -1.1, darker(wing, 0.22));
    feathers(
      pen,
      bx + rx * 0.8,
      by + ry * 0.25 + turn * rx,
      5,
      [108, 100],
      [turn + 0.16, turn + 0.5],
      26,
      wing,
      6,
    );
    if (stance.ground !== null) {
      leg(pen, bx + rx * 0.24, by + ry * 0.6, stance.ground, darker(look.dress.second, 0.3), stance.legs);
      if (look.pose === 'spear')
        pen.shape(
          tube([joint(bx - 20, by + 46, 10), joint(bx - 92, by + 88, 7), joint(bx - 190, by + 100, 1)]),
          look.dress.second,
        );
      else leg(pen, bx - rx * 0.24, by + ry * 0.7, stance.ground, look.dress.second, stance.legs);
    } else
      for (const x of [20, 54])
        pen.shape(
          tube([joint(bx + x, by + 40, 8), joint(bx + x + 20, by + 84, 6), joint(bx + x, by + 104, 1)]),
          look.dress.second,
        );
    drawBody(pen, look, stance);
    if (stance.wings === 'folded') foldedWing(pen, bx + 24, by - 4, rx * 1.14, ry, wing, turn + 0.2);
    if (stance.wings === 'up') spreadWing(pen, bx - 6, by - 16, 178, -0.86, wing);
    if (stance.wings === 'wide') spreadWing(pen, bx - 6, by, 236, -1.5, wing);
    dress('back');
    dress('neck', { x: hx + 22, y: hy + hr * 1.05, turn: 0.3 });
    if (look.head === 'crest')
      feathers(pen, hx + 14, hy - hr * 0.8, 4, [40, 58], [-1.6, -0.5], 18, look.body.first);
    if (look.head === 'mask')
      pen.mark(
        stretched(pts('-1 -0.1, -0.4 -0.4, 0.5 -0.3, 0.9 0.1, 0.4 0.3, -0.6 0.2'), hx, hy, hr),
        '#2a1a26',
        0.85,
      );
    beak(pen, hx - hr * 0.84, hy + hr * 0.16, length, thick, look.dress.second, open);
    if (look.head === 'hooked')
      pen.shape(leaf(hx - hr * 0.84 - length * 0.9, hy + hr * 0.1, 26, 14, 1.9), look.dress.second, {
        ink: 1.4,
      });
    // A wing beside the beak: the rest must not hear it.
    if (look.pose === 'tattle') {
      feathers(pen, hx + 40, hy + 116, 6, [118, 146], [-3.3, -2.1], 34, darker(wing, 0.1), -6);
      pen.shape(oval(hx + 46, hy + 112, 36, 28, -0.5), wing);
    }
    pen.at({ x: hx - hr * 0.84 - length * 0.7, y: hy + hr * 0.16 + thick * 0.3 }, () => dress('mouth'));
    const lid = darker(look.body.first, 0.3);
    eye(pen, hx - hr * 0.3, hy - hr * 0.1, hr * 0.27, {
      mood: look.mood,
      lid,
      white: '#fff2c8',
    });
    pen.at({ x: hx, y: hy, scale: hr / 50 }, () => dress('head'));
  },
};
