import { darker, lighter } from '../../scene/colour.ts';
import { blush, eye, eyePair, fist, mouth, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, joints, leaf, oval, pts, stretched, tube } from '../points.ts';
import { veins } from '../texture.ts';

const WOOD = '#b4824f';

/** One of the lanterns that he has stolen. */
function lantern(pen: Pen, x: number, y: number, size: number): void {
  pen.at({ x, y, scale: size }, () => {
    pen.line(pts('0 -70, 0 -30'), '#5a3c2c', 5);
    pen.shape(pts('-24 -14!, 24 -14!, 28 36!, -28 36!'), '#ffe08a', { to: '#ff9a3c', shade: 0.1 });
    pen.line(pts('0 -14, 0 36'), '#7a4c30', 4);
    pen.shape(pts('-10 -34!, 10 -34!, 32 -12!, -32 -12!'), '#8a5a3c');
    pen.shape(pts('-34 34!, 34 34!, 28 48!, -28 48!'), '#8a5a3c');
  });
}

/** A crown of twigs: the nest of a squirrel who still lives in it. */
function nest(pen: Pen, x: number, y: number): void {
  pen.shape(oval(x + 32, y - 42, 27, 30), '#d8783c');
  for (const side of [1, -1])
    pen.shape(leaf(x + 32 + side * 14, y - 62, 26, 16, -Math.PI / 2 + side * 0.3), '#d8783c', { ink: 1.2 });
  eye(pen, x + 24, y - 48, 7, { mood: 'wide', lid: '#d8783c' });
  eye(pen, x + 42, y - 48, 7, { mood: 'wide', lid: '#d8783c' });
  for (const [u, v, turn, length] of [
    [-70, -8, -2.4, 44],
    [-44, -24, -2, 52],
    [-16, -30, -1.7, 44],
    [64, -12, -0.7, 50],
    [88, 0, -0.3, 36],
  ] as const)
    pen.shape(leaf(x + u, y + v, length, 22, turn, 5), '#8fae52', { ink: 1.3 });
  pen.shape(
    stretched(pts('-96 -6, -60 -34, 0 -40, 62 -34, 98 -4, 84 30, 0 40, -84 28'), x, y, 1),
    '#dcae70',
    {
      to: '#94643e',
      grain: [
        veins(pen, box(x - 96, y - 36, 194, 70), '#6a4028', 7, 14, true),
        veins(pen, box(x - 90, y - 30, 180, 60), '#f4d8a0', 4, 18, true),
      ],
    },
  );
  for (const [u, v] of [
    [-50, 0],
    [0, 8],
    [50, 0],
  ] as const) {
    pen.shape(stretched(pts('-11 -4, 11 -4, 9 12, 0 20!, -9 12'), x + u, y + v, 1), '#e8b04a', { ink: 1.3 });
    pen.shape(stretched(pts('-14 -2, -8 -14, 0 -16, 8 -14, 14 -2'), x + u, y + v, 1), '#8a5a38', {
      ink: 1.3,
    });
  }
}

/** A small baron on a round throne, a nest for a crown. He holds out his hand: the shade is taxed. */
export function drawPinchbeck(pen: Pen, { body, dress, mood }: Look): void {
  const skin = body.first;
  const coat = dress.first;
  pen.shape(tube('20 62 11, 140 34 13, 380 30 13, 494 58 10'), WOOD, {
    grain: [veins(pen, box(20, 20, 470, 50), darker(WOOD, 0.45), 4, 5, true)],
  });
  for (const [x, y, turn] of [
    [60, 58, 1.9],
    [452, 52, 1.2],
    [180, 36, -2],
    [330, 30, -1],
  ] as const)
    pen.shape(leaf(x, y, 54, 24, turn, 6), '#7fa04e', { ink: 1.3 });
  // The throne is a slice of a trunk.
  pen.shape(oval(256, 282, 204, 196), '#6a4632', { reach: 20 });
  pen.shape(oval(256, 280, 178, 170), '#5c3c30', { to: '#442c28', reach: 20 });
  for (const r of [140, 96]) pen.ring(256, 280, r, r * 0.95, '#74503a', 4);
  for (const [x, turn] of [
    [84, 0.2],
    [428, -0.2],
  ] as const)
    pen.at({ x, y: 440, turn }, () =>
      pen.shape(pts('-40 -60!, 40 -60!, 52 48!, -48 48!'), '#8a6040', {
        grain: [veins(pen, box(-40, -60, 90, 100), '#4a2e20', 5, 6)],
      }),
    );
  // Legs that do not reach the ground.
  for (const [x, isFar] of [
    [306, true],
    [212, false],
  ] as const) {
    const trousers = darker(coat, isFar ? 0.4 : 0.28);
    pen.shape(
      tube([
        { x: x > 256 ? 286 : 232, y: 372, half: 40 },
        { x, y: 388, half: 36 },
        { x: x - 4, y: 440, half: 26 },
      ]),
      trousers,
    );
    pen.shape(stretched(pts('-30 -22!, 30 -22!, 30 26!, -54 26!, -58 8, -32 -6'), x, 456, 1), '#8a5c44', {
      to: '#523428',
    });
  }
  pen.shape(tube('318 280 30, 372 320 27, 392 268 21'), darker(coat, 0.14));
  // The sceptre is a slingshot.
  pen.shape(tube('394 380 10, 396 260 10, 398 196 10'), WOOD);
  pen.shape(tube('398 200 9, 370 166 9, 364 116 8'), WOOD);
  pen.shape(tube('398 200 9, 430 166 9, 436 116 8'), WOOD);
  pen.line(pts('366 126, 400 178, 434 126'), '#d8506c', 6);
  pen.at({ x: 394, y: 258, turn: 1.4 }, () => fist(pen, 25, skin));
  pen.shape(pts('204 262, 256 246, 310 262, 330 330, 326 394, 256 412, 186 394, 184 330'), coat, {
    to: darker(coat, 0.3),
    reach: 20,
    grain: [veins(pen, box(184, 260, 146, 140), darker(coat, 0.5), 7, 12)],
  });
  pen.shape(pts('234 258, 280 258, 288 330, 282 402, 232 402, 226 330'), dress.second, {
    to: darker(dress.second, 0.25),
  });
  for (const { x, y, half } of joints('257 306 7, 257 336 7')) pen.shape(oval(x, y, half), '#b07c3c');
  pen.shape(tube('186 364 12, 256 380 13, 328 364 12'), '#94643e');
  pen.shape(pts('236 362!, 278 362!, 276 402!, 238 402!'), '#e8b44c');
  for (const [x, y, r] of [
    [184, 262, 34],
    [328, 262, 34],
    [222, 276, 28],
    [290, 276, 28],
    [256, 282, 26],
  ] as const)
    pen.shape(oval(x, y, r, r * 0.72), '#f0e2c4', {
      ink: 1.4,
      inside: () => pen.mark(oval(x, y + 4, 5, 9), '#4a3028'),
    });
  // The near hand wants the tax.
  pen.shape(tube('190 284 32, 128 330 29, 78 296 23'), coat);
  pen.shape(tube('86 274 10, 102 322 10'), dress.second);
  pen.at({ x: 64, y: 284, turn: 0.5 }, () => openHand(pen, 30, skin));
  for (const { x, y, half } of joints('34 214 13, 66 198 11, 88 220 12')) {
    pen.shape(oval(x, y, half), '#ffcf5a', { to: '#c8842c' });
    pen.mark(oval(x, y, half * 0.4), '#c8842c', 0.8);
  }
  // The head.
  for (const side of [1, -1])
    pen.shape(
      leaf(256 + side * 66, 194, 62, 40, side > 0 ? -0.3 : Math.PI + 0.3, side * 6),
      side > 0 ? darker(skin, 0.16) : skin,
    );
  pen.shape(pts('176 176, 190 126, 256 106, 320 126, 336 178, 318 236, 256 268, 196 238'), skin, {
    to: darker(skin, 0.24),
    reach: 18,
  });
  eyePair(pen, 252, 182, 78, 26, { mood, lid: darker(skin, 0.2), iris: '#8a9a3c' });
  for (const d of ['186 144 3, 214 136 8, 240 154 4', '322 140 3, 296 126 8, 268 140 4'])
    pen.shape(tube(d), '#6a3c2c', { ink: 1.2 });
  pen.shape(pts('244 194, 228 212, 240 222, 262 216'), lighter(skin, 0.12), { shade: 0.3 });
  mouth(pen, 254, 236, 30, 9, 5.5);
  pen.mark(pts('266 240!, 280 238!, 274 252!'), '#fff4dc');
  for (const x of [198, 312]) blush(pen, x, 214, 15);
  for (const d of ['176 176 8, 170 140 20, 196 112 16', '338 176 8, 342 140 20, 316 112 16'])
    pen.shape(tube(d), '#a85c34');
  nest(pen, 256, 108);
  lantern(pen, 58, 130, 0.94);
  lantern(pen, 456, 124, 0.94);
}
