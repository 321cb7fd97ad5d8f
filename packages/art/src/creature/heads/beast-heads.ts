import { darker, lighter } from '../../scene/colour.ts';
import { blush, type EyeLook, eye, mouth } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { box, leaf, oval, point, pts, puffs, type Shape, tube } from '../points.ts';
import { fur, veins } from '../texture.ts';

/** A head in profile that looks left; its skull has radius 50. */
interface BeastHead {
  /** Length and thickness of the muzzle, and how far its tip hangs. */
  readonly muzzle: number;
  readonly thick: number;
  readonly drop: number;
  readonly nose: string;
  readonly eye: number;
  readonly pupil?: EyeLook['pupil'];
  readonly iris?: string;
  readonly ears: Ears;
  /** Horns, stripes, tusks: drawn over the head. */
  readonly over?: (pen: Pen, look: Look) => void;
  /** Drawn before the head. */
  readonly under?: (pen: Pen, look: Look) => void;
}

interface Ears {
  readonly length: number;
  readonly width: number;
  /** Of the near ear; the far one is turned further. */
  readonly turn: number;
  readonly tip: 'round' | 'point';
}

const ears = (length: number, width: number, turn: number, tip: Ears['tip'] = 'point'): Ears => ({
  length,
  width,
  turn,
  tip,
});

const outline = ({ muzzle, thick, drop }: BeastHead): Shape => [
  ...pts('48 5, 30 -40, 0 -50, -31 -33'),
  point(-40 - muzzle * 0.45, -thick * 0.62 + drop * 0.7),
  point(-31 - muzzle, -thick * 0.5 + drop),
  point(-37 - muzzle, drop),
  point(-28 - muzzle, thick * 0.5 + drop),
  point(-25 - muzzle * 0.35, thick * 0.78 + drop * 0.8),
  ...pts('-3 43, 30 39'),
];

function drawEar(
  pen: Pen,
  x: number,
  y: number,
  { length, width, tip }: Ears,
  turn: number,
  colour: string,
): void {
  const shape = (size: number, foot: number): Shape => {
    const [l, w] = [length * size, width * size * 0.6];
    const end = tip === 'round' ? [point(-w * 0.5, -l), point(w * 0.5, -l)] : [point(0, -l, true)];
    return [
      point(-w * 0.8, foot, true),
      point(-w, -l * 0.45),
      ...end,
      point(w, -l * 0.45),
      point(w * 0.8, foot, true),
    ];
  };
  pen.at({ x, y, turn }, () => {
    pen.shape(shape(1, 0), colour, { shade: 0.3 });
    pen.mark(shape(0.6, -length * 0.06), '#e09a92', 0.8);
  });
}

/** A horn along a spine, with rings. */
function horn(pen: Pen, spine: string, colour: string, rings: readonly string[] = []): void {
  pen.shape(tube(spine), colour, {});
  for (const ring of rings) pen.line(pts(ring), darker(colour, 0.45), 2, 0.6);
}

const BONE = '#e6d4ac';

const curledHorn = (pen: Pen): void => {
  horn(pen, '-4 -44 18, 36 -60 21, 72 -30 19, 62 22 15, 22 34 11, 8 4 7, 26 -8 3', '#d9bc8c');
  for (const [x, y, turn] of [
    [14, -54, 0.2],
    [34, -58, 0.5],
    [54, -50, 0.9],
    [68, -30, 1.4],
    [70, -6, 1.8],
    [58, 20, 2.5],
    [36, 32, 3],
  ] as const)
    pen.at({ x, y, turn }, () => pen.line(pts('0 -15, 5 0, 0 15'), '#7a5c3a', 2.2, 0.6));
};

const antlers = (pen: Pen, colour: string, size = 1): void =>
  pen.at({ x: 8, y: -40, scale: size }, () => {
    for (const spine of [
      '0 4 6, 18 -40 6, 14 -84 5, 34 -124 2',
      '16 -50 5, 44 -66 4, 58 -96 1',
      '14 -84 4, -8 -104 3, -12 -132 1',
      '10 -30 5, -20 -46 3, -28 -74 1',
    ])
      pen.shape(tube(spine), colour, { rim: 0.7 });
  });

const tusk = (pen: Pen, x: number, y: number, length: number): void =>
  pen.shape(leaf(x, y, length, length * 0.36, -2.1, length * 0.18), '#f6ead0', { ink: 1.4, shade: 0.25 });

export const BEAST_HEADS: Readonly<Record<string, BeastHead>> = {
  mouse: {
    muzzle: 40,
    thick: 30,
    drop: 18,
    nose: '#c0565e',
    eye: 13,
    ears: ears(72, 66, -0.3, 'round'),
    over: (pen) => {
      for (const v of [-12, 2, 14]) pen.line([point(-48, 26), point(-98, 20 + v)], '#f6ead8', 2, 0.9);
      pen.mark(pts('-62 34!, -53 35!, -55 47!, -61 47!'), '#fff8e8');
    },
  },
  rat: {
    muzzle: 46,
    thick: 34,
    drop: 22,
    nose: '#c0565e',
    eye: 12,
    ears: ears(48, 50, -0.2, 'round'),
    over: (pen) => {
      for (const v of [-12, 2, 14]) pen.line([point(-54, 30), point(-108, 22 + v)], '#f6ead8', 2, 0.9);
      pen.mark(pts('-66 40!, -54 41!, -57 58!, -65 58!'), '#fff8e8');
      blush(pen, -6, 22, 11);
    },
  },
  hare: {
    muzzle: 16,
    thick: 42,
    drop: 14,
    nose: '#c0565e',
    eye: 15,
    ears: ears(128, 34, 0.1, 'round'),
    over: (pen) => {
      for (const v of [-10, 2, 12]) pen.line([point(-38, 22), point(-80, 18 + v)], '#f6ead8', 2, 0.9);
      pen.mark(pts('-44 32!, -34 33!, -36 46!, -43 46!'), '#fff8e8');
    },
  },
  squirrel: {
    muzzle: 20,
    thick: 34,
    drop: 14,
    nose: '#5a2a30',
    eye: 15,
    ears: ears(54, 34, 0, 'point'),
    over: (pen) => {
      pen.shape(oval(-18, 26, 24, 18), '#f0dcc0', { ink: 0, rim: 0.4 });
      pen.mark(pts('-48 30!, -38 31!, -40 44!, -47 44!'), '#fff8e8');
    },
  },
  hedgehog: { muzzle: 50, thick: 28, drop: 24, nose: '#3a1a28', eye: 12, ears: ears(30, 34, 0.3, 'round') },
  badger: {
    muzzle: 40,
    thick: 34,
    drop: 16,
    nose: '#2a1420',
    eye: 11,
    ears: ears(26, 34, 0.2, 'round'),
    over: (pen) => {
      for (const d of [
        '-68 6, -30 -20, 20 -40, 40 -30, 10 -16, -30 -6',
        '-66 26, -20 30, 26 22, 20 36, -30 42',
      ])
        pen.mark(pts(d), '#2a2228', 0.82);
    },
  },
  goat: {
    muzzle: 44,
    thick: 40,
    drop: 26,
    nose: '#4a3038',
    eye: 13,
    pupil: 'bar',
    iris: '#e0a83c',
    ears: ears(48, 26, 1.7, 'round'),
    under: (pen) => horn(pen, '6 -40 9, 34 -86 9, 76 -104 6, 104 -90 1', darker(BONE, 0.28)),
    over: (pen, { body }) => {
      pen.shape(pts('-56 50!, -40 40, -22 44, -22 70, -34 104!, -46 78'), lighter(body.second, 0.2), {
        grain: [veins(pen, box(-56, 44, 36, 56), darker(body.second, 0.3), 4, 4)],
      });
      horn(pen, '-8 -42 11, 14 -92 11, 58 -120 7, 92 -108 1', BONE, [
        '-4 -62, 6 -60, 16 -66',
        '4 -80, 14 -78, 22 -86',
        '16 -98, 26 -94, 32 -104',
      ]);
    },
  },
  ram: {
    muzzle: 38,
    thick: 40,
    drop: 34,
    nose: '#1c1018',
    eye: 13,
    pupil: 'bar',
    iris: '#e0a83c',
    ears: ears(30, 24, 1.5, 'round'),
    over: (pen, { body }) => {
      pen.shape(puffs(-6, -44, 36, 20, 7, 0.2), body.second, {});
      curledHorn(pen);
    },
  },
  ewe: {
    muzzle: 34,
    thick: 40,
    drop: 30,
    nose: '#3a2430',
    eye: 17,
    ears: ears(50, 28, 1.6, 'round'),
    over: (pen, { body }) => pen.shape(puffs(0, -42, 48, 28, 9, 0.2), body.second, {}),
  },
  bull: {
    muzzle: 38,
    thick: 60,
    drop: 24,
    nose: '#3a1c24',
    eye: 12,
    ears: ears(44, 28, 1.5, 'round'),
    under: (pen) => horn(pen, '10 -36 13, 52 -62 12, 76 -104 6, 66 -136 1', darker(BONE, 0.25)),
    over: (pen) => {
      horn(pen, '-18 -40 14, -50 -70 13, -62 -112 7, -44 -146 1', BONE);
      pen.ring(-66, 48, 12, 13, '#e2ae4c', 5);
    },
  },
  wolf: {
    muzzle: 58,
    thick: 34,
    drop: 18,
    nose: '#2a1420',
    eye: 12,
    iris: '#e8b04a',
    ears: ears(58, 40, -0.1),
    over: (pen) => {
      for (const x of [-78, -64, -50]) pen.mark(pts(`${x} 30!, ${x + 9} 31!, ${x + 4} 42!`), '#fff8e8');
    },
  },
  boar: {
    muzzle: 54,
    thick: 46,
    drop: 22,
    nose: '#8a5058',
    eye: 10,
    ears: ears(44, 34, 0.2),
    over: (pen) => {
      pen.shape(oval(-88, 22, 12, 24, 0.1), '#c08078', { rim: 0.4 });
      for (const v of [14, 30]) pen.mark(oval(-91, v, 3.5, 5), '#3a1420');
      tusk(pen, -56, 48, 46);
      tusk(pen, -34, 46, 30);
    },
  },
  stag: {
    muzzle: 50,
    thick: 34,
    drop: 24,
    nose: '#2a1420',
    eye: 12,
    ears: ears(52, 30, 1.1, 'round'),
    under: (pen) => pen.at({ x: 22, y: 2, flip: true, turn: 0.3 }, () => antlers(pen, '#a88a60', 0.94)),
    over: (pen) => antlers(pen, '#d9bc8c'),
  },
  bear: { muzzle: 30, thick: 46, drop: 18, nose: '#2a1420', eye: 11, ears: ears(38, 46, -0.1, 'round') },
};

export function drawBeastHead(pen: Pen, look: Look, head: BeastHead): void {
  const { body, mood } = look;
  const far = darker(body.first, 0.2);
  head.under?.(pen, look);
  drawEar(pen, 24, -36, head.ears, head.ears.turn + 0.55, far);
  pen.shape(outline(head), body.first, {
    to: body.second,
    grain: [
      fur(pen, box(-30 - head.muzzle, -50, 80 + head.muzzle, 95), darker(body.first, 0.45), 0.4, 11, 46),
    ],
  });
  const tip = -31 - head.muzzle;
  mouth(pen, tip * 0.62, head.drop * 0.7 + head.thick * 0.48, -tip * 0.26, mood === 'cross' ? -4 : 5, 3.2);
  pen.shape(oval(tip - 1, head.drop - head.thick * 0.16, head.thick * 0.3, head.thick * 0.25), head.nose, {});
  pen.mark(oval(tip - head.thick * 0.1, head.drop - head.thick * 0.26, head.thick * 0.08), '#fff0e8', 0.8);
  eye(pen, -24, -10, head.eye, {
    mood,
    lid: darker(body.first, 0.25),
    ...(head.iris === undefined ? {} : { iris: head.iris }),
    ...(head.pupil === undefined ? {} : { pupil: head.pupil }),
  });
  drawEar(pen, 0, -40, head.ears, head.ears.turn, body.first);
  head.over?.(pen, look);
}
