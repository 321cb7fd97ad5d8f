import { darker, lighter, mix } from '../../scene/colour.ts';
import { eyePair, fist, mouth } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, leaf, oval, point, pts, tube } from '../points.ts';
import { halo, star } from '../shapes.ts';
import { veins } from '../texture.ts';

const SKIN = '#c89878';
const HAIR = '#f0eafc';

/** The moon that she shot: it sulks, with a plaster over the scar and the arrow still in it. */
function woundedMoon(pen: Pen, x: number, y: number, r: number): void {
  halo(pen, x, y, r * 1.4, '#fff3d2');
  pen.shape(oval(x, y, r), '#fbf0cc', {
    to: '#d8c4a8',
    reach: r * 0.2,
    inside: () => {
      for (const d of joints('-0.5 -0.5 0.2, 0.5 0.56 0.16, -0.6 0.3 0.12, 0.1 -0.7 0.1'))
        pen.mark(oval(x + d.x * r, y + d.y * r, d.half * r, d.half * r * 0.9), '#d0b898', 0.6);
    },
  });
  for (const side of [1, -1])
    pen.line(
      [point(x + side * 26 - 11, y + 4), point(x + side * 26, y + 10), point(x + side * 26 + 11, y + 4)],
      '#6a4a5c',
      4,
    );
  pen.line([point(x - 12, y + 36), point(x, y + 29), point(x + 12, y + 36)], '#6a4a5c', 4);
  pen.shape(leaf(x + 34, y + 14, 22, 13, Math.PI / 2), '#a8d4f8', { ink: 1.2 });
  pen.at({ x: x - 24, y: y - 38, turn: 0.6 }, () => {
    pen.shape(pts('-34 -11!, 34 -11!, 34 11!, -34 11!'), '#e8a884', { ink: 1.4 });
    pen.shape(
      pts('-34 -11!, 34 -11!, 34 11!, -34 11!').map((at) => point(-at.y, at.x, true)),
      '#f0b894',
      { ink: 1.4 },
    );
  });
}

/** An archer with one knee down under a bow like a crescent; she aims at the moon again. */
export function drawVael(pen: Pen, { body, dress, mood }: Look): void {
  const cloak = dress.first;
  const leather = body.first;
  woundedMoon(pen, 106, 112, 84);
  // Her cloak blows to the right, the night on its inside.
  pen.shape(
    pts(
      '300 236, 364 252, 430 300, 506 300!, 480 346, 512 396!, 462 410, 474 462!, 410 452, 350 476, 296 440, 270 340',
    ),
    cloak,
    {
      to: darker(cloak, 0.2),
      reach: 22,
      grain: [veins(pen, box(290, 250, 210, 210), darker(cloak, 0.4), 9, 22, true)],
      inside: () => {
        for (const { x, y, half } of joints('400 330 10, 440 376 8, 370 400 9, 420 430 7, 340 330 7'))
          star(pen, x, y, half, '#fff0c0');
      },
    },
  );
  // The quiver.
  pen.at({ x: 372, y: 262, turn: 0.5 }, () => {
    for (const [u, v] of [
      [-16, -92],
      [0, -104],
      [16, -90],
    ] as const) {
      pen.line([point(u * 0.7, -30), point(u, v)], '#c9a26a', 5);
      for (const side of [1, -1])
        pen.shape(leaf(u, v + 14, 34, 16, -Math.PI / 2 + side * 0.4), side > 0 ? '#f0a08c' : '#fff3d2', {
          ink: 1.2,
        });
    }
    pen.shape(pts('-30 -46!, 30 -46!, 24 90, 0 100, -24 90'), '#9a6a58', { to: '#6a4448' });
    pen.shape(tube('-30 -44 8, 30 -44 8'), dress.second);
  });
  // The far leg stands, the near one kneels.
  pen.shape(tube('262 384 42, 176 372 36, 168 426 26'), darker(leather, 0.24));
  pen.shape(pts('142 424!, 200 424!, 200 462, 194 486!, 92 486!, 92 466, 138 454'), '#8a6478', {
    to: '#54384c',
  });
  pen.shape(tube('300 386 46, 330 452 38, 396 462 26, 440 464 22'), leather);
  pen.shape(pts('404 436!, 456 430, 494 446, 500 486!, 470 486, 400 490!'), '#9a7084', { to: '#5c3e54' });
  pen.shape(
    pts('232 238, 316 236, 344 300, 340 352, 372 424, 310 440, 256 426, 210 436!, 222 350, 212 290'),
    leather,
    {
      to: darker(leather, 0.24),
      reach: 20,
      grain: [veins(pen, box(210, 240, 160, 190), darker(leather, 0.4), 7, 14)],
    },
  );
  pen.shape(tube('216 352 10, 280 366 12, 344 350 10'), '#7a4c50');
  pen.shape(pts('262 348!, 294 348!, 294 382!, 262 382!'), dress.second);
  pen.line(pts('230 250, 300 320, 340 348'), '#7a4c50', 12);
  // The far arm draws the string to her cheek; the bow is over everything.
  pen.shape(tube('314 262 32, 396 232 27, 342 200 21'), darker(leather, 0.1));
  pen.shape(tube('352 204 9, 366 184 9'), dress.second);
  // The string is behind her face.
  pen.line(pts('206 22!, 348 206!, 26 400!'), '#fffbe8', 3.4);
  // Hair in a long plait behind, the head looks up.
  pen.shape(tube('316 130 22, 392 128 24, 430 176 20, 410 236 17, 446 282 10, 438 312 1'), HAIR, {
    to: '#b0a0e0',
    grain: [veins(pen, box(310, 110, 140, 200), '#9a8cd0', 9, 12)],
  });
  for (const { x, y, half } of joints('432 184 12, 414 238 11'))
    pen.shape(oval(x, y, half + 6, 8, 0.4), '#e2b45c');
  pen.shape(tube('276 226 20, 280 250 24'), darker(SKIN, 0.16));
  pen.at({ x: 272, y: 158, turn: 0.16, scale: 1.16 }, () => {
    pen.shape(pts('-62 -2, -52 -46, -4 -64, 44 -50, 58 -4, 44 42, 4 64, -40 48'), SKIN, {
      to: darker(SKIN, 0.2),
    });
    eyePair(pen, -10, -2, 56, 18, { mood, lid: darker(SKIN, 0.18), iris: '#7a6ae0' });
    for (const d of ['-62 -24 2, -44 -34 5, -22 -26 3', '6 -26 3, 28 -34 5, 48 -24 2'])
      pen.shape(tube(d), '#b8a8d8', { ink: 0 });
    pen.line(pts('-18 8, -26 22, -14 26'), darker(SKIN, 0.35), 4);
    mouth(pen, -12, 40, 15, 4, 4.5);
    pen.line(pts('26 12, 40 30'), '#f0d0c0', 4, 0.9);
    pen.shape(
      pts('-64 8!, -68 -40, -34 -78, 22 -80, 64 -52, 74 6, 62 40!, 50 -8, 30 -36, -18 -40, -50 -26'),
      HAIR,
      { to: '#c0b0ec', grain: [veins(pen, box(-64, -78, 134, 100), '#9a8cd0', 8, 12)] },
    );
    pen.shape(tube('-62 -30 5, 0 -50 6, 62 -26 5'), '#e2b45c');
    pen.shape(pts('-14 -62, -2 -40, 18 -34!, -6 -26, -28 -40'), '#fff3d2', { ink: 1.3 });
    pen.shape(leaf(54, 0, 44, 22, -0.5), SKIN);
  });
  // The bow.
  pen.shape(tube('208 18 3, 116 56 13, 60 142 19, 48 232 20, 34 330 13, 22 402 3'), dress.second, {
    to: lighter(dress.second, 0.3),
    grain: [veins(pen, box(10, 20, 200, 380), darker(dress.second, 0.35), 5, 16)],
  });
  for (const { x, y, half } of joints('84 98 9, 44 282 9')) star(pen, x, y, half, '#fff6d0');
  pen.line(pts('354 208, 20 136'), '#e8c890', 7);
  pen.shape(pts('34 122!, -26 126!, 28 158!'), '#dfe4f8', { rim: 0.9 });
  for (const side of [1, -1])
    pen.shape(
      leaf(352, 207, 46, 20, Math.PI + 0.22 + side * 0.4),
      mix('#f0a08c', '#fff3d2', side > 0 ? 0.6 : 0),
      { ink: 1.2 },
    );
  pen.at({ x: 344, y: 206, turn: -0.4 }, () => fist(pen, 23, SKIN));
  // The near arm holds the bow.
  pen.shape(tube('234 264 32, 162 250 27, 96 206 21'), leather, {
    grain: [veins(pen, box(90, 200, 140, 70), darker(leather, 0.4), 4, 10, true)],
  });
  pen.shape(tube('132 206 9, 112 240 9'), dress.second);
  pen.at({ x: 62, y: 188, turn: 0.5 }, () => fist(pen, 26, SKIN));
}
