/** Paths of cut-paper landscapes, drawn in a box of 1200 by 400. Seeded: the same seed always gives the same land. */

export const SCENE_WIDTH = 1200;
export const SCENE_HEIGHT = 400;

/** rolling: meadows and dunes · peaks: mountains · shore: hills that leave the middle to the water. */
export type RidgeShape = 'rolling' | 'peaks' | 'shore';
/** What stands on a ridge, as silhouettes. */
export type Prop = 'pine' | 'oak' | 'grass' | 'reed' | 'crystal' | 'snag' | 'column' | 'coral';

export interface RidgeSpec {
  readonly shape: RidgeShape;
  /** Height of the crest, 0 (top of the picture) to 1. */
  readonly crest: number;
  /** How far it rises and falls, as a share of the picture's height. */
  readonly swing: number;
  readonly colour: string;
  readonly props?: {
    readonly kinds: readonly Prop[];
    readonly count: number;
    readonly size: readonly [number, number];
  };
}

type Random = () => number;
type Corner = readonly [x: number, y: number];

/** A small linear congruential generator: numbers in [0, 1). */
export function seeded(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The crest of a ridge as a function of x. */
function crestOf({ shape, crest, swing }: RidgeSpec, random: Random): (x: number) => number {
  const phases = [random(), random(), random()].map((part) => part * Math.PI * 2);
  const [first = 0, second = 0, third = 0] = phases;
  const base = crest * SCENE_HEIGHT;
  const rise = swing * SCENE_HEIGHT;
  return (x) => {
    const along = x / SCENE_WIDTH;
    const roll =
      Math.sin(along * 7 + first) * 0.5 +
      Math.sin(along * 15 + second) * 0.3 +
      Math.sin(along * 31 + third) * 0.1;
    if (shape === 'shore')
      return base + Math.max(0, 1 - Math.abs(along - 0.5) * 2.6) * SCENE_HEIGHT * 0.3 - roll * rise;
    return base - roll * rise;
  };
}

/** The outline of a ridge, closed along the bottom of the picture. */
function outline(ridge: RidgeSpec, crest: (x: number) => number, random: Random): string {
  const points: string[] = [];
  if (ridge.shape === 'peaks') {
    const base = ridge.crest * SCENE_HEIGHT;
    let x = -40;
    while (x < SCENE_WIDTH + 80) {
      points.push(`${short(x)} ${short(base - random() * 12)}`);
      const width = 60 + random() * 90;
      points.push(
        `${short(x + width * (0.4 + random() * 0.2))} ${short(base - ridge.swing * SCENE_HEIGHT * (0.4 + random() * 0.6))}`,
      );
      x += width;
    }
  } else {
    for (let x = 0; x <= SCENE_WIDTH; x += 24) points.push(`${x} ${short(crest(x))}`);
  }
  return `M-40 ${SCENE_HEIGHT}L${points.join('L')}L${SCENE_WIDTH + 40} ${SCENE_HEIGHT}z`;
}

/** Silhouettes around (0, 0), their foot, at a height of 1; scaled by `size` and set down at (x, y). */
const SILHOUETTES: Readonly<Record<Prop, readonly (readonly Corner[])[]>> = {
  pine: [
    [
      [0, -1],
      [0.2, -0.62],
      [-0.2, -0.62],
    ],
    [
      [0, -0.78],
      [0.28, -0.34],
      [-0.28, -0.34],
    ],
    [
      [0, -0.55],
      [0.36, -0.06],
      [-0.36, -0.06],
    ],
    [
      [-0.05, 0.1],
      [-0.05, -0.1],
      [0.05, -0.1],
      [0.05, 0.1],
    ],
  ],
  oak: [
    [
      [-0.46, -0.52],
      [-0.38, -0.76],
      [-0.16, -0.94],
      [0.12, -1],
      [0.36, -0.86],
      [0.48, -0.6],
      [0.36, -0.4],
      [0.08, -0.34],
      [-0.3, -0.36],
    ],
    [
      [-0.08, 0.1],
      [-0.05, -0.4],
      [0.06, -0.4],
      [0.1, 0.1],
    ],
  ],
  grass: [
    [
      [-0.3, 0.1],
      [-0.44, -0.7],
      [-0.18, 0.1],
    ],
    [
      [-0.12, 0.1],
      [-0.04, -1],
      [0.04, 0.1],
    ],
    [
      [0.06, 0.1],
      [0.34, -0.8],
      [0.24, 0.1],
    ],
  ],
  reed: [
    [
      [-0.2, 0.1],
      [-0.17, -0.7],
      [-0.22, -0.72],
      [-0.22, -0.98],
      [-0.12, -0.98],
      [-0.12, -0.72],
      [-0.14, -0.7],
      [-0.15, 0.1],
    ],
    [
      [0.1, 0.1],
      [0.13, -0.5],
      [0.08, -0.52],
      [0.08, -0.78],
      [0.18, -0.78],
      [0.18, -0.52],
      [0.16, -0.5],
      [0.16, 0.1],
    ],
    [
      [-0.06, 0.1],
      [0.34, -0.62],
      [0.04, 0.1],
    ],
  ],
  crystal: [
    [
      [-0.1, 0.1],
      [-0.3, -0.4],
      [-0.24, -0.66],
      [-0.08, -0.44],
      [0, 0.1],
    ],
    [
      [-0.06, 0.1],
      [-0.08, -0.7],
      [0.04, -1],
      [0.16, -0.68],
      [0.12, 0.1],
    ],
    [
      [0.08, 0.1],
      [0.22, -0.36],
      [0.36, -0.5],
      [0.36, -0.28],
      [0.24, 0.1],
    ],
  ],
  snag: [
    [
      [-0.07, 0.1],
      [-0.05, -0.4],
      [-0.34, -0.72],
      [-0.3, -0.74],
      [-0.03, -0.54],
      [-0.02, -1],
      [0.03, -0.56],
      [0.3, -0.86],
      [0.33, -0.83],
      [0.06, -0.42],
      [0.08, 0.1],
    ],
  ],
  column: [
    [
      [-0.16, 0.1],
      [-0.13, -0.9],
      [-0.2, -0.92],
      [-0.2, -1],
      [0.2, -0.96],
      [0.2, -0.9],
      [0.13, -0.88],
      [0.16, 0.1],
    ],
  ],
  coral: [
    [
      [-0.08, 0.1],
      [-0.08, -0.3],
      [-0.3, -0.5],
      [-0.32, -0.82],
      [-0.24, -0.84],
      [-0.2, -0.56],
      [-0.05, -0.46],
      [-0.04, -1],
      [0.06, -1],
      [0.06, -0.6],
      [0.22, -0.74],
      [0.28, -0.7],
      [0.1, -0.4],
      [0.1, 0.1],
    ],
  ],
};

/** Twice the area a polygon encloses; its sign is the sense in which it runs. */
const sense = (corners: readonly Corner[]): number =>
  corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Corner;
    return sum + x * nextY - nextX * y;
  }, 0);

function silhouette(kind: Prop, x: number, y: number, size: number, mirror: 1 | -1): string {
  return SILHOUETTES[kind]
    .map((polygon) => {
      const corners = polygon.map(([dx, dy]): Corner => [x + dx * size * mirror, y + dy * size]);
      // All run as the ridge does: where shapes of one path overlap, opposite senses would cut a hole.
      const ordered = sense(corners) < 0 ? corners.reverse() : corners;
      return `M${ordered.map((corner) => corner.map(short).join(' ')).join('L')}z`;
    })
    .join('');
}

/** One ridge with what stands on it, as one path. */
export function ridgePath(ridge: RidgeSpec, seed: number): string {
  const random = seeded(seed);
  const crest = crestOf(ridge, random);
  let path = outline(ridge, crest, random);
  if (!ridge.props) return path;
  const { kinds, count, size } = ridge.props;
  for (let index = 0; index < count; index++) {
    const x = ((index + random() * 0.9) / count) * SCENE_WIDTH;
    const kind = kinds[Math.floor(random() * kinds.length)];
    const height = (size[0] + random() * (size[1] - size[0])) * SCENE_HEIGHT;
    if (kind) path += silhouette(kind, x, crest(x) + height * 0.06, height, random() < 0.5 ? 1 : -1);
  }
  return path;
}
