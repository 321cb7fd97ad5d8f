import { darker, lighter, mix } from '../../scene/colour.ts';
import { blush, eyePair, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { joints, oval, point, pts, tube } from '../points.ts';

/** A folded letter with a seal. */
function letter(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  turn: number,
  paper: string,
  seal: string,
): void {
  pen.at({ x, y, turn, scale: size }, () => {
    pen.shape(pts('-50 -32!, 50 -32!, 50 34!, -50 34!'), paper, { ink: 1.5 });
    pen.line(pts('-48 -30, 0 8!, 48 -30'), darker(paper, 0.35), 3.4);
    pen.shape(oval(0, 8, 12), seal, { ink: 1.4 });
  });
}

/** A spirit of letters, so full that its cheeks are round; a padlock keeps its mouth shut. */
export function drawSecretKeeper(pen: Pen, { body, dress, mood }: Look): void {
  const paper = body.first;
  const seals = ['#d8485c', '#7a6ad8', '#3a9a8c', '#d8903c'];
  for (const [index, [x, y, size, turn]] of (
    [
      [150, 136, 0.8, -0.7],
      [232, 82, 0.84, -0.2],
      [330, 92, 0.84, 0.4],
      [400, 160, 0.86, 0.9],
      [92, 226, 0.9, -1],
      [438, 254, 0.92, 1.2],
      [76, 330, 0.94, -0.5],
      [440, 350, 1, 0.5],
      [96, 430, 1.06, 0.2],
      [416, 440, 1.06, -0.2],
    ] as const
  ).entries())
    letter(
      pen,
      x,
      y,
      size,
      turn,
      mix(paper, index % 2 === 0 ? '#e8c8a8' : '#ffffff', 0.35),
      seals[index % 4] ?? '#d8485c',
    );
  pen.shape(
    pts(
      '62 462, 84 384, 78 300, 110 220, 150 150, 212 112, 276 104, 346 132, 392 190, 426 270, 424 352, 448 420, 456 470, 256 488',
    ),
    paper,
    { to: body.second, reach: 32 },
  );
  // Sheets of paper lie over each other like scales.
  for (const d of [
    '110 456!, 130 388!, 214 394!, 222 478!',
    '216 480!, 210 404!, 300 396!, 312 478!',
    '306 478!, 294 400!, 384 386!, 416 462!',
  ])
    pen.shape(pts(d), lighter(paper, 0.35), {
      ink: 1.5,
      inside: () => {
        for (const y of [412, 426, 440, 454])
          pen.line(pts(`100 ${y}, 420 ${y - 6}`), darker(paper, 0.4), 2.4, 0.5);
      },
    });
  for (const [x, y, turn] of [
    [150, 214, -0.5],
    [352, 210, 0.5],
  ] as const)
    letter(pen, x, y, 0.6, turn, lighter(paper, 0.3), x < 256 ? '#3a9a8c' : '#d8485c');
  for (const { x, y, half } of joints('142 300 58, 364 300 58'))
    pen.shape(oval(x, y, half, half * 0.86), lighter(paper, 0.16), { ink: 1.2, shade: 0.2 });
  eyePair(pen, 250, 232, 104, 36, { mood, lid: darker(paper, 0.2), iris: '#7a5ac0' });
  for (const d of ['166 178 4, 196 166 9, 224 178 4', '284 178 4, 312 166 9, 340 178 4'])
    pen.shape(tube(d), dress.first, { ink: 1 });
  for (const x of [140, 364]) blush(pen, x, 306, 30);
  // The padlock on its lips.
  pen.shape(tube('196 314 9, 226 308 10, 256 314 8, 286 308 10, 314 314 9'), '#c8707c');
  pen.ring(256, 310, 25, 30, '#8a90a4', 11);
  pen.shape(pts('212 318!, 300 318!, 304 380, 256 394, 208 380'), '#e8b44c', { to: '#a8702c' });
  pen.mark(oval(256, 346, 9), '#4a2c20');
  pen.mark(pts('252 346!, 260 346!, 264 370!, 248 370!'), '#4a2c20');
  // Both hands are beside its cheeks.
  for (const [x, turn, isMirrored] of [
    [84, 1.1, false],
    [424, -1.1, true],
  ] as const)
    pen.at({ x, y: 352, turn, flip: isMirrored }, () => openHand(pen, 32, lighter(paper, 0.24)));
  pen.line([point(180, 470), point(332, 470)], darker(paper, 0.4), 3, 0.6);
}
