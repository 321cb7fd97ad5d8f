import { darker, lighter, mix } from '../../scene/colour.ts';
import { blush, eyePair, fist, maw, moodMouth, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, joint, leaf, oval, point, pts, puffs, tube } from '../points.ts';
import { fur, veins } from '../texture.ts';

type Place = readonly [x: number, y: number];
interface Form {
  readonly outline: string;
  readonly face: Place;
  readonly size: number;
  readonly arms: readonly (readonly [shoulder: Place, elbow: Place, hand: Place])[];
}

const FORMS: Readonly<Record<string, Form>> = {
  loom: {
    outline:
      '150 440!, 132 330, 140 190, 186 100, 262 70, 334 104, 376 196, 386 330, 404 450!, 360 428, 330 464!, 290 430, 250 472!, 214 432, 180 462!',
    face: [242, 190],
    size: 1.5,
    arms: [
      [
        [158, 262],
        [96, 268],
        [64, 204],
      ],
      [
        [368, 262],
        [424, 250],
        [448, 182],
      ],
    ],
  },
  drift: {
    outline:
      '128 250, 130 160, 184 96, 262 86, 324 130, 344 210, 370 290, 430 348, 488 352!, 450 396, 400 404, 420 440!, 350 434, 290 404, 250 432!, 210 380, 160 330',
    face: [222, 186],
    size: 1.4,
    arms: [
      [
        [160, 278],
        [100, 308],
        [60, 272],
      ],
      [
        [300, 270],
        [330, 330],
        [276, 352],
      ],
    ],
  },
  shepherd: {
    outline:
      '170 456!, 166 340, 176 250, 158 190, 196 108, 268 78, 338 116, 362 196, 350 260, 376 350, 396 452!, 340 432, 306 468!, 262 436, 220 468!',
    face: [240, 186],
    size: 1.36,
    arms: [
      [
        [178, 288],
        [126, 300],
        [96, 290],
      ],
      [
        [344, 290],
        [380, 340],
        [350, 384],
      ],
    ],
  },
  heap: {
    outline:
      '60 470!, 34 440, 46 400, 72 388!, 58 350, 84 312, 116 314!, 104 268, 132 228, 172 236!, 182 192, 226 172, 258 198!, 286 162, 336 166, 352 208!, 398 200, 424 240, 408 276!, 450 286, 462 330, 440 358!, 480 378, 490 424, 462 470!, 256 480',
    face: [236, 306],
    size: 1.7,
    arms: [],
  },
  whirl: {
    outline:
      '70 150, 84 96, 180 60, 310 56, 430 96, 452 150!, 410 196, 420 230!, 372 268, 378 300!, 330 330, 332 360!, 296 388, 292 414!, 310 440, 372 452!, 290 480, 240 452, 232 416!, 204 394, 206 362!, 168 336, 172 304!, 128 274, 132 238!, 92 206',
    face: [250, 208],
    size: 1.5,
    arms: [],
  },
  whisper: {
    outline:
      '60 300, 120 230, 130 150, 200 90, 290 92, 352 150, 360 220, 420 280, 470 270!, 440 340, 380 350, 350 410, 380 450!, 300 440, 250 400, 200 440, 150 430!, 170 380, 110 350, 50 360!',
    face: [240, 210],
    size: 1.5,
    arms: [
      [
        [140, 280],
        [80, 250],
        [60, 190],
      ],
      [
        [340, 280],
        [300, 330],
        [240, 300],
      ],
    ],
  },
};

function drawTexture(pen: Pen, { texture, body, dress }: Look): void {
  const line = darker(body.first, 0.35);
  if (texture === 'lint') {
    for (const [x, y, r] of [
      [130, 400, 40],
      [390, 400, 46],
      [320, 230, 36],
      [170, 260, 34],
    ] as const)
      pen.shape(puffs(x, y, r, r * 0.8, 8, 0.16), lighter(body.first, 0.08), {
        ink: 0,
        shade: 0.3,
        grain: [fur(pen, box(x - r, y - r, r * 2, r * 2), line, 2, 12, 20)],
      });
    pen.shape(oval(366, 336, 26), dress.first);
    for (const [x, y] of [
      [358, 328],
      [374, 328],
      [358, 344],
      [374, 344],
    ] as const)
      pen.mark(oval(x, y, 4), darker(dress.first, 0.6));
    pen.line(pts('120 440, 190 420!, 122 428'), '#d8dce8', 5);
  }
  if (texture === 'chaff')
    for (const [x, y, turn] of [
      [150, 350, 1],
      [220, 400, 2],
      [300, 380, 0.6],
      [350, 310, 1.6],
      [270, 290, 2.4],
      [320, 240, 0.9],
      [180, 240, 1.9],
      [400, 370, 0.2],
    ] as const) {
      pen.line([point(x, y), point(x + Math.cos(turn) * 44, y + Math.sin(turn) * 44)], dress.first, 5);
      for (const u of [10, 20, 30])
        pen.shape(leaf(x + Math.cos(turn) * u, y + Math.sin(turn) * u, 16, 8, turn + 0.7), dress.first, {
          ink: 1,
        });
    }
  if (texture === 'bands')
    for (const d of [
      '100 170, 250 216, 430 150',
      '136 252, 256 290, 396 240',
      '176 328, 260 352, 356 318',
      '212 396, 262 412, 312 388',
    ])
      pen.line(pts(d), lighter(body.second, 0.3), 11, 0.75);
}

/** Sheets, mists and heaps of dust: spirits without legs. */
export const GHOST: Plan = {
  poses: Object.keys(FORMS),
  heads: ['plain', 'hooded', 'howling'],
  textures: ['mist', 'lint', 'chaff', 'bands'],
  anchors: ['head', 'near', 'far', 'neck', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const {
      outline,
      face: [x, y],
      size,
      arms,
    } = entryOf(FORMS, look.pose);
    const { body, mood } = look;
    const isHooded = look.head === 'hooded';
    dress('ground');
    const [near, far] = arms;
    const hand = (arm: NonNullable<typeof near>, anchor: 'near' | 'far') => {
      const [shoulder, elbow, at] = arm;
      const tone = anchor === 'far' ? mix(body.first, pen.light.dusk, 0.2) : body.first;
      pen.at({ x: at[0], y: at[1] }, () => dress(anchor));
      const isHolding = look.props.some((prop) => prop.anchor === anchor);
      const turn = Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) - Math.PI;
      pen.at({ x: at[0], y: at[1], turn }, () =>
        isHolding ? fist(pen, 17, lighter(tone, 0.2)) : openHand(pen, 18, lighter(tone, 0.2)),
      );
      pen.shape(
        tube([
          joint(...shoulder, 34),
          joint(...elbow, 26),
          joint(at[0] * 0.8 + elbow[0] * 0.2, at[1] * 0.8 + elbow[1] * 0.2, 24),
        ]),
        tone,
        {},
      );
    };
    if (far !== undefined) hand(far, 'far');
    pen.shape(pts(outline), body.first, {
      to: body.second,
      reach: 26,
      alpha: 0.96,
      grain: [veins(pen, box(140, 230, 230, 230), darker(body.first, 0.35), 9, 22)],
      inside: () => drawTexture(pen, look),
    });
    pen.at({ x, y, scale: size }, () => {
      if (isHooded) {
        pen.shape(pts('-52 40, -54 -18, -26 -56, 16 -64, 50 -32, 54 36, 20 62, -26 60'), look.dress.first, {
          grain: [veins(pen, box(-50, -60, 104, 116), darker(look.dress.first, 0.4), 6, 10)],
        });
        pen.mark(pts('-42 28, -42 -14, -18 -40, 14 -36, 30 0, 24 36, -6 48'), '#1c1430');
      }
      eyePair(pen, -6, -4, 40, 13, {
        mood: isHooded ? 'glowing' : mood,
        lid: darker(body.first, 0.2),
        glow: look.dress.second,
      });
      if (look.head === 'howling') maw(pen, pts('-26 30, -6 20, 16 28, 14 56, -6 66, -24 54'), []);
      else if (!isHooded) {
        moodMouth(pen, -8, 30, 14, mood);
        for (const u of [-34, 24]) blush(pen, u, 20, 9);
      }
      dress('head');
    });
    dress('neck', { x: x + 4, y: y + size * 58 });
    if (near !== undefined) hand(near, 'near');
  },
};
