import { darker, lighter, mix } from '../../scene/colour.ts';
import { fist } from '../face.ts';
import { BEAST_HEADS, drawBeastHead } from '../heads/beast-heads.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, type Joint, joint, oval, point, pts, tube } from '../points.ts';
import { GROUND } from '../props/places.ts';
import { fur } from '../texture.ts';

type Coordinates = readonly [x: number, y: number];
interface Arms {
  readonly near: readonly [elbow: Coordinates, hand: Coordinates];
  readonly far: readonly [elbow: Coordinates, hand: Coordinates];
  readonly head: Coordinates;
  /** Width of the belly. */
  readonly belly: number;
}

const POSES: Readonly<Record<string, Arms>> = {
  sit: {
    near: [
      [216, 372],
      [168, 372],
    ],
    far: [
      [330, 330],
      [240, 350],
    ],
    head: [218, 176],
    belly: 1,
  },
  box: {
    near: [
      [188, 352],
      [128, 274],
    ],
    far: [
      [130, 300],
      [92, 208],
    ],
    head: [238, 160],
    belly: 0.72,
  },
  throw: {
    near: [
      [180, 356],
      [126, 330],
    ],
    far: [
      [396, 238],
      [404, 144],
    ],
    head: [222, 162],
    belly: 0.76,
  },
  aim: {
    near: [
      [190, 330],
      [124, 300],
    ],
    far: [
      [330, 320],
      [240, 296],
    ],
    head: [236, 156],
    belly: 0.78,
  },
};

/** A beast that sits up or stands on its hind legs. */
export const SITTER: Plan = {
  poses: Object.keys(POSES),
  heads: Object.keys(BEAST_HEADS),
  textures: [],
  anchors: ['head', 'mouth', 'neck', 'near', 'far', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const { near, far, head, belly } = entryOf(POSES, look.pose);
    const { body } = look;
    const skin = mix(body.first, '#e8a898', 0.45);
    const dim = mix(darker(body.first, 0.2), pen.light.dusk, 0.22);
    dress('ground');
    const tail: Joint[] =
      look.head === 'hare'
        ? [joint(340, 420, 20), joint(386, 424, 30), joint(396, 420, 22)]
        : look.head === 'squirrel'
          ? [
              joint(340, 440, 20),
              joint(420, 400, 40),
              joint(420, 300, 50),
              joint(380, 230, 36),
              joint(352, 214, 12),
            ]
          : [
              joint(360, 440, 14),
              joint(440, 452, 10),
              joint(470, 390, 8),
              joint(436, 336, 6),
              joint(462, 290, 1),
            ];
    pen.shape(tube(tail), look.head === 'rat' || look.head === 'mouse' ? skin : lighter(body.first, 0.1), {});
    pen.shape(tube([joint(300, 260, 24), joint(...far[0], 20), joint(...far[1], 17)]), dim);
    pen.at({ x: far[1][0], y: far[1][1] }, () => {
      dress('far');
      fist(pen, 16, mix(skin, pen.light.dusk, 0.2));
    });
    for (const x of [204, 316])
      pen.shape(
        [
          point(x - 62, GROUND),
          point(x - 52, GROUND - 22),
          point(x, GROUND - 36),
          point(x + 36, GROUND - 18),
          point(x + 36, GROUND),
        ],
        skin,
        {},
      );
    const middle = 270;
    const wide = (x: number) => middle + (x - middle) * belly;
    pen.shape(
      pts('158 300, 182 214, 262 186, 346 216, 408 318, 414 418, 356 460, 230 462, 154 430, 138 366').map(
        (at) => point(wide(at.x), at.y),
      ),
      body.first,
      {
        reach: 28,
        grain: [fur(pen, box(140, 190, 280, 280), darker(body.first, 0.45), 1.2, 20, 110)],
        inside: () =>
          pen.shape(
            pts('150 350, 184 286, 256 296, 288 390, 262 462, 170 470, 130 420').map((at) =>
              point(wide(at.x), at.y),
            ),
            body.second,
            { ink: 0, rim: 0, shade: 0.25 },
          ),
      },
    );
    pen.shape(oval(wide(330), 416, 52 * Math.max(0.86, belly), 42), body.first, { rim: 0.5 });
    dress('neck', { x: head[0] - 2, y: 238 });
    pen.at({ x: head[0], y: head[1], scale: 1.42, turn: 0.03 }, () => {
      drawBeastHead(pen, look, entryOf(BEAST_HEADS, look.head));
      dress('mouth', { x: -62, y: 42 });
      dress('head');
    });
    const held = () => pen.at({ x: near[1][0], y: near[1][1] }, () => dress('near'));
    held();
    pen.shape(
      tube([joint(wide(236), 296, 26), joint(...near[0], 22), joint(near[1][0] + 10, near[1][1], 18)]),
      body.first,
      {
        grain: [fur(pen, box(120, 260, 130, 120), darker(body.first, 0.45), 2.4, 13, 26)],
      },
    );
    pen.at({ x: near[1][0], y: near[1][1] }, () => fist(pen, 19, skin));
  },
};
