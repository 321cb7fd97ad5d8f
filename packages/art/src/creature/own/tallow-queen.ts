import { darker, lighter, mix } from '../../scene/colour.ts';
import { eye, eyePair, mouth, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { feelers, mothWings } from '../plans/moth.ts';
import { box, joint, oval, point, pts, spikes, tube } from '../points.ts';
import { flame } from '../props/tools.ts';
import { drips } from '../shapes.ts';
import { fur, veins } from '../texture.ts';

const GOWN =
  '214 236, 300 236, 330 318, 384 384, 412 430, 404 462, 394 452, 384 424, 376 456, 364 470, 356 436, 342 452, 328 440, 316 466, 300 448, 286 470, 272 444, 256 464, 240 446, 226 470, 210 442, 196 462, 182 436, 168 470, 158 444, 142 462, 128 428, 128 384, 184 318';

/** One of the moths that kneel at the sides. */
function kneelingMoth(pen: Pen, x: number, isMirrored: boolean): void {
  pen.at({ x, y: 446, scale: 0.32, flip: isMirrored }, () => {
    pen.shape(pts('0 -30!, 40 -190, 150 -230!, 240 -130, 170 10, 60 40'), '#d8b494', {
      inside: () => pen.mark(oval(140, -110, 34), '#7a4a3c'),
    });
    pen.shape(tube('-40 60 40, 40 0 50, 110 60 26'), '#d8b898');
    pen.shape(oval(-60, -10, 54), '#e6ccac');
    eye(pen, -76, -10, 16, { mood: 'shut', lid: '#8a6a54' });
    pen.line(pts('-60 -60, -110 -120, -160 -110'), '#8a6a54', 9);
  });
}

/** A queen of wax with the wings of a moth, her crown of candles lit. */
export function drawTallowQueen(pen: Pen, { body, dress, mood }: Look): void {
  pen.at({ x: 256, y: 232 }, () =>
    mothWings(pen, 238, dress.first, darker(dress.first, 0.6), dress.second, 0.06),
  );
  pen.shape(pts(GOWN), body.first, {
    to: body.second,
    reach: 28,
    grain: [veins(pen, box(130, 270, 260, 180), darker(body.second, 0.2), 9, 16)],
  });
  drips(
    pen,
    [
      '176 360 6, 178 396 7, 179 420 11',
      '226 330 6, 228 388 8, 229 426 11',
      '300 340 5, 302 388 7, 303 420 9',
      '344 376 5, 346 408 6, 347 430 9',
      '262 388 5, 264 424 6, 265 448 9',
    ],
    lighter(body.first, 0.35),
  );
  pen.shape(pts('222 240, 292 240, 300 300, 258 326, 214 300'), dress.first, {
    grain: [fur(pen, box(210, 240, 90, 90), darker(dress.first, 0.5), 1.5, 14, 36)],
  });
  pen.shape(spikes(256, 232, 88, 44, 20, 0.2), '#fff0d0', { reach: 9 });
  for (const side of [1, -1]) {
    const [x, y] = [256 + side * 152, 262];
    pen.shape(
      tube([joint(256 + side * 52, 262, 16), joint(256 + side * 108, 320, 14), joint(x, y + 8, 11)]),
      darker(body.second, 0.1),
    );
    flame(pen, x + side * 2, y - 26, 62);
    pen.at({ x, y, turn: side > 0 ? 1.9 : 1.25, scale: 0.92, flip: side < 0 }, () =>
      openHand(pen, 18, lighter(body.first, 0.1)),
    );
  }
  kneelingMoth(pen, 92, true);
  kneelingMoth(pen, 420, false);
  pen.shape(
    pts('184 168, 198 114, 256 92, 314 114, 328 168, 298 216, 256 236, 214 216'),
    lighter(body.first, 0.1),
    {
      to: mix(body.first, body.second, 0.5),
      grain: [fur(pen, box(184, 100, 144, 130), darker(body.second, 0.3), 1.5, 10, 30)],
    },
  );
  eyePair(pen, 252, 166, 70, 28, { mood, lid: darker(body.second, 0.25), white: '#3a1024', iris: '#ff7a3c' });
  mouth(pen, 252, 206, 22, 6, 5);
  drips(
    pen,
    ['286 196 5, 288 214 5, 287 226 8', '214 106 6, 215 122 6, 214 136 8', '300 104 6, 301 124 6, 300 140 8'],
    '#fff4d8',
  );
  pen.at({ x: 256, y: 104 }, () => feelers(pen, 104, darker(body.second, 0.2)));
  for (const [x, foot, height, half] of [
    [200, 98, 50, 11],
    [228, 92, 68, 12],
    [258, 90, 88, 13],
    [288, 92, 68, 12],
    [314, 98, 50, 11],
  ] as const) {
    flame(pen, x, foot - height - 6, half * 3.4);
    pen.shape(
      [
        point(x - half, foot),
        point(x - half, foot - height),
        point(x - half * 0.5, foot - height - 5),
        point(x + half * 0.6, foot - height - 5),
        point(x + half, foot - height),
        point(x + half, foot),
      ],
      '#fff0cc',
      { to: body.second, shade: 0.25 },
    );
  }
  pen.shape(pts('180 86!, 218 104, 256 108, 294 104, 334 86!, 326 118, 256 136, 188 118'), '#e2ae4c', {
    to: '#a86c2c',
  });
  pen.shape(pts('256 104!, 270 118, 256 134!, 242 118'), '#d8384a');
}
