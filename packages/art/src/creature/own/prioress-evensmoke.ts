import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye, eyePair, fist } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, leaf, oval, point, pts, tube } from '../points.ts';
import { flame } from '../props/tools.ts';
import { veins } from '../texture.ts';

/** One of her congregation, burnt down to a stump, who looks up at her. */
function stub(pen: Pen, x: number, y: number, size: number, isMirrored: boolean): void {
  pen.at({ x, y, scale: size, flip: isMirrored }, () => {
    flame(pen, 0, -58, 40, '#ff8a3c');
    pen.shape(pts('-34 30!, -30 -44, -12 -58, 10 -52, 28 -44, 34 30!'), '#f0e0c0', { to: '#c8a080' });
    pen.shape(tube('-22 -40 7, -24 -18 5, -23 -4 8'), '#fff4dc', { ink: 1 });
    for (const u of [-14, 12]) eye(pen, u, -16, 10, { mood: 'wide', lid: '#c8a080' });
    pen.mark(oval(-2, 8, 6, 8), '#4a1426');
  });
}

/** A nun of smoke under a coif like two wings. She feeds the last ember in her bowl. */
export function drawPrioressEvensmoke(pen: Pen, { body, dress, mood }: Look): void {
  const habit = body.first;
  const linen = dress.first;
  pen.shape(
    pts(
      '204 216, 308 216, 352 300, 384 392, 452 408, 492 450!, 440 446, 452 482!, 388 462, 356 490, 300 470, 256 490, 206 470, 158 490, 124 462, 62 484!, 76 446, 22 452!, 60 410, 128 392, 160 300',
    ),
    habit,
    { to: body.second, reach: 30, grain: [veins(pen, box(120, 240, 270, 230), darker(habit, 0.4), 12, 26)] },
  );
  // Smoke rises from the hem in curls.
  for (const d of [
    '92 420 14, 44 380 12, 40 320 10, 76 296 8, 92 326 6, 74 342 2',
    '424 420 14, 472 376 12, 474 314 10, 438 290 8, 424 320 6, 440 336 2',
  ])
    pen.shape(tube(d), lighter(habit, 0.25), { ink: 1.3, alpha: 0.92 });
  pen.shape(pts('212 214, 300 214, 322 290, 300 362, 256 386, 212 362, 190 290'), linen, {
    to: mix(linen, habit, 0.6),
    grain: [veins(pen, box(200, 220, 120, 150), darker(linen, 0.3), 6, 10)],
  });
  for (const spine of ['214 252 6, 238 312 6, 256 330 6', '298 252 6, 276 312 6, 256 330 6'])
    pen.line(
      joints(spine).map(({ x, y }) => point(x, y)),
      '#5a3040',
      3,
    );
  for (const { x, y, half } of joints('216 262 8, 226 288 8, 240 312 8, 272 312 8, 286 288 8, 296 262 8'))
    pen.shape(oval(x, y, half), '#c8a878', { ink: 1.4 });
  // The sleeves and hands round the bowl.
  for (const side of [1, -1]) {
    const beside = (d: string) => pts(d).map((at) => point(256 + side * at.x, at.y, at.corner));
    pen.shape(beside('40 226, 82 240, 116 286, 132 344, 98 378!, 76 330, 58 286'), lighter(habit, 0.02), {
      to: body.second,
      reach: 14,
    });
    // A wide sleeve hangs from the wrist. Its opening is dark.
    pen.shape(beside('134 330, 104 348, 58 372!, 62 408, 92 466!, 124 460, 152 436!, 150 380'), habit, {
      to: body.second,
      reach: 14,
      grain: [veins(pen, box(110, 330, 300, 130), darker(habit, 0.4), 9, 10)],
    });
    pen.shape(beside('58 372!, 76 392, 90 430, 92 466!, 66 432, 52 398'), '#3a2434', { rim: 0, shade: 0 });
    pen.line(beside('58 372, 78 394, 92 430, 93 464'), linen, 6);
  }
  pen.glow(256, 352, 170, '#ff8a2c', 1);
  for (const [x, turn, height] of [
    [226, -0.3, 44],
    [286, 0.3, 44],
    [256, 0, 78],
  ] as const)
    pen.at({ x, y: 370, turn }, () => flame(pen, 0, 0, height, '#ff7a2c'));
  pen.shape(oval(256, 366, 34, 18), '#ffd060', { shade: 0, ink: 0 });
  pen.shape(pts('180 368!, 256 382, 332 368!, 320 410, 286 434, 226 434, 192 410'), '#c8903c', {
    to: '#5a2c24',
  });
  pen.shape(pts('230 432!, 282 432!, 300 462!, 212 462!'), '#a86c34', { to: '#5a2c24' });
  pen.shape(tube('176 370 8, 256 384 9, 336 370 8'), '#e8b860');
  for (const [x, turn, isMirrored] of [
    [186, 2.7, false],
    [326, 0.44, false],
  ] as const)
    pen.at({ x, y: 398, turn, flip: isMirrored }, () => fist(pen, 24, '#d8ccc0'));
  // The coif: two wings of starched linen.
  for (const d of [
    '256 150, 196 86, 112 30, 22 28!, 4 96, 36 150, 96 178, 160 172, 214 202!',
    '256 150, 316 86, 400 30, 490 28!, 508 96, 476 150, 416 178, 352 172, 298 202!',
  ])
    pen.shape(pts(d), linen, {
      to: mix(linen, habit, 0.5),
      reach: 22,
      grain: [veins(pen, box(10, 30, 490, 150), darker(linen, 0.3), 9, 22, true)],
    });
  pen.shape(pts('186 160, 196 90, 256 62, 316 90, 326 160, 310 214, 256 246, 202 214'), lighter(linen, 0.2), {
    to: linen,
  });
  pen.shape(pts('202 154, 212 114, 256 100, 300 114, 310 154, 296 198, 256 226, 216 198'), '#c8b8b4', {
    to: '#7a6470',
  });
  for (const d of ['214 178, 238 186, 240 208, 226 202', '298 178, 274 186, 272 208, 286 202'])
    pen.mark(pts(d), '#5a4654', 0.55);
  eyePair(pen, 254, 154, 54, 18, { mood, lid: '#7a6470', glow: '#ff9a3c' });
  for (const d of ['210 132 2, 228 126 5, 244 140 3', '302 132 2, 284 126 5, 268 140 3'])
    pen.shape(tube(d), '#4a3444', { ink: 0 });
  pen.mark(pts('254 164!, 262 178!, 248 178!'), '#4a3444');
  pen.line(pts('232 198, 246 194, 262 194, 278 200'), '#3a1c28', 4.5);
  for (const x of [240, 254, 268]) pen.line([point(x, 190), point(x, 202)], '#3a1c28', 2.6);
  pen.shape(leaf(256, 92, 40, 22, -Math.PI / 2), '#ff9a3c', { to: '#ffd060', ink: 1.2 });
  stub(pen, 72, 460, 0.72, true);
  stub(pen, 138, 470, 0.56, true);
  stub(pen, 440, 460, 0.74, false);
  stub(pen, 376, 470, 0.54, false);
}
