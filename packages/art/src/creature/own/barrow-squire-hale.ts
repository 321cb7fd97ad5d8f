import { darker, lighter, mix } from '../../scene/colour.ts';
import { fist } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, hem, oval, point, pts, tube } from '../points.ts';
import { GROUND, tuft } from '../props/places.ts';
import { speckle, veins } from '../texture.ts';

const BONE = '#ece0c4';

/** Both gauntlets on a sword that stands in the ground. */
function drawSword(pen: Pen, steel: string, brass: string): void {
  pen.shape(pts('226 286!, 286 286!, 280 440, 256 484!, 232 440'), lighter(steel, 0.2), {
    shade: 0,
    rim: 0.9,
  });
  pen.mark(pts('256 290!, 284 290!, 278 440, 256 480!'), mix(steel, pen.light.dusk, 0.5), 0.7);
  pen.line(pts('256 306, 256 420'), darker(steel, 0.4), 4, 0.6);
  pen.shape(tube('256 282 11, 256 196 10'), '#6a4434', {
    grain: [veins(pen, box(246, 196, 20, 86), '#3a2420', 4, 3, true)],
  });
  pen.shape(tube('166 290 9, 210 276 12, 302 276 12, 346 290 9'), brass);
  pen.shape(oval(256, 186, 17), brass);
}

/** A dead squire in armour behind a greatsword, his oath sealed on a scroll round his neck. */
export function drawBarrowSquireHale(pen: Pen, { body, dress }: Look): void {
  const steel = body.first;
  const shadow = darker(steel, 0.25);
  const cloth = dress.first;
  pen.shape(
    [
      ...pts('176 214, 136 250, 96 330, 62 404'),
      ...hem(54, 462, 452, 'ragged'),
      ...pts('448 404, 416 330, 376 250, 338 214'),
    ],
    darker(cloth, 0.2),
    { to: darker(cloth, 0.5), grain: [veins(pen, box(70, 240, 380, 210), darker(cloth, 0.6), 13, 16)] },
  );
  for (const [x, isFar] of [
    [324, true],
    [196, false],
  ] as const) {
    const tone = isFar ? mix(shadow, pen.light.dusk, 0.25) : steel;
    pen.shape(
      tube([
        { x: x + (isFar ? -12 : 12), y: 356, half: 32 },
        { x, y: 408, half: 25 },
        { x, y: 448, half: 23 },
      ]),
      tone,
    );
    pen.shape(oval(x, 404, 29, 24), lighter(tone, 0.1));
    pen.shape(
      [
        point(x - 62, GROUND, true),
        point(x - 58, GROUND - 18),
        point(x - 22, GROUND - 36),
        point(x + 26, GROUND - 34),
        point(x + 28, GROUND, true),
      ],
      tone,
    );
    for (const u of [-40, -20])
      pen.line([point(x + u, GROUND - 24), point(x + u - 4, GROUND - 3)], darker(tone, 0.4), 2.4, 0.7);
  }
  pen.shape(
    [
      ...pts('186 218, 156 252, 170 330'),
      ...hem(160, 356, 396, 'ragged'),
      ...pts('346 330, 358 252, 326 218'),
    ],
    cloth,
    {
      to: darker(cloth, 0.2),
      reach: 22,
      grain: [veins(pen, box(160, 230, 190, 160), darker(cloth, 0.5), 9, 12)],
      inside: () => pen.mark(pts('256 200!, 380 200!, 380 420!, 256 420!'), dress.second, 0.7),
    },
  );
  pen.shape(pts('184 214, 256 204, 330 214, 342 262, 312 304, 256 314, 200 304, 170 262'), steel, {
    reach: 20,
    grain: [speckle(pen, box(170, 204, 172, 110), '#8a5a3c', 40, 4)],
  });
  for (const [x, y, side] of [
    [158, 234, 1],
    [354, 234, -1],
  ] as const) {
    const tone = side > 0 ? steel : shadow;
    pen.shape(
      tube([
        { x: x + side * 4, y: 256, half: 26 },
        { x: x - side * 16, y: 306, half: 23 },
        { x: 256 - side * 30, y: 246, half: 20 },
      ]),
      tone,
    );
    pen.shape(oval(x, y, 50, 42, side * -0.3), tone, { reach: 16 });
    pen.shape(oval(x - side * 2, y + 12, 40, 30, side * -0.3), lighter(tone, 0.08));
    for (const u of [-24, 0, 24])
      pen.shape(oval(x + u, y - 20 + Math.abs(u) * 0.3, 5), dress.second, { ink: 1 });
  }
  drawSword(pen, steel, dress.second);
  for (const [x, y, turn] of [
    [242, 226, 0.3],
    [268, 250, 3.4],
  ] as const)
    pen.at({ x, y, turn }, () => fist(pen, 25, lighter(steel, 0.08)));
  // The skull in the helmet.
  pen.glow(250, 128, 120, '#8fe8c8', 0.7);
  pen.shape(pts('196 152, 204 188, 232 212, 274 212, 304 186, 312 150'), BONE, { shade: 0.4 });
  pen.mark(pts('186 118, 320 118, 314 162, 250 176, 196 162'), '#1c1428');
  for (const x of [222, 278]) {
    pen.glow(x, 140, 44, '#8fe8c8', 0.95);
    pen.look(x, 140, 17);
    pen.mark(oval(x, 140, 13, 14), '#8fe8c8');
    pen.mark(oval(x, 140, 6, 7), '#f4fff8');
  }
  pen.mark(pts('246 158!, 256 174!, 238 174!'), '#1c1428');
  for (const x of [222, 236, 250, 264, 278]) pen.line([point(x, 186), point(x, 204)], '#5a4438', 3);
  for (const d of ['314 92 18, 372 70 16, 400 14 9, 384 -24 1', '190 92 18, 132 70 16, 104 14 9, 120 -24 1'])
    pen.shape(tube(d), BONE);
  pen.shape(
    pts(
      '168 176!, 164 100, 200 44, 252 26, 306 44, 340 100, 336 176!, 314 168, 312 124, 254 108, 194 124, 192 168',
    ),
    steel,
    { reach: 18, grain: [speckle(pen, box(160, 30, 180, 140), '#8a5a3c', 34, 4)] },
  );
  pen.shape(tube('252 28 8, 250 92 8, 248 150 6'), dress.second);
  pen.shape(tube('170 120 7, 252 100 9, 336 120 7'), dress.second);
  // The oath, with its seal.
  pen.shape(pts('112 316!, 164 306!, 172 392!, 120 400!'), '#f4e6c4', {
    inside: () => {
      for (const y of [326, 342, 358]) pen.line([point(122, y), point(158, y - 5)], '#6a5444', 3, 0.7);
    },
  });
  pen.shape(tube('106 314 8, 170 302 8'), '#e0cca0');
  pen.shape(oval(150, 384, 12), '#c8384a');
  tuft(pen, 430, 60, 36, 5, '#7c9a4e');
}
