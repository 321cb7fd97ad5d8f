import { darker, lighter } from '../../scene/colour.ts';
import { blush, eyePair, maw, moodMouth, openHand } from '../face.ts';
import type { Dress, Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, joint, leaf, oval, point, pts, puffs, tube } from '../points.ts';
import { GROUND, tuft } from '../props/places.ts';
import { fur, speckle, veins } from '../texture.ts';

type Draw = (pen: Pen, look: Look, dress: Dress) => void;

/** A small tree that throws: a face in the trunk, apples in the crown. */
const tree: Draw = (pen, { body, dress: fruit, mood }, dress) => {
  const bark = '#a8805c';
  for (const d of ['300 300 22, 376 276 18, 420 206 14, 424 160 12', '214 320 20, 150 332 16, 108 286 12'])
    pen.shape(tube(d), bark, { grain: [veins(pen, box(100, 160, 330, 190), darker(bark, 0.4), 5, 10)] });
  pen.at({ x: 426, y: 134 }, () => dress('far'));
  for (const turn of [-2.2, -1.5, -0.8])
    pen.shape(
      tube([
        joint(424, 164, 8),
        joint(424 + Math.cos(turn) * 26, 164 + Math.sin(turn) * 26, 6),
        joint(424 + Math.cos(turn + 0.5) * 36, 164 + Math.sin(turn + 0.5) * 36, 2),
      ]),
      bark,
    );
  for (const turn of [3.4, 3.9, 4.5])
    pen.shape(
      tube([joint(108, 290, 7), joint(108 + Math.cos(turn) * 34, 286 + Math.sin(turn) * 34, 2)]),
      bark,
    );
  pen.shape(
    pts(
      '180 470, 202 420, 196 330, 210 262, 312 262, 322 330, 318 420, 350 470, 318 458, 290 474, 258 458, 226 474',
    ),
    bark,
    { to: darker(bark, 0.2), grain: [veins(pen, box(180, 260, 170, 210), darker(bark, 0.45), 8, 12)] },
  );
  pen.shape(puffs(258, 168, 154, 118, 13, 0.16), body.first, {
    to: body.second,
    reach: 26,
    grain: [speckle(pen, box(110, 60, 300, 220), lighter(body.first, 0.35), 60, 8)],
  });
  for (const [x, y] of [
    [166, 150],
    [226, 96],
    [316, 110],
    [354, 188],
    [270, 180],
    [150, 220],
  ] as const) {
    pen.shape(oval(x, y, 19), fruit.first);
    pen.line([point(x, y - 16), point(x + 4, y - 28)], darker(bark, 0.3), 3);
  }
  eyePair(pen, 256, 322, 60, 20, { mood, lid: darker(bark, 0.15) });
  pen.shape(tube('260 336 9, 236 360 11'), lighter(bark, 0.12));
  moodMouth(pen, 252, 396, 24, mood);
};

/** A cap on a short thick stem, which has the face. */
const toadstool: Draw = (pen, { body, dress: spots, mood }, dress) => {
  pen.shape(pts('156 470, 150 380, 176 300, 336 300, 362 380, 356 470, 256 480'), spots.second, {
    to: darker(spots.second, 0.22),
    reach: 24,
    grain: [veins(pen, box(160, 310, 190, 160), darker(spots.second, 0.3), 7, 8)],
  });
  for (const side of [1, -1])
    pen.shape(
      leaf(256 + side * 92, 366, 60, 46, side > 0 ? -0.4 : Math.PI + 0.4, 0),
      darker(spots.second, 0.08),
      {},
    );
  pen.shape(
    pts('42 300, 60 196, 150 104, 258 78, 366 106, 452 200, 470 300, 380 330, 256 340, 130 330'),
    body.first,
    {
      to: body.second,
      reach: 30,
      inside: () => {
        for (const [x, y, rx, ry] of [
          [150, 190, 38, 32],
          [262, 134, 40, 30],
          [362, 196, 42, 34],
          [90, 268, 24, 20],
          [254, 250, 46, 34],
          [430, 274, 22, 20],
        ] as const)
          pen.shape(oval(x, y, rx, ry), spots.first, { ink: 0, rim: 0.5, shade: 0.25 });
      },
    },
  );
  eyePair(pen, 252, 388, 88, 25, { mood, lid: darker(spots.second, 0.25) });
  moodMouth(pen, 246, 442, 22, mood);
  for (const x of [176, 330]) blush(pen, x, 426, 16);
  pen.at({ x: 256, y: 200 }, () => dress('head'));
};

/** A slim mushroom on legs that shoots. */
const dart: Draw = (pen, { body, dress: spots, mood }, dress) => {
  for (const [x, foot] of [
    [226, 196],
    [290, 316],
  ] as const)
    pen.shape(
      tube([joint(x, 400, 18), joint(foot + 10, 440, 14), joint(foot - 10, GROUND - 8, 16)]),
      darker(spots.second, 0.15),
    );
  pen.shape(tube('320 320 16, 372 330 13, 300 306 12'), darker(spots.second, 0.15));
  pen.shape(pts('200 420, 196 320, 216 240, 306 240, 324 320, 316 420, 258 432'), spots.second, {
    to: darker(spots.second, 0.2),
    reach: 20,
  });
  pen.shape(
    pts(
      '122 262, 168 150, 238 66, 290 30!, 312 110, 360 190, 392 268, 330 250!, 296 284, 256 256!, 214 286, 176 254!',
    ),
    body.first,
    {
      to: body.second,
      reach: 24,
      inside: () => {
        for (const [x, y, r] of [
          [214, 170, 18],
          [284, 110, 16],
          [314, 200, 20],
          [168, 232, 13],
          [256, 224, 15],
        ] as const)
          pen.mark(oval(x, y, r, r * 0.86), spots.first);
      },
    },
  );
  eyePair(pen, 252, 316, 62, 20, { mood, lid: darker(spots.second, 0.25) });
  moodMouth(pen, 244, 362, 14, mood);
  pen.at({ x: 172, y: 336 }, () => dress('near'));
  pen.shape(tube('212 330 17, 190 352 14, 176 338 12'), spots.second);
  pen.at({ x: 172, y: 336 }, () => openHand(pen, 14, lighter(spots.second, 0.2)));
};

/** Weeds with long arms that rise from a bog. */
const strangler: Draw = (pen, { body, mood }) => {
  for (const spine of [
    '180 440 20, 90 380 18, 60 270 15, 110 190 12, 92 120 6, 60 104 1',
    '330 440 20, 430 390 18, 456 280 15, 410 210 12, 440 140 7, 480 150 1',
    '220 400 18, 170 280 15, 196 170 12, 160 90 7, 176 56 1',
    '300 400 18, 350 280 15, 318 170 12, 356 96 7, 340 60 1',
  ])
    pen.shape(tube(spine), darker(body.first, 0.1), {
      to: body.second,
      grain: [veins(pen, box(50, 60, 420, 400), darker(body.first, 0.4), 9, 14)],
    });
  for (const [x, y, turn] of [
    [70, 270, 3],
    [112, 196, -0.3],
    [440, 300, 0.2],
    [410, 214, 3.4],
    [190, 190, 3.5],
    [320, 190, -0.4],
    [96, 130, -2.4],
    [350, 110, -0.6],
  ] as const)
    pen.shape(leaf(x, y, 52, 28, turn, 6), lighter(body.first, 0.12), { ink: 1.4 });
  pen.shape(puffs(256, 386, 122, 96, 12, 0.18), body.first, {
    to: body.second,
    reach: 26,
    grain: [fur(pen, box(140, 290, 240, 190), darker(body.first, 0.45), 1.4, 20, 80)],
  });
  eyePair(pen, 250, 362, 84, 26, { mood, lid: darker(body.first, 0.3) });
  maw(pen, pts('186 410, 250 424, 318 408, 300 448, 250 458, 204 448'), [
    [216, 412, 8, 18],
    [252, 420, 8, 16],
    [288, 412, 8, 18],
  ]);
  for (const x of [110, 400]) tuft(pen, x, 90, 60, 6, body.first);
};

/** A root with a fist at its end. */
const root: Draw = (pen, { body, mood }) => {
  for (const spine of [
    '200 440 24, 130 450 16, 70 470 4',
    '320 440 24, 390 448 16, 450 472 4',
    '250 450 22, 250 470 14, 230 484 4',
  ])
    pen.shape(tube(spine), darker(body.first, 0.14));
  pen.shape(
    pts('170 464, 190 390, 180 300, 210 220, 316 220, 346 300, 330 390, 352 464, 262 476'),
    body.first,
    {
      to: body.second,
      reach: 26,
      grain: [veins(pen, box(170, 220, 180, 250), darker(body.first, 0.5), 10, 16)],
    },
  );
  for (const [x, top] of [
    [184, 172],
    [232, 160],
    [282, 162],
    [328, 176],
  ] as const)
    pen.shape(oval(x, top, 29, 54), lighter(body.first, 0.06), {
      grain: [veins(pen, box(x - 26, top - 50, 52, 90), darker(body.first, 0.45), 4, 6)],
    });
  pen.shape(tube('350 240 22, 330 196 24, 250 210 22, 206 220 18'), lighter(body.first, 0.12), {});
  eyePair(pen, 256, 306, 78, 24, { mood, lid: darker(body.first, 0.3) });
  moodMouth(pen, 250, 378, 26, mood);
};

const FORMS: Readonly<Record<string, Draw>> = { tree, toadstool, dart, strangler, root };

export const GROWTH: Plan = {
  poses: Object.keys(FORMS),
  heads: [],
  textures: [],
  anchors: ['head', 'near', 'far', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    dress('ground');
    entryOf(FORMS, look.pose)(pen, look, dress);
  },
};
