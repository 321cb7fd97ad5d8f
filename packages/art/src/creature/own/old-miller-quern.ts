import { darker, lighter } from '../../scene/colour.ts';
import { eyePair, fist, maw } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, oval, point, pts, TURN, tube } from '../points.ts';
import { speckle, veins } from '../texture.ts';

function millstone(pen: Pen, x: number, y: number, r: number, colour: string): void {
  pen.shape(oval(x, y, r), colour, {
    reach: r * 0.16,
    grain: [speckle(pen, box(x - r, y - r, r * 2, r * 2), '#3a3444', Math.round(r * 0.7), 3.4)],
  });
  pen.shape(oval(x, y, r * 0.82), lighter(colour, 0.1), {
    ink: 1.4,
    rim: 0.25,
    inside: () => {
      for (let index = 0; index < 10; index += 1) {
        const at = (angle: number, reach: number) =>
          point(x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach);
        const angle = (index / 10) * TURN + 0.2;
        pen.line(
          [at(angle, 0.26), at(angle + 0.18, 0.56), at(angle + 0.2, 0.82)],
          '#4a4252',
          r * 0.035,
          0.65,
        );
      }
    },
  });
  pen.mark(oval(x, y, r * 0.2), '#1c1428');
}

/** A ghost of flour that throws millstones, a stone behind its head, its teeth ground away. */
export function drawOldMillerQuern(pen: Pen, { body, dress, mood }: Look): void {
  const hand = lighter(body.first, 0.2);
  const sleeve = dress.first;
  millstone(pen, 300, 176, 158, '#a8a2b4');
  pen.shape(
    pts(
      '150 250, 196 196, 320 196, 374 250, 386 340, 420 398, 476 430, 430 456, 372 440, 340 476, 286 450, 230 482, 190 448, 134 466, 70 440, 120 404, 146 340',
    ),
    body.first,
    {
      to: body.second,
      reach: 28,
      alpha: 0.96,
      grain: [veins(pen, box(150, 240, 230, 220), darker(body.first, 0.3), 9, 26)],
    },
  );
  pen.shape(pts('196 262, 326 262, 340 350, 330 420, 262 436, 194 418, 184 350'), sleeve, {
    to: darker(sleeve, 0.2),
    grain: [veins(pen, box(190, 270, 140, 150), darker(sleeve, 0.4), 6, 14)],
  });
  pen.shape(tube('176 318 8, 262 332 9, 350 316 8'), dress.second);
  pen.shape(pts('216 350!, 306 350!, 300 404!, 222 404!'), darker(sleeve, 0.08), {
    inside: () => pen.line(pts('230 376, 292 376'), '#8a8090', 3, 0.7),
  });
  pen.shape(tube('350 246 34, 432 226 30, 436 128 26'), body.first);
  pen.shape(tube('412 150 16, 462 152 16'), sleeve);
  millstone(pen, 434, 66, 58, '#b4aebe');
  pen.at({ x: 434, y: 116, turn: 1.57 }, () => fist(pen, 25, hand));
  pen.shape(tube('176 250 34, 96 280 29, 62 344 26'), body.first);
  pen.shape(tube('40 316 16, 92 330 16'), sleeve);
  pen.at({ x: 58, y: 368, turn: -1.4 }, () => fist(pen, 26, hand));
  pen.shape(
    pts(
      '158 172, 176 122, 256 108, 340 124, 352 178, 368 246, 330 300, 300 322!, 286 300, 256 344!, 236 304, 206 326!, 196 292, 150 262, 140 214',
    ),
    '#faf6fa',
    { to: '#c4c6de', grain: [veins(pen, box(150, 200, 210, 130), '#9a9cc0', 9, 18)] },
  );
  pen.shape(
    pts('170 176, 176 120, 252 92, 330 120, 338 180, 312 226, 250 240, 192 224'),
    lighter(body.first, 0.12),
    { to: body.first },
  );
  maw(pen, pts('194 226, 216 204, 258 200, 298 206, 312 228, 296 268, 252 286, 208 266'), [
    [218, 206, 9, 20],
    [262, 202, 8, 12],
    [292, 208, 8, 24],
    [240, 284, 7, -18],
    [276, 278, 6, -14],
  ]);
  pen.shape(pts('236 168, 206 190, 214 210, 252 206'), body.first);
  eyePair(pen, 246, 164, 78, 21, { mood, white: '#fff6b8', iris: '#e8a03c', lid: darker(body.first, 0.2) });
  for (const spine of ['176 132 6, 200 142 11, 226 154 8', '332 130 6, 304 140 11, 276 154 8'])
    pen.shape(tube(spine), '#fbf8ff');
  pen.shape(pts('156 124!, 160 66, 216 22, 310 28, 362 78, 386 124, 356 128!, 300 104, 220 104'), sleeve, {
    to: darker(sleeve, 0.24),
    grain: [veins(pen, box(160, 30, 210, 90), darker(sleeve, 0.4), 6, 16)],
  });
  pen.shape(tube('152 128 12, 252 98 14, 358 126 12'), dress.second);
}
