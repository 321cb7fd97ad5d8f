import { darker, lighter } from '../../scene/colour.ts';
import { eyePair, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, oval, point, pts, stretched, tube } from '../points.ts';
import { veins } from '../texture.ts';

/** One of the mouths that pass it on. */
function lips(pen: Pen, x: number, y: number, size: number, turn: number): void {
  pen.at({ x, y, scale: size, turn }, () => {
    pen.shape(pts('-40 0!, -16 -20, 0 -12, 16 -20, 40 0!, 18 22, -18 22'), '#d0687c');
    pen.mark(pts('-26 -1!, 0 -8, 26 -1!, 0 12'), '#3a1026');
  });
}

/** A spirit that has grown long legs: an old beard, many mouths, and a hand beside the first of them. */
export function drawOldRumour(pen: Pen, { body, dress, mood }: Look): void {
  const sheet = body.first;
  const beard = '#f2ecf4';
  for (const [spine, x, isFar] of [
    ['322 292 18, 388 352 14, 330 404 13, 372 456 12', 372, true],
    ['206 296 18, 132 356 14, 196 410 13, 148 456 12', 148, false],
  ] as const) {
    pen.shape(tube(spine), darker(dress.second, isFar ? 0.25 : 0), {
      inside: () => {
        for (let y = 312; y < 460; y += 26)
          pen.line([point(90, y + 8), point(420, y - 8)], darker(dress.first, isFar ? 0.25 : 0), 11);
      },
    });
    pen.shape(stretched(pts('-52 24!, -56 2, -16 -16, 16 -18!, 22 24!'), x, 462, 1), '#6a4438');
    pen.shape(oval(x - 18, 456, 9), '#e8b44c', { ink: 1.4 });
  }
  pen.shape(tube('366 226 32, 436 254 27, 454 196 21'), darker(sheet, 0.16));
  pen.at({ x: 458, y: 178, turn: 1.5, flip: true }, () => openHand(pen, 21, darker(sheet, 0.04)));
  pen.shape(
    pts(
      '112 326!, 112 240, 120 146, 164 70, 250 30, 336 62, 384 140, 392 236, 410 334!, 364 306, 332 350!, 290 314, 250 354!, 208 314, 166 350!, 144 308',
    ),
    sheet,
    { to: body.second, reach: 26, grain: [veins(pen, box(120, 240, 270, 100), darker(sheet, 0.35), 7, 14)] },
  );
  for (const [x, y, size, turn] of [
    [346, 190, 0.72, -0.2],
    [334, 262, 0.9, 0.24],
    [154, 288, 0.6, -0.24],
  ] as const)
    lips(pen, x, y, size, turn);
  pen.shape(
    pts('150 192, 186 206, 232 194, 282 206, 310 184, 316 244, 286 292, 262 304, 238 342!, 210 300, 172 266'),
    beard,
    { to: darker(beard, 0.2), grain: [veins(pen, box(156, 200, 156, 130), '#8a8098', 6, 10)] },
  );
  pen.mark(pts('196 232, 232 222, 270 232, 256 258, 210 258'), '#3a1026');
  pen.shape(tube('166 216 4, 198 204 13, 232 212 11, 266 204 13, 300 212 4'), beard);
  eyePair(pen, 232, 148, 88, 30, { mood, lid: darker(sheet, 0.2), iris: '#7a5ac0' });
  pen.shape(pts('226 168, 206 192, 226 204, 246 194'), lighter(sheet, 0.14));
  for (const d of ['140 116 5, 178 92 13, 216 114 8', '330 116 5, 288 92 13, 250 114 8'])
    pen.shape(tube(d), beard);
  // The near hand keeps the others from hearing.
  pen.shape(tube('132 262 32, 66 306 28, 92 244 22'), sheet);
  pen.at({ x: 108, y: 222, turn: 1.75 }, () => openHand(pen, 30, lighter(sheet, 0.12)));
}
