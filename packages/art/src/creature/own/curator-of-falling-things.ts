import { darker, lighter, mix } from '../../scene/colour.ts';
import { eyePair, fist, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, oval, point, pts, tube } from '../points.ts';
import { veins } from '../texture.ts';
import { shard, snow, specks } from './ornaments.ts';

/** The newest piece of the collection, with its label. */
function anvil(pen: Pen, x: number, y: number, turn: number): void {
  pen.at({ x, y, turn }, () => {
    pen.shape(
      pts(
        '-140 -66!, 108 -66!, 112 -24!, 60 -16, 46 26, 84 54!, 84 84!, -70 84!, -70 54!, -34 26, -44 -14, -96 -24, -176 -58!',
      ),
      '#7488b0',
      {
        to: '#3c4a74',
        reach: 16,
      },
    );
    pen.line(pts('-130 -54, 100 -54'), '#b4c4e0', 5, 0.8);
    pen.line(pts('-96 -24, -102 4'), '#e8d8b0', 3);
    pen.at({ x: -104, y: 36, turn: 0.2 }, () => {
      pen.shape(pts('-24 -26!, 0 -36!, 24 -26!, 24 34!, -24 34!'), '#f6ecd0', { ink: 1.4 });
      for (const v of [-6, 8, 22]) pen.line([point(-14, v), point(14, v)], '#6a5444', 3.4);
    });
  });
}

/** A gargoyle in a waistcoat who holds the newest piece above the visitors, and asks for quiet. */
export function drawCuratorOfFallingThings(pen: Pen, { body, dress, mood }: Look): void {
  const stone = body.first;
  const far = darker(stone, 0.22);
  // Wings with icicles for fingers.
  for (const side of [1, -1]) {
    const mirrored = (d: string) => pts(d).map((at) => point(side > 0 ? at.x : 512 - at.x, at.y, at.corner));
    pen.shape(
      mirrored(
        '330 250!, 372 170, 440 132, 506 150!, 492 214, 506 262!, 470 286, 476 334!, 436 326, 424 366!, 388 330, 340 330',
      ),
      far,
      {
        to: darker(stone, 0.4),
        inside: () => {
          for (const d of [
            '336 260, 410 190, 504 152',
            '340 274, 420 246, 504 262',
            '342 290, 410 296, 474 332',
            '342 300, 390 326, 424 364',
          ])
            pen.line(mirrored(d), lighter(stone, 0.3), 5, 0.7);
        },
      },
    );
    for (const [x, y, length] of [
      [500, 262, 40],
      [472, 330, 46],
      [426, 360, 40],
    ] as const)
      pen.shape(mirrored(`${x - 11} ${y - 8}!, ${x} ${y + length}!, ${x + 9} ${y - 8}!`), '#d8f0ff', {
        ink: 1.2,
        shade: 0.2,
      });
  }
  // The plinth.
  pen.shape(pts('116 424!, 396 424!, 384 492!, 128 492!'), '#6e7ea6', {
    to: '#3f4c78',
    grain: [specks(pen, 120, 424, 270, 68, '#c8d4f0', 24)],
  });
  pen.shape(pts('98 406!, 414 406!, 408 434!, 104 434!'), '#8494ba');
  pen.shape(pts('206 446!, 306 446!, 306 478!, 206 478!'), '#d8b060');
  for (const y of [456, 467]) pen.line([point(218, y), point(y === 467 ? 270 : 294, y)], '#6a4a30', 3);
  pen.shape(tube('320 376 22, 392 398 18, 448 378 13, 470 410 8, 450 430 5'), far);
  pen.shape(pts('434 424!, 468 412, 474 448!'), stone);
  // The far arm lifts the piece.
  pen.shape(tube('330 264 38, 404 244 31, 386 150 26'), far, {
    grain: [specks(pen, 320, 140, 110, 150, '#2c3860', 16)],
  });
  anvil(pen, 318, 62, -0.08);
  pen.at({ x: 384, y: 124, turn: 1.57 }, () => openHand(pen, 30, stone));
  // Feet with claws on the edge of the plinth.
  for (const x of [182, 328]) {
    pen.shape(oval(x, 366, 56, 50), x > 256 ? far : stone, { reach: 14 });
    for (const u of [-32, -4, 24]) {
      pen.shape(tube(`${x + u * 0.6} 396 15, ${x + u} 416 14`), x > 256 ? far : stone);
      pen.shape(pts(`${x + u - 9} 416!, ${x + u + 9} 416!, ${x + u - 2} 440!`), '#e8ecf4', { ink: 1.2 });
    }
  }
  pen.shape(pts('170 250, 256 226, 344 250, 362 320, 340 390, 256 408, 172 390, 152 320'), stone, {
    to: darker(stone, 0.24),
    reach: 24,
    grain: [specks(pen, 150, 230, 220, 180, darker(stone, 0.5), 50)],
  });
  pen.shape(
    pts(
      '176 252, 220 240, 256 312!, 292 240, 338 252, 350 330, 330 392, 268 404!, 256 388!, 244 404!, 184 392, 164 330',
    ),
    dress.first,
    {
      to: darker(dress.first, 0.3),
      grain: [veins(pen, box(170, 250, 176, 150), darker(dress.first, 0.45), 9, 4)],
    },
  );
  for (const y of [330, 354, 378]) pen.shape(oval(256, y, 8), dress.second);
  pen.line(pts('262 352, 300 372, 328 350'), dress.second, 4);
  pen.shape(pts('256 270!, 214 248, 212 290!'), '#d8506c');
  pen.shape(pts('256 270!, 300 248, 302 290!'), '#d8506c');
  pen.shape(oval(256, 270, 12), '#e8708a');
  // The head: heavy brows, pince-nez, a lower jaw with two tusks, horns.
  for (const side of [1, -1]) {
    pen.shape(
      tube(`${256 + side * 54} 152 18, ${256 + side * 98} 128 14, ${256 + side * 104} 96 1`),
      '#e0d8cc',
      { grain: [veins(pen, box(140, 90, 230, 70), '#8a7c70', 7, 3)] },
    );
    pen.shape(
      pts('0 -12, 46 -34, 76 -30!, 52 6, 10 22').map((at) =>
        point(256 + side * (70 + at.x * 0.8), 200 + at.y, at.corner),
      ),
      side > 0 ? far : stone,
    );
  }
  pen.shape(
    pts(
      '172 190, 184 150, 220 128, 256 122, 294 128, 330 150, 342 190, 330 240, 300 272, 256 282, 212 272, 184 240',
    ),
    stone,
    {
      to: darker(stone, 0.2),
      reach: 18,
      grain: [specks(pen, 172, 124, 170, 150, darker(stone, 0.5), 30)],
    },
  );
  eyePair(pen, 252, 190, 76, 25, { mood, lid: darker(stone, 0.25), white: '#fff2c0', iris: '#4a7ad0' });
  for (const x of [212, 292]) pen.ring(x, 190, 34, 33, dress.second, 6);
  pen.line(pts('244 186, 252 180, 260 186'), dress.second, 6);
  pen.line(pts('326 192, 348 220, 340 270'), dress.second, 3);
  for (const d of ['170 158 6, 206 150 14, 244 172 10', '342 158 6, 306 150 14, 268 172 10'])
    pen.shape(tube(d), mix(stone, '#f2f5ff', 0.5));
  pen.shape(pts('230 214, 256 204, 282 214, 278 232, 234 232'), darker(stone, 0.12));
  pen.line(pts('206 250, 230 242, 282 242, 308 250'), '#1c2440', 5);
  for (const x of [220, 294])
    pen.shape(pts(`${x - 8} 250!, ${x + 8} 250!, ${x} 224!`), '#f4f0e4', { ink: 1.3 });
  // The near hand asks for quiet: one finger before its mouth.
  pen.shape(tube('172 286 36, 118 360 32, 204 346 25'), stone, {
    grain: [specks(pen, 90, 280, 130, 90, darker(stone, 0.5), 16)],
  });
  pen.at({ x: 226, y: 318, turn: 1.42 }, () => {
    fist(pen, 34, lighter(stone, 0.12));
    pen.shape(tube('6 -20 13, -50 -20 13, -84 -18 11, -100 -17 6'), lighter(stone, 0.2));
    pen.line(pts('-88 -22, -100 -20'), '#e8ecf4', 7, 0.9);
  });
  for (const { x, y, half } of joints('178 412 20, 340 410 26'))
    pen.shape(oval(x, y - 8, half, 7), '#f2f5ff', { ink: 1 });
  shard(pen, 92, 492, 62, 15, -0.2, '#a8d0f0');
  shard(pen, 428, 492, 48, 14, 0.24, '#a8d0f0');
  snow(pen, '40 496, 96 476, 180 488, 330 486, 420 474, 478 496, 256 506');
}
