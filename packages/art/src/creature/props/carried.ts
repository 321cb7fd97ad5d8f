import type { DrawProp } from '../look.ts';
import { box, leaf, point, pts, tube } from '../points.ts';
import { veins } from '../texture.ts';
import { BRASS } from './tools.ts';

const key: DrawProp = (pen) => {
  pen.shape(tube('0 -6 4, 0 26 3'), '#c9a26a');
  pen.ring(0, 42, 15, 15, BRASS, 7);
  pen.shape(tube('0 58 5, 0 112 5'), BRASS);
  for (const y of [92, 108])
    pen.shape(
      tube([
        { x: 0, y, half: 5 },
        { x: 22, y, half: 5 },
      ]),
      BRASS,
    );
};

const seeds: DrawProp = (pen) => {
  for (const [x, y, turn] of [
    [-62, 26, 0.3],
    [-46, -20, -0.1],
    [-86, -8, 0.1],
  ] as const) {
    pen.shape(leaf(x, y, 20, 9, turn), '#6a4a34', { ink: 1 });
    for (const v of [-12, 0, 12]) pen.line([point(x + 20, y), point(x + 40, y + v)], '#fff3dc', 1.8, 0.9);
  }
};

const bricks: DrawProp = (pen, { first }) => {
  pen.line(pts('0 0, -22 44'), '#f0e2c4', 4);
  pen.line(pts('0 0, 22 44'), '#f0e2c4', 4);
  pen.shape(pts('-54 44, 0 36, 54 44, 36 108, 0 118, -36 108'), '#f0e2c4', {
    grain: [veins(pen, box(-50, 44, 100, 70), '#b8a284', 5, 8)],
  });
  for (const [x, turn] of [
    [-20, -0.2],
    [14, 0.16],
  ] as const)
    pen.at({ x, y: 40, turn }, () => pen.shape(pts('-22 -16!, 22 -16!, 22 14!, -22 14!'), first));
};

/** The tail of a kite, with bows. */
const kiteTail: DrawProp = (pen, { first, second }) => {
  pen.line(pts('350 330, 410 380, 400 430, 450 470, 490 450'), '#f0e2c4', 4);
  for (const [x, y, turn] of [
    [396, 366, 0.6],
    [404, 428, 1.4],
    [456, 470, 0.2],
  ] as const)
    pen.at({ x, y, turn }, () => {
      pen.shape(pts('0 0!, -26 -14, -26 14'), first, { ink: 1.3 });
      pen.shape(pts('0 0!, 26 -14, 26 14'), second, { ink: 1.3 });
    });
  pen.shape(pts('262 206!, 356 282!, 300 360!, 204 300!'), first, {});
  pen.mark(pts('262 206!, 356 282!, 300 360!'), second, 0.8);
  pen.line(pts('262 206!, 300 360!'), '#6a4a34', 4);
  pen.line(pts('204 300!, 356 282!'), '#6a4a34', 4);
};

/** Things in a beak, and what hangs from a back. */
export const CARRIED: Readonly<Record<string, DrawProp>> = {
  key,
  seeds,
  bricks,
  'kite-tail': kiteTail,
};
