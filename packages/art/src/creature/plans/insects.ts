import { darker, lighter } from '../../scene/colour.ts';
import { blush, eye, moodMouth } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joint, joints, leaf, oval, point, pts, tube } from '../points.ts';
import { fur, veins } from '../texture.ts';

/** A leg or a feeler with sharp bends, thinner at its end. */
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

/** A grasshopper. */
export function hopper(pen: Pen, { body, mood }: Look): void {
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

/** A hornet in the air, its sting a quill. */
export function hornet(pen: Pen, { body, dress, mood }: Look): void {
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

/** A stag beetle with jaws as long as its body. */
export function beetle(pen: Pen, { body, dress, mood }: Look): void {
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
