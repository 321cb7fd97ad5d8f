import { darker, lighter } from '../../scene/colour.ts';
import { eyePair, maw, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { oval, pts, tube } from '../points.ts';

/** A speech bubble with teeth. On the tip of its tongue is what was not said. */
export function drawThingYouAlmostSaid(pen: Pen, { body, dress, mood }: Look): void {
  const skin = body.first;
  pen.shape(tube('418 230 26, 468 268 22, 462 214 17'), darker(skin, 0.2));
  pen.at({ x: 460, y: 194, turn: 1.4, flip: true }, () => openHand(pen, 20, darker(skin, 0.08)));
  pen.shape(
    pts(
      '84 202, 96 108, 176 56, 266 44, 364 58, 432 118, 446 222, 426 322, 356 374, 256 382, 196 374, 96 462!, 128 352, 94 296',
    ),
    skin,
    {
      to: body.second,
      reach: 26,
      inside: () =>
        pen.line(
          pts('106 214, 116 122, 186 78, 268 66, 354 78, 412 130, 424 220'),
          lighter(skin, 0.4),
          9,
          0.6,
        ),
    },
  );
  eyePair(pen, 256, 150, 116, 40, { mood, lid: darker(skin, 0.2), iris: '#c8588c' });
  for (const d of ['160 96 4, 192 84 9, 226 100 4', '348 96 4, 316 84 9, 284 100 4'])
    pen.shape(tube(d), darker(skin, 0.45), { ink: 0 });
  maw(
    pen,
    pts('138 236, 200 222, 312 222, 382 234, 392 284, 350 338, 258 352, 176 336, 132 286'),
    [
      ...[164, 204, 244, 284, 324, 362].map((x) => [x, 232, 19, 34] as const),
      ...[190, 338].map((x) => [x, 336, 18, -34] as const),
    ],
    '#4a1030',
  );
  pen.shape(tube('266 318 54, 260 366 44, 272 418 36, 330 440 26, 364 428 14'), dress.first, {
    to: darker(dress.first, 0.16),
  });
  pen.line(pts('264 316, 262 366, 280 408, 330 430'), darker(dress.first, 0.35), 5, 0.8);
  pen.shape(
    pts('322 366, 340 338, 404 330, 462 338, 480 368, 464 400, 404 408, 378 406, 352 430!, 354 402, 330 394'),
    '#fff6e2',
  );
  for (const x of [368, 404, 440]) pen.mark(oval(x, 369, 10), '#4a3060');
  pen.shape(tube('104 250 28, 48 284 24, 50 232 18'), skin);
  pen.at({ x: 52, y: 212, turn: 1.7 }, () => openHand(pen, 23, lighter(skin, 0.12)));
}
