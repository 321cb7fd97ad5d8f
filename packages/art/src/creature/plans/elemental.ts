import { darker, lighter, mix } from '../../scene/colour.ts';
import { blush, eyePair, moodMouth, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { joint, oval, pts, tube } from '../points.ts';
import { drips, drop, halo } from '../shapes.ts';

/** A body of fire: a tall flame with a face in its bright core. */
function fire(pen: Pen, { body, mood }: Look): void {
  pen.shape(
    pts(
      '256 446, 176 428, 128 352, 138 276, 176 216, 170 148!, 222 184, 250 120, 236 36!, 316 112, 334 170, 366 132!, 380 220, 396 300, 376 384, 330 434',
    ),
    body.first,
    { to: body.second, shade: 0.1, ink: 0, rim: 0.5 },
  );
  pen.mark(
    pts(
      '256 424, 192 404, 164 344, 178 278, 216 232, 222 204!, 250 220, 276 168, 278 130!, 318 214, 330 224, 346 208!, 360 300, 340 376, 306 410',
    ),
    lighter(body.second, 0.1),
  );
  pen.mark(
    pts('256 410, 206 386, 194 330, 220 282, 262 246!, 304 288, 320 340, 298 390'),
    lighter(body.second, 0.7),
  );
  eyePair(pen, 250, 330, 62, 21, { mood, lid: body.first });
  moodMouth(pen, 246, 372, 20, mood);
}

/** A low blue flame over water, with a long tail. */
function marsh(pen: Pen, { body, mood }: Look): void {
  pen.shape(
    pts(
      '204 452, 128 400, 124 320, 180 254, 252 226, 300 180, 318 110, 376 60!, 384 130, 362 200, 384 260, 392 340, 352 424, 284 456',
    ),
    body.first,
    { to: body.second, ink: 0, shade: 0.1, rim: 0.6 },
  );
  pen.mark(
    pts('216 430, 160 386, 160 330, 214 282, 286 254, 330 210!, 340 270, 356 340, 326 404, 270 432'),
    lighter(body.second, 0.4),
  );
  eyePair(pen, 240, 346, 70, 22, { mood, lid: body.first });
  moodMouth(pen, 234, 394, 16, mood);
}

/** A small body of water that rises from a puddle with its arms on its hips. */
function puddle(pen: Pen, { body, mood }: Look): void {
  pen.shape(pts('56 452, 150 424, 260 416, 380 424, 462 456, 380 486, 250 492, 120 484'), body.second, {
    rim: 0.9,
  });
  for (const d of [
    '166 322 17, 96 344 14, 116 396 13, 168 396 11',
    '344 322 17, 414 344 14, 396 396 13, 346 396 11',
  ])
    pen.shape(tube(d), body.first);
  pen.shape(
    pts(
      '176 456, 168 380, 140 300, 150 206, 186 172, 172 96!, 222 138, 262 132, 302 138, 346 92!, 336 170, 374 210, 382 300, 356 380, 350 456, 262 470',
    ),
    body.first,
    {
      to: body.second,
      reach: 26,
      inside: () => {
        for (const [x, y, r] of [
          [200, 400, 12],
          [318, 420, 15],
          [336, 360, 9],
          [222, 440, 8],
        ] as const)
          pen.ring(x, y, r, r, lighter(body.first, 0.6), 3);
        pen.line(pts('178 270, 180 230, 202 198'), '#ffffff', 10, 0.75);
      },
    },
  );
  eyePair(pen, 252, 256, 92, 32, { mood, lid: darker(body.first, 0.2) });
  moodMouth(pen, 246, 334, 28, mood);
  for (const [x, y, size] of [
    [84, 250, 14],
    [430, 220, 12],
    [400, 130, 9],
    [120, 160, 9],
  ] as const)
    drop(pen, x, y, size, lighter(body.first, 0.2));
}

/** A thin body of wax that drips, its hands at its mouth, with a wick that burns. */
function tallow(pen: Pen, { body, mood }: Look): void {
  pen.glow(262, 74, 90, '#ff9a3c', 0.9);
  pen.shape(pts('262 30!, 286 66, 284 96, 262 108, 240 94, 240 68'), '#ff9a3c', { ink: 0, shade: 0 });
  pen.mark(pts('262 60!, 274 82, 262 102, 250 84'), '#fff0b0');
  pen.line(pts('262 128, 263 98'), '#3a2420', 5);
  pen.shape(
    pts('96 462, 150 436, 190 440, 262 428, 340 440, 380 434, 424 462, 340 482, 190 482'),
    darker(body.second, 0.1),
  );
  pen.shape(tube('214 380 26, 200 430 22, 178 458 26'), body.first);
  pen.shape(tube('308 380 26, 324 430 22, 344 458 26'), body.first);
  pen.shape(
    pts(
      '196 400, 190 330, 162 290, 148 230, 166 168, 210 132, 262 122, 316 132, 356 170, 376 230, 360 292, 336 330, 334 398, 312 386, 302 418, 284 390, 262 402, 240 388, 226 416, 214 390',
    ),
    body.first,
    { to: body.second, reach: 24 },
  );
  drips(
    pen,
    [
      '172 190 9, 168 222 9, 170 256 13',
      '338 178 9, 344 226 8, 342 248 13',
      '214 150 8, 212 172 8, 213 188 11',
      '300 346 8, 301 372 7, 300 392 11',
    ],
    lighter(body.first, 0.4),
  );
  eyePair(pen, 254, 228, 88, 30, { mood, lid: darker(body.first, 0.18) });
  pen.shape(oval(246, 292, 15, 11), '#4a1426', { rim: 0 });
  for (const x of [188, 318]) blush(pen, x, 272, 15);
  for (const [shoulder, elbow, hand, turn] of [
    [[190, 330], [156, 356], [214, 316], 2.6],
    [[338, 330], [368, 352], [290, 314], 0.5],
  ] as const) {
    pen.shape(
      tube([joint(shoulder[0], shoulder[1], 17), joint(elbow[0], elbow[1], 15), joint(hand[0], hand[1], 13)]),
      body.first,
    );
    pen.at({ x: hand[0], y: hand[1], turn }, () => openHand(pen, 17, lighter(body.first, 0.2)));
  }
}

const POSES: Readonly<Record<string, (pen: Pen, look: Look) => void>> = { fire, marsh, puddle, tallow };

export const ELEMENTAL: Plan = {
  poses: Object.keys(POSES),
  heads: [],
  textures: [],
  anchors: ['ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    dress('ground');
    if (look.pose === 'fire' || look.pose === 'marsh')
      halo(pen, 256, 300, 200, mix(look.body.first, look.body.second, 0.6), 1.2);
    entryOf(POSES, look.pose)(pen, look);
  },
};
