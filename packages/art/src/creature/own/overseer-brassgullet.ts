import { darker, lighter } from '../../scene/colour.ts';
import { eyePair, fist, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, oval, point, pts, stretched, tube } from '../points.ts';
import { veins } from '../texture.ts';
import { specks } from './ornaments.ts';

/** Molten metal that drips from a lip. */
const drip = (pen: Pen, d: string): void =>
  pen.shape(tube(d), '#ffb84a', { to: '#ff7a2c', shade: 0, ink: 1 });

/** A round overseer whose throat is brass; the ingot that he swallowed glows in his belly. */
export function drawOverseerBrassgullet(pen: Pen, { body, dress, mood }: Look): void {
  const brass = body.first;
  const coat = dress.first;
  const skin = '#d89468';
  for (const d of [
    '176 440, 232 436, 236 478, 220 488!, 126 488!, 128 468',
    '290 436, 346 440, 396 468, 398 488!, 304 488!, 288 476',
  ])
    pen.shape(pts(d), '#9a7060', { to: '#5a3c44' });
  // The far arm swings a pick.
  pen.at({ x: 438, y: 200, turn: 0.36 }, () => {
    pen.shape(tube('0 130 9, 0 -110 8'), '#8a5c3c');
    pen.shape(pts('-108 -62!, -60 -108, 0 -122, 60 -106, 104 -58!, 54 -84, 0 -94, -56 -86'), '#b8bcc8', {
      rim: 0.9,
    });
  });
  pen.shape(tube('370 318 42, 446 312 36, 442 238 30'), darker(coat, 0.18));
  pen.at({ x: 440, y: 206, turn: 1.57 }, () => fist(pen, 30, skin));
  pen.shape(
    pts(
      '90 340, 104 268, 170 222, 262 208, 352 222, 418 270, 432 342, 412 416, 346 460, 262 472, 178 460, 112 416',
    ),
    coat,
    {
      to: darker(coat, 0.34),
      reach: 32,
      grain: [veins(pen, box(100, 230, 330, 230), darker(coat, 0.5), 11, 22)],
    },
  );
  // The belly: a shirt so hot that the ingot shows through.
  pen.shape(pts('178 262, 344 262, 366 350, 332 436, 262 456, 192 436, 156 350'), '#f0c48c', {
    to: '#d87a3c',
    inside: () => {
      pen.glow(262, 366, 120, '#ffd860', 1);
      pen.mark(pts('206 396!, 224 340!, 302 340!, 320 396!'), '#ff8a2c');
      pen.mark(
        pts('206 396!, 224 340!, 302 340!, 320 396!').map((at) =>
          point(262 + (at.x - 262) * 0.84, 368 + (at.y - 368) * 0.78, true),
        ),
        '#fff2b0',
      );
      pen.line(pts('244 360!, 244 378'), '#e8702c', 5);
      pen.line(pts('262 360!, 262 378'), '#e8702c', 5);
      pen.line(pts('280 360!, 280 378'), '#e8702c', 5);
    },
  });
  for (const { x, y, half } of joints('190 300 10, 180 350 10, 336 300 10, 346 350 10'))
    pen.shape(oval(x, y, half), brass);
  pen.shape(tube('118 404 12, 182 434 14, 262 444 15, 342 434 14, 408 404 12'), '#5c3a40');
  pen.shape(pts('236 424!, 290 424!, 288 464!, 238 464!'), brass);
  // The head is mostly throat.
  pen.shape(
    pts(
      '134 150, 150 84, 200 52, 262 46, 324 54, 374 90, 386 150, 376 220, 340 270, 256 286, 176 268, 142 218',
    ),
    skin,
    {
      to: darker(skin, 0.3),
      reach: 20,
    },
  );
  for (const [x, turn] of [
    [132, -0.2],
    [388, 0.2],
  ] as const)
    pen.shape(oval(x, 140, 20, 30, turn), darker(skin, 0.08));
  pen.shape(oval(252, 198, 112, 86), brass, {
    to: darker(brass, 0.4),
    reach: 14,
    grain: [specks(pen, 140, 110, 230, 180, lighter(brass, 0.6), 20)],
  });
  pen.shape(oval(250, 200, 90, 66), '#5a1420', {
    rim: 0,
    shade: 0.4,
    inside: () => {
      pen.glow(250, 222, 110, '#ffb040', 1);
      pen.mark(oval(250, 232, 52, 26), '#ffe690', 0.9);
    },
  });
  for (const { x, y, half } of joints('186 168 13, 216 150 14, 250 144 14, 284 150 14, 314 168 13'))
    pen.shape(stretched(pts('-1 -0.9!, 1 -0.9!, 0.8 1.3, -0.8 1.3'), x, y, half), lighter(brass, 0.5), {
      ink: 1.4,
    });
  for (const { x, y, half } of joints('206 252 12, 236 264 13, 268 264 13, 298 250 12'))
    pen.shape(stretched(pts('-1 0.9!, 1 0.9!, 0.8 -1.2, -0.8 -1.2'), x, y, half), lighter(brass, 0.5), {
      ink: 1.4,
    });
  drip(pen, '176 244 8, 172 276 8, 174 300 12');
  drip(pen, '326 244 7, 330 266 7, 328 282 10');
  eyePair(pen, 252, 92, 82, 25, { mood, lid: darker(skin, 0.18), iris: '#c85a2c' });
  for (const spine of ['178 66 5, 206 58 11, 238 76 6', '330 68 5, 302 58 11, 270 76 6'])
    pen.shape(tube(spine), '#4a2c2c');
  pen.shape(pts('232 104, 252 98, 276 106, 284 124, 254 132, 224 122'), '#e07858');
  // A hard hat with a lamp.
  pen.shape(pts('152 74, 166 24, 216 -12, 262 -20, 312 -12, 358 26, 370 76, 262 44'), dress.second, {
    reach: 16,
  });
  pen.shape(tube('136 78 9, 200 58 11, 262 52 12, 326 60 11, 386 80 9'), darker(dress.second, 0.14));
  pen.shape(tube('262 -22 8, 262 44 8'), lighter(dress.second, 0.2));
  pen.glow(262, 20, 90, '#ffe690', 0.95);
  pen.shape(oval(262, 20, 26), brass);
  pen.shape(oval(262, 20, 18), '#fff6c8', { shade: 0.1 });
  // The near hand at the mouth: he is shouting.
  pen.shape(tube('132 320 44, 58 342 36, 78 270 29'), coat);
  pen.shape(tube('48 272 12, 112 282 12'), darker(coat, 0.4));
  pen.at({ x: 92, y: 232, turn: 1.9 }, () => openHand(pen, 34, skin));
  for (const d of ['58 150!, 16 130', '50 186!, 4 188', '76 116!, 44 82'])
    pen.line(pts(d), '#ffe0a0', 8, 0.9);
}
