import { darker, lighter } from '../../scene/colour.ts';
import { blush, eyePair, maw, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, leaf, oval, point, pts, tube } from '../points.ts';
import { star } from '../shapes.ts';
import { scales, veins } from '../texture.ts';

const SKIN = '#bfe8d4';
const GLASS = '118 478!, 116 226, 150 134, 256 46!, 362 134, 396 226, 394 478!';

/** A window of glass: panes in four tones between lines of lead. */
function pane(pen: Pen, stone: string, glass: string): void {
  pen.shape(pts('72 490!, 78 220, 116 104, 256 2!, 396 104, 434 220, 440 490!'), stone, {
    reach: 16,
    inside: () => {
      for (const d of [
        '70 300, 120 300',
        '74 390, 120 390',
        '392 300, 444 300',
        '392 390, 444 390',
        '92 170, 134 186',
        '420 170, 378 186',
        '176 58, 196 96',
        '336 58, 316 96',
      ])
        pen.line(pts(d), darker(stone, 0.5), 4, 0.7);
    },
  });
  pen.shape(pts(GLASS), darker(glass, 0.4), {
    rim: 0.3,
    inside: () => {
      for (const [d, tone, alpha] of [
        ['116 200!, 256 40!, 256 250!, 116 330!', '#4ac8b4', 0.85],
        ['256 40!, 400 200!, 400 330!, 256 250!', '#8a74e0', 0.8],
        ['116 330!, 256 250!, 256 480!, 116 480!', '#e8788c', 0.75],
        ['400 330!, 256 250!, 256 480!, 400 480!', '#f0c060', 0.75],
      ] as const)
        pen.mark(pts(d), tone, alpha);
      pen.glow(256, 190, 200, '#c8fff0', 0.9);
      for (const d of ['256 40!, 256 480!', '116 330!, 256 250!, 400 330!', '116 200!, 256 250!, 400 200!'])
        pen.line(pts(d), '#20283c', 5, 0.7);
    },
  });
}

/** A siren who leans out of her window of glass: hair, tail and one hand are outside. Her mirror sings. */
export function drawSirenInThePane(pen: Pen, { body, dress, mood }: Look): void {
  const hair = dress.first;
  const tail = body.second;
  pane(pen, body.first, tail);
  pen.shape(pts('44 498!, 50 462!, 462 462!, 468 498!'), lighter(body.first, 0.14), { reach: 8 });
  pen.shape(
    pts(
      '250 84, 330 92, 358 150, 352 220, 384 262, 452 262, 500 300!, 452 306, 488 352!, 428 346, 440 396!, 376 362, 330 290, 190 290, 146 372, 84 412!, 92 350, 30 372!, 60 318, 10 306!, 62 270, 126 262, 158 220, 152 150, 182 96',
    ),
    hair,
    {
      to: darker(hair, 0.35),
      reach: 20,
      grain: [veins(pen, box(60, 100, 400, 320), darker(hair, 0.45), 7, 34)],
    },
  );
  // The tail comes out over the sill.
  pen.shape(pts('404 444!, 452 382, 504 372!, 482 420, 508 462!, 448 462'), lighter(tail, 0.2), {
    grain: [veins(pen, box(400, 370, 110, 100), darker(tail, 0.4), 7, 10, true)],
  });
  pen.shape(tube('256 330 52, 250 400 60, 300 446 48, 366 462 32, 420 436 16'), tail, {
    to: darker(tail, 0.2),
    grain: [scales(pen, box(180, 330, 250, 160), darker(tail, 0.45), 34)],
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
  for (const d of [
    '96 214!, 140 196!, 118 240!',
    '40 200!, 66 178!, 62 224!',
    '20 250!, 40 262!, 16 290!',
    '120 340!, 146 350!, 116 376!',
  ])
    pen.shape(pts(d), '#d8fff4', { ink: 1.2, shade: 0.2 });
  pen.at({ x: 72, y: 254, turn: 0.86 }, () => openHand(pen, 27, lighter(SKIN, 0.14)));
  pen.shape(pts('194 160, 204 114, 256 90, 308 114, 318 164, 300 214, 256 242, 212 214'), SKIN, {
    to: '#a8d8d0',
  });
  for (const side of [1, -1])
    for (const v of [0, 16, 30])
      pen.shape(leaf(256 + side * 60, 170 + v, 40 - v * 0.5, 14, side > 0 ? -0.3 : Math.PI + 0.3), tail, {
        ink: 1.2,
      });
  eyePair(pen, 250, 160, 66, 20, { mood, lid: '#5a9a94', iris: '#b0488c' });
  for (const d of ['206 130 3, 220 122 5, 238 130 2', '266 130 2, 284 122 5, 300 132 3'])
    pen.shape(tube(d), darker(hair, 0.4), { ink: 0 });
  maw(pen, pts('232 200, 250 192, 268 200, 270 220, 250 230, 232 220'), [[250, 198, 12, 5]], '#5a0f30');
  for (const x of [206, 294]) blush(pen, x, 190, 13);
  pen.shape(pts('184 168!, 186 110, 226 72, 300 76, 330 112, 330 172!, 312 132, 264 104, 224 128'), hair, {
    grain: [veins(pen, box(184, 70, 146, 100), darker(hair, 0.45), 7, 16)],
  });
  for (const [x, turn, size] of [
    [206, -0.5, 40],
    [232, -0.25, 56],
    [260, 0, 68],
    [288, 0.25, 56],
    [312, 0.5, 40],
  ] as const)
    pen.shape(leaf(x, 92 + Math.abs(turn) * 24, size, 26, -Math.PI / 2 + turn), '#f4a890', {
      to: '#d8586c',
      ink: 1.4,
    });
  pen.shape(tube('198 106 6, 258 84 7, 322 106 6'), '#e2b45c');
  for (const { x, y, half } of joints('60 130 14, 452 96 13, 470 240 10, 26 220 9'))
    star(pen, x, y, half, '#ffffff');
}
