import { darker, lighter } from '../../scene/colour.ts';
import { eyePair, maw, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, leaf, oval, point, pts, tube } from '../points.ts';
import { scales } from '../texture.ts';

const SKIN = '#bfe8d4';
const GLASS = '82 478!, 80 222, 120 124, 256 30!, 392 124, 432 222, 430 478!';

/** A window of glass: panes in four tones between lines of lead. */
function pane(pen: Pen, stone: string): void {
  pen.shape(pts('48 490!, 50 216, 94 98, 256 -6!, 418 98, 462 216, 464 490!'), stone, { reach: 10 });
  pen.shape(pts(GLASS), '#7cd8cc', {
    rim: 0.3,
    inside: () => {
      // Behind her one tone: lines there would cost bytes and hide her outline.
      for (const [d, tone] of [
        ['70 20!, 164 20!, 164 250!, 70 210!', '#9a84f0'],
        ['70 210!, 164 250!, 164 400!, 70 350!', '#f8cc68'],
        ['70 350!, 164 400!, 164 490!, 70 490!', '#f0889c'],
        ['442 20!, 348 20!, 348 250!, 442 210!', '#f0889c'],
        ['442 210!, 348 250!, 348 490!, 442 490!', '#f8cc68'],
      ] as const)
        pen.mark(pts(d), tone);
      for (const d of [
        '164 20!, 164 490!',
        '348 20!, 348 490!',
        '70 210!, 164 250!',
        '70 350!, 164 400!',
        '442 210!, 348 250!',
      ])
        pen.line(pts(d), '#20283c', 7);
    },
  });
}

/** A siren who leans out of her window of glass: hair, tail and one hand are outside. Her mirror sings. */
export function drawSirenInThePane(pen: Pen, { body, dress, mood }: Look): void {
  const hair = dress.first;
  const tail = body.second;
  pane(pen, body.first);
  pen.shape(pts('44 498!, 50 462!, 462 462!, 468 498!'), lighter(body.first, 0.14), { reach: 8 });
  pen.shape(
    pts(
      '250 84, 326 92, 350 146, 344 214, 368 276, 420 318, 484 326!, 440 346, 462 396!, 396 372, 340 326, 312 268, 200 268, 190 316, 150 358!, 160 306, 164 226, 160 150, 186 96',
    ),
    hair,
    {
      to: darker(hair, 0.35),
      reach: 20,
    },
  );
  // The tail comes out over the sill.
  pen.shape(pts('404 444!, 452 382, 504 372!, 482 420, 508 462!, 448 462'), lighter(tail, 0.2), {});
  pen.shape(tube('256 330 52, 250 400 60, 300 446 48, 366 462 32, 420 436 16'), tail, {
    to: darker(tail, 0.2),
    grain: [scales(pen, box(180, 330, 250, 160), darker(tail, 0.4), 46)],
  });
  pen.shape(pts('206 262, 256 250, 308 262, 314 310, 300 356, 258 368, 214 356, 198 310'), SKIN, {
    to: darker(SKIN, 0.2),
  });
  for (const { x, y } of joints('232 296 1, 282 296 1')) {
    pen.shape(leaf(x - 2, y + 24, 54, 56, -Math.PI / 2), dress.second, { ink: 1.4 });
    for (const u of [-8, 0, 8])
      pen.line([point(x, y + 20), point(x + u, y - 16)], darker(dress.second, 0.35), 2.4);
  }
  pen.shape(tube('254 220 20, 256 262 24'), darker(SKIN, 0.14));
  // The far hand holds a mirror, whose lips sing alone.
  pen.shape(tube('304 274 19, 352 326 16, 378 284 13'), darker(SKIN, 0.08));
  pen.shape(tube('382 306 7, 388 254 7'), '#e2b45c');
  pen.shape(oval(394, 204, 48, 56, 0.12), '#e2b45c');
  pen.shape(oval(394, 204, 37, 45, 0.12), '#dff6ff', {
    rim: 0.2,
    inside: () => {
      pen.line(pts('372 180, 380 186, 390 180'), '#4a3a5c', 3.6);
      pen.line(pts('400 180, 410 186, 418 180'), '#4a3a5c', 3.6);
      pen.mark(oval(396, 224, 15, 18), '#d8385c');
      pen.mark(oval(396, 226, 9, 12), '#4a0f28');
    },
  });
  pen.at({ x: 378, y: 288, turn: 1.4, scale: 0.8, flip: true }, () => openHand(pen, 19, SKIN));
  // The near hand has broken the pane.
  pen.shape(tube('208 278 20, 140 318 18, 84 268 14'), SKIN);
  for (const d of ['30 196!, 60 172!, 56 220!', '12 250!, 34 262!, 10 292!'])
    pen.shape(pts(d), '#d8fff4', { ink: 1.2, shade: 0.2 });
  pen.at({ x: 72, y: 254, turn: 0.86 }, () => openHand(pen, 27, lighter(SKIN, 0.14)));
  pen.shape(pts('194 160, 204 114, 256 90, 308 114, 318 164, 300 214, 256 242, 212 214'), SKIN, {
    to: '#a8d8d0',
  });
  for (const side of [1, -1])
    for (const v of [0, 24])
      pen.shape(leaf(256 + side * 60, 170 + v, 40 - v * 0.5, 14, side > 0 ? -0.3 : Math.PI + 0.3), tail, {
        ink: 1.2,
      });
  eyePair(pen, 250, 160, 66, 20, { mood, lid: '#5a9a94', iris: '#b0488c' });
  for (const d of ['206 130 3, 220 122 5, 238 130 2', '266 130 2, 284 122 5, 300 132 3'])
    pen.shape(tube(d), darker(hair, 0.4), { ink: 0 });
  maw(pen, pts('232 200, 250 192, 268 200, 270 220, 250 230, 232 220'), [[250, 198, 12, 5]], '#5a0f30');

  pen.shape(pts('184 168!, 186 110, 226 72, 300 76, 330 112, 330 172!, 312 132, 264 104, 224 128'), hair, {});
  for (const [x, turn, size] of [
    [216, -0.4, 48],
    [260, 0, 68],
    [304, 0.4, 48],
  ] as const)
    pen.shape(leaf(x, 92 + Math.abs(turn) * 24, size, 26, -Math.PI / 2 + turn), '#f4a890', {
      to: '#d8586c',
      ink: 1.4,
    });
  pen.shape(tube('198 106 6, 258 84 7, 322 106 6'), '#e2b45c');
}
