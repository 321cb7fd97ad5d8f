import { darker, lighter } from '../../scene/colour.ts';
import type { DrawProp } from '../look.ts';
import { box, leaf, oval, point, pts, puffs, spikes, tube } from '../points.ts';
import { scales, veins } from '../texture.ts';
import { flame } from './tools.ts';

/** Hats fit a head of radius 50 with its middle at (0, 0). */
const nightcap: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-46 -26, -36 -72, 8 -98, 62 -90, 100 -50, 108 -22, 84 -40, 56 -50, 48 -26'), first, {
    grain: [veins(pen, box(-40, -96, 130, 80), lighter(first, 0.4), 4, 8)],
  });
  pen.shape(oval(107, -14, 14), second);
  pen.shape(tube('-50 -26 9, 0 -38 10, 50 -28 9'), second);
};

const cap: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-52 -22!, -40 -58, 0 -74, 44 -58, 54 -24!, 0 -34'), first, {
    grain: [veins(pen, box(-50, -72, 104, 50), darker(first, 0.35), 5, 6)],
  });
  pen.shape(tube('-84 -16 4, -52 -24 8, 0 -34 8, 54 -24 7'), second);
};

const plumedCap: DrawProp = (pen, { first, second }) => {
  pen.shape(leaf(34, -52, 112, 28, -0.7, 24), second, {});
  pen.shape(pts('-56 -20!, -48 -54, -10 -76, 40 -66, 62 -22!, 0 -36'), first, {
    grain: [veins(pen, box(-50, -74, 110, 50), darker(first, 0.4), 5, 8)],
  });
  pen.shape(tube('-56 -20 7, 0 -36 8, 62 -22 7'), lighter(first, 0.25));
};

const brimHat: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-44 -26!, -40 -70, -16 -100, 30 -90, 46 -28!, 0 -20'), first, {
    grain: [veins(pen, box(-42, -96, 86, 76), darker(first, 0.4), 4, 6)],
  });
  pen.mark(pts('-44 -26, -43 -46, 0 -38, 44 -46, 46 -28, 0 -16'), second);
  pen.shape(pts('-84 -28, -40 -30, 0 -20, 44 -30, 84 -34, 62 -10, 0 -2, -64 -8'), first);
};

const pointedHat: DrawProp = (pen, { first, second }) => {
  pen.shape(pts('-46 -24!, -26 -84, -6 -142, 26 -168!, 20 -128, 36 -84, 50 -26!, 0 -16'), first, {
    grain: [veins(pen, box(-44, -150, 92, 130), darker(first, 0.4), 5, 8)],
  });
  pen.mark(pts('-46 -24, -40 -44, 0 -34, 44 -44, 50 -26, 0 -14'), second);
  pen.shape(pts('-90 -22, -40 -30, 0 -20, 46 -30, 92 -28, 64 -6, 0 2, -66 -2'), first);
};

/** A foxglove's bell, upside down. */
const bellflower: DrawProp = (pen, { first, second }) => {
  pen.shape(tube('4 -112 5, 16 -136 4, 36 -146 2'), '#7c9a4e');
  pen.shape(
    pts('-62 -2, -46 -44, -34 -92, 4 -118, 40 -92, 52 -44, 70 -6, 46 -16!, 22 0, 2 -14!, -22 2, -40 -14!'),
    first,
    {
      to: second,
      grain: [veins(pen, box(-50, -110, 104, 96), darker(first, 0.3), 6, 6)],
      inside: () => {
        for (const [x, y, r] of [
          [-24, -36, 7],
          [10, -46, 8],
          [34, -30, 6],
          [-4, -70, 6],
        ] as const)
          pen.mark(oval(x, y, r), lighter(first, 0.6), 0.8);
      },
    },
  );
};

const kerchief: DrawProp = (pen, { first, second }) => {
  pen.shape(leaf(46, -6, 58, 26, 0.7), darker(first, 0.12), {});
  pen.shape(leaf(46, -2, 50, 24, 1.25), first, {});
  pen.shape(pts('-50 -14!, -42 -50, 0 -66, 44 -48, 54 -4!, 20 -24, -14 -34'), first, {
    inside: () => {
      for (const [x, y] of [
        [-28, -38],
        [-4, -52],
        [22, -46],
        [40, -24],
        [8, -38],
      ] as const)
        pen.mark(oval(x, y, 4.5), second);
    },
  });
};

const bonnet: DrawProp = (pen, { first, second }) => {
  pen.shape(puffs(24, -46, 54, 40, 11, 0.12), darker(first, 0.06), {});
  for (let index = 0; index < 9; index += 1) {
    const angle = Math.PI * (0.98 + (index / 8) * 1.06);
    pen.shape(oval(2 + Math.cos(angle) * 52, -4 + Math.sin(angle) * 46, 14, 12), first, {
      ink: 1.3,
      shade: 0.25,
    });
  }
  pen.shape(tube('-50 -8 4, -34 -40 5, 2 -52 5, 38 -40 5, 54 -6 4'), second);
};

const crown: DrawProp = (pen, { first, second }) => {
  pen.shape(
    pts(
      '-46 -30!, -58 -84!, -32 -56!, -26 -92!, -4 -58!, 4 -96!, 20 -56!, 34 -90!, 38 -54!, 62 -80!, 48 -30!, 0 -22',
    ),
    first,
    { to: darker(first, 0.25) },
  );
  for (const [x, y] of [
    [-58, -86],
    [-26, -94],
    [4, -98],
    [34, -92],
    [62, -82],
  ] as const)
    pen.shape(oval(x, y, 5), lighter(first, 0.4));
  pen.shape(pts('2 -56!, 10 -44, 2 -30!, -6 -44'), second, { ink: 1.5 });
};

/** A wreath that elites wear around a head of radius 50. */
const leafCrown: DrawProp = (pen) => {
  for (const side of [1, -1])
    for (const [x, y, turn] of [
      [50, -22, 0.9],
      [40, -36, 0.6],
      [26, -46, 0.35],
      [10, -50, 0.15],
    ] as const)
      pen.shape(leaf(side * x, y, 36, 20, -Math.PI / 2 + side * turn), x % 4 === 0 ? '#e8b84a' : '#ffd870', {
        to: '#b87c2c',
        ink: 1.5,
      });
  pen.shape(oval(0, -44, 9), '#d8384a', { ink: 1.4 });
};

const helmet: DrawProp = (pen, { first, second }) => {
  pen.shape(
    pts('-54 14!, -56 -30, -30 -66, 10 -72, 48 -48, 58 18!, 40 8, 38 -12, 0 -22, -34 -14, -36 10'),
    first,
    { reach: 12 },
  );
  pen.shape(tube('-4 -68 6, -8 -30 6, -12 2 5'), second);
  pen.shape(tube('-54 -14 5, 0 -28 6, 56 -14 5'), second);
  for (const x of [-38, 24, 44]) pen.shape(oval(x, -20, 4), lighter(second, 0.3), { ink: 1 });
};

const hornedHelmet: DrawProp = (pen, colours) => {
  pen.shape(tube('44 -40 13, 84 -62 11, 96 -104 6, 84 -132 1'), '#e6d4ac');
  pen.shape(tube('-42 -42 13, -82 -64 11, -94 -106 6, -82 -134 1'), '#e6d4ac');
  helmet(pen, colours);
};

const candles: DrawProp = (pen, { first, second }) => {
  for (const [x, height] of [
    [-30, 34],
    [-4, 52],
    [24, 36],
  ] as const) {
    flame(pen, x, -50 - height, 34);
    pen.shape(
      tube([
        { x, y: -40, half: 9 },
        { x, y: -46 - height, half: 8 },
      ]),
      first,
    );
  }
  pen.shape(pts('-52 -38, 0 -52, 54 -38, 46 -24, 0 -32, -46 -24'), second);
};

const daisies: DrawProp = (pen, { first, second }) => {
  for (const [x, y, r] of [
    [-34, -44, 15],
    [0, -62, 18],
    [34, -46, 14],
  ] as const) {
    pen.line([point(x * 0.8, -34), point(x, y)], '#5f7a44', 4);
    pen.shape(spikes(x, y, r, r, 9, 0.45), first, { ink: 1.2 });
    pen.shape(oval(x, y, r * 0.36), second, { ink: 1 });
  }
};

const thistle: DrawProp = (pen, { first, second }) => {
  for (let index = 0; index < 9; index += 1)
    pen.shape(
      leaf(8, -34, 48 + (index % 3) * 9, 11, -2.4 + index * 0.24),
      index % 2 === 0 ? first : darker(first, 0.18),
      { ink: 1.2, shade: 0.3 },
    );
  pen.shape(pts('-46 -14, -34 -44, 4 -56, 42 -40, 52 -10!, 34 -20!, 16 -10!, -4 -22!, -24 -14!'), second, {
    grain: [scales(pen, box(-46, -56, 98, 46), darker(second, 0.4), 13)],
  });
};

/** Ears of wheat for hair. */
const wheat: DrawProp = (pen, { first }) => {
  for (const turn of [-0.9, -0.5, -0.15, 0.2, 0.55, 0.95])
    pen.at({ x: turn * 26, y: -40, turn }, () => {
      pen.line(pts('0 14, 0 -40'), darker(first, 0.3), 4);
      for (const v of [-14, -28, -42])
        for (const side of [1, -1])
          pen.shape(leaf(0, v, 26, 12, -Math.PI / 2 + side * 0.6), first, { ink: 1.1 });
      pen.shape(leaf(0, -46, 30, 12, -Math.PI / 2), first, { ink: 1.1 });
    });
};

/** What is worn on a head. */
export const HATS: Readonly<Record<string, DrawProp>> = {
  nightcap,
  cap,
  'plumed-cap': plumedCap,
  'brim-hat': brimHat,
  'pointed-hat': pointedHat,
  bellflower,
  kerchief,
  bonnet,
  crown,
  'leaf-crown': leafCrown,
  helmet,
  'horned-helmet': hornedHelmet,
  candles,
  daisies,
  thistle,
  wheat,
};
