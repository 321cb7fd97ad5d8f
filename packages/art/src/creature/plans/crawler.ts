import { darker, lighter } from '../../scene/colour.ts';
import { blush, eye, eyePair, moodMouth } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, joint, joints, leaf, oval, point, pts, TURN, tube } from '../points.ts';
import { GROUND } from '../props/places.ts';
import { fur, veins } from '../texture.ts';

const jointed = (pen: Pen, text: string, half: number, colour: string): void => {
  const places = pts(text);
  pen.shape(
    tube(
      places.map(({ x, y }, index) =>
        joint(x, y, Math.max(1, half * (1 - (index / (places.length - 1)) * 0.7))),
      ),
    ),
    colour,
    { shade: 0.35 },
  );
};

function hopper(pen: Pen, { body, mood }: Look): void {
  const far = darker(body.first, 0.36);
  jointed(pen, '300 372, 272 420, 250 466', 11, far);
  jointed(pen, '330 356, 378 226, 340 460, 368 466', 20, far);
  jointed(pen, '226 366, 196 416, 176 466', 11, far);
  pen.shape(tube('452 352 8, 398 352 32, 316 340 52, 236 322 56, 196 306 46'), body.first, {
    to: body.second,
    inside: () => {
      for (const x of [300, 338, 374, 408])
        pen.line([point(x, 290), point(x + 12, 350), point(x - 4, 410)], darker(body.first, 0.4), 3, 0.5);
    },
  });
  pen.shape(
    pts('250 282!, 330 282, 438 318, 478 346!, 400 352, 300 338, 244 318'),
    lighter(body.first, 0.12),
    { grain: [veins(pen, box(250, 284, 220, 62), darker(body.first, 0.4), 5, 4, true)] },
  );
  jointed(pen, '334 372, 430 190, 446 464, 484 470', 24, body.first);
  pen.shape(tube('336 374 22, 372 300 24, 420 204 12'), lighter(body.first, 0.06), {
    grain: [veins(pen, box(330, 200, 100, 180), darker(body.first, 0.4), 3, 8)],
  });
  for (let index = 0; index < 6; index += 1)
    pen.line(
      [point(440 + index * 1.5, 250 + index * 32), point(452 + index * 1.5, 244 + index * 32)],
      darker(body.first, 0.4),
      3,
    );
  jointed(pen, '250 368, 214 410, 224 468, 204 470', 12, body.first);
  pen.shape(
    pts('130 300, 132 240, 176 208, 222 224, 238 290, 214 346, 170 360, 140 346'),
    lighter(body.first, 0.08),
    { to: body.second },
  );
  for (const d of ['168 214, 160 150, 96 96', '180 212, 176 150, 130 84'])
    pen.line(pts(d), darker(body.first, 0.4), 5);
  eye(pen, 166, 268, 31, { mood, lid: darker(body.first, 0.2) });
  moodMouth(pen, 152, 330, 16, mood);
  blush(pen, 196, 318, 15);
}

function hornet(pen: Pen, { body, dress, mood }: Look): void {
  for (const [turn, tone] of [
    [-0.75, darker('#e8f0f4', 0.14)],
    [-1.2, '#e8f0f4'],
  ] as const)
    pen.shape(leaf(262, 214, 210, 92, turn, -12), tone, {
      alpha: 0.82,
      grain: [veins(pen, box(250, 20, 220, 200), '#8a94a8', 6, 10, true)],
    });
  for (const d of ['230 288, 210 344, 168 356', '262 294, 258 356, 216 384', '292 290, 306 352, 270 394'])
    jointed(pen, d, 9, darker(dress.second, 0.2));
  pen.shape(tube('290 258 46, 350 296 58, 400 360 48, 420 414 22, 426 438 6'), body.first, {
    inside: () => {
      for (const d of ['322 220, 310 280, 330 340', '366 246, 340 310, 352 376', '404 300, 378 350, 378 400'])
        pen.line(pts(d), dress.first, 21);
    },
  });
  // The sting is a quill, with a drop of ink.
  pen.shape(leaf(424, 424, 74, 24, 1.75, 6), '#f6ead8', {
    grain: [veins(pen, box(400, 424, 40, 70), '#a8987c', 3, 3)],
  });
  pen.shape(oval(408, 500, 7, 9), '#2a2a6a', { ink: 1 });
  pen.shape(oval(258, 246, 62, 54), lighter(body.first, 0.1), {
    grain: [fur(pen, box(200, 200, 120, 100), darker(body.first, 0.5), 1, 13, 50)],
  });
  pen.shape(pts('108 232, 122 176, 170 156, 212 176, 222 230, 204 276, 164 288, 126 270'), body.first, {
    to: body.second,
  });
  for (const d of ['156 166, 130 116, 84 104', '184 162, 176 104, 138 74']) pen.line(pts(d), dress.first, 6);
  pen.shape(pts('124 262, 104 288!, 134 284'), dress.first);
  pen.shape(pts('150 278, 138 304!, 164 288'), dress.first);
  eye(pen, 150, 216, 27, { mood, lid: darker(body.first, 0.35) });
}

function spider(pen: Pen, { body, dress, mood }: Look): void {
  for (const side of [1, -1])
    for (const [kneeX, kneeY, footX] of [
      [96, 150, 150],
      [140, 200, 214],
      [150, 262, 232],
      [116, 322, 180],
    ] as const) {
      const tone = side > 0 ? darker(body.first, 0.28) : darker(body.first, 0.1);
      pen.shape(
        tube([
          joint(256 + side * 40, 300, 13),
          joint(256 + side * kneeX, kneeY, 10),
          joint(256 + side * footX, GROUND - (footX === 180 ? 0 : 24), 3),
        ]),
        tone,
        { shade: 0.35 },
      );
      pen.shape(oval(256 + side * kneeX, kneeY + 4, 10), lighter(tone, 0.1));
    }
  pen.shape(oval(292, 240, 112, 100), body.first, {
    to: body.second,
    reach: 26,
    grain: [fur(pen, box(180, 140, 230, 200), darker(body.first, 0.45), 1.3, 17, 100)],
    inside: () => {
      for (const y of [176, 214, 252])
        pen.mark(pts(`300 ${y - 14}!, 326 ${y}, 300 ${y + 18}!, 274 ${y}`), dress.first);
    },
  });
  pen.shape(oval(212, 326, 84, 72), lighter(body.first, 0.06), {
    to: body.second,
    grain: [fur(pen, box(130, 256, 166, 140), darker(body.first, 0.45), 1.6, 13, 60)],
  });
  for (const [x, y, r] of [
    [148, 288, 11],
    [172, 270, 11],
    [206, 268, 11],
    [236, 282, 10],
  ] as const)
    eye(pen, x, y, r, { mood: 'beady', lid: body.first });
  eyePair(pen, 196, 322, 62, 23, { mood, lid: darker(body.first, 0.25) });
  for (const [x, turn] of [
    [176, 1.8],
    [212, 1.4],
  ] as const)
    pen.shape(leaf(x, 364, 44, 20, turn), dress.second, { ink: 1.4 });
}

function beetle(pen: Pen, { body, dress, mood }: Look): void {
  for (const d of ['220 400, 176 420, 160 470', '290 410, 280 436, 258 470', '360 404, 404 424, 412 470'])
    jointed(pen, d, 13, darker(body.second, 0.3));
  pen.shape(pts('196 300, 262 214, 356 212, 436 290, 452 386, 390 426, 250 428, 192 396'), body.first, {
    reach: 28,
    inside: () => {
      pen.line(pts('208 342, 300 300, 452 336'), darker(body.first, 0.45), 5, 0.8);
      for (const [x, y] of [
        [286, 258],
        [346, 252],
        [398, 300],
        [322, 366],
        [398, 378],
      ] as const)
        pen.mark(oval(x, y, 15, 12), dress.first, 0.9);
    },
  });
  pen.shape(
    pts('138 338, 152 286, 204 268, 246 300, 250 364, 214 404, 164 398'),
    lighter(body.second, 0.05),
    {},
  );
  for (const d of [
    '150 318 15, 92 282 17, 54 220 14, 84 164 8, 112 156 1',
    '178 292 14, 152 236 15, 140 176 12, 170 128 7, 196 128 1',
  ])
    pen.shape(tube(joints(d)), dress.second, {});
  for (const d of ['70 226!, 92 214!, 78 240!', '142 196!, 164 190!, 148 212!'])
    pen.shape(pts(d), dress.second, { ink: 1.4 });
  eye(pen, 176, 330, 21, { mood, lid: darker(body.second, 0.25) });
  moodMouth(pen, 164, 374, 14, mood);
}

/** A spider that hangs from its thread, its head down, in a web. */
function weaver(pen: Pen, { body, dress, mood }: Look): void {
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
  for (const side of [1, -1])
    for (const [kneeX, kneeY, footX, footY] of [
      [120, 120, 190, 44],
      [170, 196, 236, 150],
      [166, 300, 232, 350],
      [112, 372, 150, 456],
    ] as const) {
      pen.shape(
        tube([
          joint(256 + side * 30, 276, 12),
          joint(256 + side * kneeX, kneeY, 9),
          joint(256 + side * footX, footY, 2),
        ]),
        darker(body.first, side > 0 ? 0.24 : 0.1),
      );
      pen.shape(oval(256 + side * kneeX, kneeY, 10), body.first);
    }
  pen.shape(pts('256 60, 330 90, 356 160, 320 236, 256 262, 192 236, 156 160, 182 90'), body.first, {
    to: body.second,
    reach: 24,
    grain: [fur(pen, box(160, 70, 200, 190), darker(body.first, 0.45), 1.5, 16, 80)],
  });
  pen.shape(pts('256 100!, 290 126, 262 160, 290 196, 256 224!, 222 196, 250 160, 222 126'), dress.first, {
    ink: 1.4,
  });
  pen.shape(oval(256, 322, 78, 70), lighter(body.first, 0.08), {
    to: body.second,
    grain: [fur(pen, box(180, 256, 156, 136), darker(body.first, 0.45), 1.6, 13, 50)],
  });
  for (const [x, y] of [
    [198, 286],
    [226, 272],
    [286, 272],
    [314, 286],
  ] as const)
    eye(pen, x, y, 11, { mood: 'beady', lid: body.first });
  eyePair(pen, 254, 322, 64, 24, { mood, lid: darker(body.first, 0.25) });
  for (const [x, turn] of [
    [234, 1.8],
    [278, 1.3],
  ] as const)
    pen.shape(leaf(x, 364, 44, 20, turn), dress.second, { ink: 1.4 });
}

const POSES: Readonly<Record<string, (pen: Pen, look: Look) => void>> = {
  hopper,
  hornet,
  spider,
  weaver,
  beetle,
};

export const CRAWLER: Plan = {
  poses: Object.keys(POSES),
  heads: [],
  textures: [],
  anchors: ['back', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    dress('ground');
    entryOf(POSES, look.pose)(pen, look);
    pen.at({ x: 272, y: 306 }, () => dress('back'));
  },
};

const SERPENTS: Readonly<Record<string, string>> = {
  coil: '440 452 3, 380 462 12, 250 456 30, 140 430 34, 190 386 36, 320 384 38, 380 340 38, 300 300 38, 240 236 34, 250 170 30, 200 132 32',
  strike:
    '470 440 3, 420 456 12, 350 430 26, 380 370 30, 320 330 34, 230 360 36, 150 330 34, 150 250 32, 210 190 30, 170 140 34',
  hang: '420 20 26, 370 80 30, 270 90 32, 280 170 34, 380 220 34, 350 300 34, 240 300 34, 200 350 34, 190 390 36',
};

export const SERPENT: Plan = {
  poses: Object.keys(SERPENTS),
  heads: [],
  textures: [],
  anchors: ['head', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const { body, dress: pattern, mood } = look;
    const spine = joints(entryOf(SERPENTS, look.pose));
    dress('ground');
    // In pieces from the tail on, so that a coil lies over the one below it.
    for (let from = 0; from < spine.length - 1; from += 2) {
      const piece = spine.slice(Math.max(0, from - 1), from + 4);
      if (piece.length < 2) continue;
      pen.shape(tube(piece), body.first, {
        to: body.second,
        ink: 1.2,
        inside: () => {
          for (const { x, y, half } of piece)
            pen.mark(
              pts(
                `${x - half * 0.6} ${y}!, ${x} ${y - half * 0.8}!, ${x + half * 0.6} ${y}!, ${x} ${y + half * 0.8}!`,
              ),
              pattern.first,
              0.85,
            );
        },
      });
    }
    const { x, y } = spine.at(-1) ?? joint(0, 0, 1);
    pen.at({ x: x - 8, y: y - 6, scale: 1.25 }, () => {
      pen.line(pts('-66 18, -96 20, -112 10'), '#c8384a', 4);
      pen.line(pts('-96 20, -112 28'), '#c8384a', 4);
      pen.shape(pts('40 10, 30 -28, -4 -40, -40 -22, -74 0, -76 18, -40 30, 10 36'), body.first, {
        to: body.second,
      });
      pen.line(pts('-74 14, -44 20, -10 18'), darker(body.first, 0.6), 3);
      pen.mark(pts('-60 17!, -52 18!, -57 32!'), '#fff8e8');
      pen.mark(pts('0 -36!, 16 -24!, 2 -12!, -12 -24!'), pattern.first, 0.85);
      eye(pen, -24, -8, 13, { mood, lid: darker(body.first, 0.3), pupil: 'slit', white: '#ffe9a0' });
      dress('head');
    });
  },
};
