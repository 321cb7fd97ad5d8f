import { darker, lighter } from '../../scene/colour.ts';
import type { DrawProp } from '../look.ts';
import { box, corner, oval, point, pts, spikes, tube } from '../points.ts';
import { veins } from '../texture.ts';

/** At the neck, around (0, 0). */
const scarf: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('22 -4!, 44 -2!, 56 66!, 34 72!'), darker(first, 0.15), {});
  pen.shape(pts('-52 -14, 0 -4, 50 -16, 54 10, 0 24, -54 10'), first, {
    grain: [veins(pen, box(-52, -12, 104, 36), darker(first, 0.4), 5, 5)],
  });
  pen.shape(tube('34 46 4, 54 44 4'), second, { ink: 1 });
};

/** A ribbon with a star that elites wear at the neck, around (0, 0). */
const medal: DrawProp = (pen, { first }) => {
  pen.shape(pts('-44 -22!, -28 -30!, 6 34!, -10 46!'), lighter(first, 0.2), { ink: 1.5 });
  pen.shape(pts('44 -22!, 28 -30!, -6 34!, 10 46!'), first, { ink: 1.5 });
  pen.shape(spikes(0, 54, 27, 27, 8, 0.26), '#ffcf5a', { to: '#c8842c', ink: 1.6 });
  pen.shape(oval(0, 54, 13), '#fff0b8', { ink: 1.2 });
};

const bell: DrawProp = (pen, { first, second }) => {
  pen.shape(tube('-46 -16 7, 0 4 8, 48 -14 7'), second);
  pen.shape(pts('-30 66!, -22 32, 0 10, 22 32, 30 66!, 0 74'), first);
  pen.shape(oval(0, 74, 9), darker(first, 0.4));
};

const napkin: DrawProp = (pen, { first, second }) =>
  pen.shape(pts('-50 -14, 6 6, 58 -12, 46 40, 4 84!, -36 42'), first, {
    inside: () => {
      for (let at = -50; at < 90; at += 22) {
        pen.line([point(at, -20), point(at, 90)], second, 5, 0.4);
        pen.line([point(-60, at), point(70, at)], second, 5, 0.4);
      }
    },
  });

const ruff: DrawProp = (pen, { first }) => pen.shape(spikes(0, 4, 62, 32, 15, 0.2), first, { reach: 8 });

const stole: DrawProp = (pen, { first, second }) => {
  for (const side of [-1, 1])
    pen.shape(
      [point(side * 16, -16), point(side * 44, -10), corner(side * 52, 120), corner(side * 22, 126)],
      first,
      {
        inside: () => {
          for (const d of [
            [-8, 96, 8, 96],
            [0, 84, 0, 110],
          ] as const)
            pen.line([point(side * 36 + d[0], d[1]), point(side * 36 + d[2], d[3])], second, 5);
        },
      },
    );
};

const tie: DrawProp = (pen, { first }) => {
  pen.shape(pts('0 0!, -34 -18, -38 16'), first);
  pen.shape(pts('0 0!, 34 -18, 36 18'), first);
  pen.shape(oval(0, 0, 8), lighter(first, 0.2));
};

const button: DrawProp = (pen, { first, second }) => {
  pen.shape(oval(0, 0, 46, 50, 0.2), first);
  pen.shape(oval(0, 0, 33, 36, 0.2), lighter(first, 0.12), { shade: 0.5, rim: 0.2 });
  for (const [x, y] of [
    [-10, -11],
    [12, -8],
    [-12, 10],
    [9, 13],
  ] as const)
    pen.mark(oval(x, y, 5.5), darker(first, 0.7));
  for (const d of ['-10 -11, 9 13', '12 -8, -12 10']) pen.line(pts(d), second, 4);
};

/** What is worn at the neck and on the back. */
export const CLOTHES: Readonly<Record<string, DrawProp>> = {
  scarf,
  medal,
  bell,
  napkin,
  ruff,
  stole,
  tie,
  button,
};
