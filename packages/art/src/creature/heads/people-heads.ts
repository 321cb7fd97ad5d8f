import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye, eyePair, maw, moodMouth } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, leaf, oval, point, pts, puffs, tube } from '../points.ts';
import { veins } from '../texture.ts';

type DrawHead = (pen: Pen, look: Look) => void;

const FACE = '-43 -18, -25 -46, 12 -50, 46 -20, 43 16, 16 48, -16 51, -41 25';

interface Face {
  readonly nose?: number;
  readonly eyes?: number;
  /** Drawn before the face. */
  readonly behind?: DrawHead;
  readonly over?: DrawHead;
  readonly outline?: string;
}

/** A face that is turned to the left. The second colour of the body is the hair's. */
const face =
  ({ nose = 12, eyes = 10, behind, over, outline = FACE }: Face): DrawHead =>
  (pen, look) => {
    const { body, mood } = look;
    behind?.(pen, look);
    pen.shape(oval(46, 8, 11, 15), body.first, { shade: 0.3 });
    pen.shape(pts(outline), body.first, { reach: 12 });
    for (const [x, y] of [
      [-28, 22],
      [24, 24],
    ] as const)
      pen.mark(oval(x, y, 10, 7), '#d8505c', 0.26);
    eyePair(pen, -8, -2, 38, eyes, { mood, lid: darker(body.first, 0.22) });
    for (const [x, y, tilt] of [
      [-29, -18, mood === 'cross' ? 5 : -3],
      [13, -18, mood === 'cross' ? -5 : 3],
    ] as const)
      pen.line(
        [point(x - 11, y - tilt), point(x, y - 4), point(x + 11, y + tilt)],
        darker(body.second, 0.3),
        4.5,
      );
    pen.shape(
      [point(-14, 1), point(-18 - nose, 15), point(-15, 21), point(-6, 17)],
      mix(body.first, '#d0605c', 0.16),
      { ink: 0, shade: 0.25 },
    );
    moodMouth(pen, -13, 32, 13, mood);
    over?.(pen, look);
  };

const shortHair: DrawHead = (pen, { body }) =>
  pen.shape(
    pts('-47 5!, -51 -23, -25 -57, 15 -59, 52 -25, 50 21!, 38 -7, 15 -28, -10 -17!, -15 -25!, -37 -14!'),
    body.second,
    { grain: [veins(pen, box(-50, -58, 100, 60), lighter(body.second, 0.4), 8, 12)] },
  );

const longHair: DrawHead = (pen, { body }) =>
  pen.shape(
    pts('-48 -10, 0 -55, 52 -10, 60 50, 50 96!, 26 84, 10 92!, -20 78, -50 90!, -54 40'),
    darker(body.second, 0.18),
    { grain: [veins(pen, box(-50, 0, 110, 90), darker(body.second, 0.5), 7, 12)] },
  );

const partedHair: DrawHead = (pen, { body }) =>
  pen.shape(pts('-49 24!, -51 -20, -25 -56, 15 -58, 51 -25, 52 40!, 38 -6, -2 -40!, -38 -6'), body.second, {
    grain: [veins(pen, box(-50, -56, 100, 60), lighter(body.second, 0.35), 8, 12)],
  });

const wildHair: DrawHead = (pen, look) => {
  for (const [x, turn] of [
    [-36, -2.5],
    [-20, -2.1],
    [0, -1.6],
    [20, -1.2],
    [38, -0.7],
    [46, -0.2],
  ] as const)
    pen.shape(leaf(x * 0.9, -34, 40, 22, turn, 4), look.body.second, { shade: 0.3, ink: 1.2 });
  shortHair(pen, look);
};

const beard =
  (outline: string): DrawHead =>
  (pen, { body, mood }) => {
    pen.shape(pts(outline), body.second, {
      grain: [veins(pen, box(-50, 10, 100, 90), darker(body.second, 0.35), 8, 10)],
    });
    pen.shape(tube('-40 36 2, -14 26 8, 14 34 2'), lighter(body.second, 0.12), { ink: 1.4 });
    moodMouth(pen, -13, 42, 10, mood);
  };

const skull: DrawHead = (pen, { body, mood }) => {
  pen.shape(pts('-31 28, 15 30, 12 58, -10 64, -29 54'), body.first, { shade: 0.5 });
  pen.shape(
    pts('-43 14, -49 -15, -25 -46, 15 -50, 49 -20, 43 15, 21 25, 15 42, -5 46, -28 43, -30 25'),
    body.first,
    {},
  );
  for (const [x, r] of [
    [-23, 13],
    [13, 14],
  ] as const) {
    if (mood === 'glowing') eye(pen, x, 0, r, { mood, lid: body.first, glow: '#8fe8c8' });
    else {
      pen.look(x, 0, r);
      pen.mark(oval(x, 0, r, r * 1.08), '#1c0f22');
      pen.mark(oval(x - 3, 1, r * 0.32), '#ffe9b0');
    }
  }
  pen.mark(pts('-10 15!, -3 26!, -15 26!'), '#1c0f22');
  for (const x of [-21, -12, -3, 6]) pen.line([point(x, 32), point(x, 46)], '#3a2430', 2.4);
};

const sack: DrawHead = (pen, { body, mood }) => {
  pen.shape(pts('-48 -6, -38 -42, 0 -54, 42 -40, 50 0, 36 38, 2 54, -34 40'), body.first, {
    grain: [
      veins(pen, box(-48, -52, 98, 104), darker(body.first, 0.4), 9, 6),
      veins(pen, box(-48, -52, 98, 104), darker(body.first, 0.35), 8, 5, true),
    ],
  });
  eye(pen, -22, -6, 13, { mood, lid: darker(body.first, 0.15) }, 1);
  pen.shape(oval(20, -6, 13), '#3a2a3a', {});
  for (const d of ['14 -12, 26 0', '26 -12, 14 0']) pen.line(pts(d), '#f6e3c2', 3);
  pen.line(pts('-26 24, -6 18, 22 26'), '#4a2a2a', 3.5);
  for (const x of [-22, -12, -2, 8, 18]) pen.line([point(x, 15), point(x + 1, 29)], '#4a2a2a', 2.8);
};

/** Goblins and imps: long ears, a long nose and a wide mouth. */
const goblin: DrawHead = (pen, { body, mood }) => {
  pen.shape(leaf(36, 4, 76, 44, -0.45, -8), darker(body.first, 0.12), {});
  pen.shape(leaf(-36, 6, 60, 38, 3.6, 8), body.first, {});
  pen.shape(pts('-44 -14, -24 -44, 14 -46, 46 -16, 44 20, 14 50, -18 50, -42 24'), body.first, { reach: 12 });
  eyePair(pen, -6, -6, 42, 14, { mood, lid: darker(body.first, 0.2), white: '#fff2b8', iris: '#c9702c' });
  pen.shape(pts('-12 0, -44 22, -40 32, -18 28, -2 18'), mix(body.first, '#d0605c', 0.2), { shade: 0.3 });
  maw(pen, pts('-34 34, -6 32, 26 28, 16 44, -14 48'), [
    [-20, 34, 4, 9],
    [4, 33, 4, 9],
  ]);
};

const imp: DrawHead = (pen, { body, mood }) => {
  for (const spine of ['-24 -34 9, -40 -58 7, -34 -84 1', '22 -36 9, 40 -60 7, 38 -86 1'])
    pen.shape(tube(spine), lighter(body.first, 0.15), {});
  pen.shape(pts('-46 -6, -32 -42, 4 -50, 40 -38, 50 0, 36 36, 0 46, -34 36'), body.first, {
    to: body.second,
    reach: 12,
  });
  eyePair(pen, -6, -6, 42, 14, { mood, lid: darker(body.first, 0.2) });
  moodMouth(pen, -8, 24, 15, mood);
};

/** Only a dark hood with eyes in it. */
const hood: DrawHead = (pen, { dress, mood }) => {
  pen.shape(pts('-52 46, -54 -14, -28 -54, 14 -66, 50 -34, 58 44, 20 62, -30 60'), dress.first, {
    grain: [veins(pen, box(-50, -60, 108, 120), darker(dress.first, 0.4), 6, 10)],
  });
  pen.mark(pts('-42 30, -42 -12, -18 -38, 14 -34, 28 0, 22 36, -8 46'), '#1c1226');
  eyePair(pen, -10, 2, 32, 10, { mood, lid: '#2a1c34', white: '#ffe9a0', glow: '#ffd27a' });
};

const masked: DrawHead = (pen, look) => {
  face({ over: shortHair })(pen, look);
  pen.shape(pts('-50 14, -20 8, 20 10, 48 16, 40 44, 8 66!, -30 50'), look.dress.second, {
    grain: [veins(pen, box(-48, 12, 96, 44), darker(look.dress.second, 0.4), 5, 8)],
  });
};

const leafy: DrawHead = (pen, look) => {
  for (const [x, y, turn] of [
    [30, -20, -0.2],
    [44, 6, 0.5],
    [48, 30, 1],
    [-34, -26, -2.7],
    [-18, -40, -2.1],
    [4, -46, -1.5],
    [24, -40, -0.9],
    [42, -14, 0.2],
  ] as const)
    pen.shape(leaf(x, y, 62, 34, turn, 8), darker(look.body.second, 0.1), { ink: 1.4 });
  face({ nose: 6, eyes: 12 })(pen, look);
  for (const [x, turn] of [
    [-30, -0.4],
    [-8, -0.1],
    [16, 0.3],
  ] as const)
    pen.shape(leaf(x, -40, 42, 24, turn, 6), look.body.second, { ink: 1.4 });
};

/** Wax that runs: drops along the brow and the chin. */
const waxen: DrawHead = (pen, look) => {
  face({
    nose: 9,
    outline: '-43 -18, -25 -46, 12 -50, 46 -20, 44 20, 30 40, 26 64, 18 46, -4 52, -12 70, -20 50, -41 25',
  })(pen, look);
  for (const spine of ['-30 -34 5, -32 -20 5, -31 -8 7', '36 -28 6, 38 -8 5, 37 8 8'])
    pen.shape(tube(spine), lighter(look.body.first, 0.35), { ink: 1 });
};

const child = face({ nose: 7, eyes: 13, over: wildHair });

export const PEOPLE_HEADS: Readonly<Record<string, DrawHead>> = {
  plain: face({ over: shortHair }),
  bald: face({ nose: 16 }),
  child,
  wild: face({ nose: 14, over: wildHair }),
  lady: face({ nose: 7, eyes: 12, behind: longHair, over: partedHair }),
  crone: face({
    nose: 22,
    over: (pen, look) => {
      partedHair(pen, look);
      pen.shape(puffs(34, -52, 24, 20, 7, 0.14), look.body.second, {});
    },
  }),
  bearded: face({
    over: (pen, look) => {
      beard('-46 12!, -38 26, -14 24, 20 28, 46 8!, 42 56, 18 84, -4 98!, -24 80, -44 52')(pen, look);
      shortHair(pen, look);
    },
  }),
  hermit: face({
    nose: 18,
    over: beard(
      '-48 -10!, -40 22, -14 22, 20 26, 48 -12!, 54 60, 36 110, 20 128!, 8 112, -8 140!, -22 108, -40 120!, -50 60',
    ),
  }),
  skull,
  sack,
  goblin,
  imp,
  hood,
  masked,
  leafy,
  waxen,
};
