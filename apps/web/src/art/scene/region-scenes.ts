import type { RidgeSpec } from './landscape.ts';

/** The light, the land and the weather of a region (game-design 3, look.md). */
export interface SceneSpec {
  /** Colours of the sky from its top to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly orb: {
    readonly kind: 'sun' | 'moon' | 'eclipse' | 'ringed';
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly colour: string;
  };
  readonly stars: number;
  readonly clouds: string | null;
  /** Colour of the water that lies behind the second ridge; null on dry land. */
  readonly water: string | null;
  /** Colour of the motes in the air: fireflies, spores, embers, snow. */
  readonly motes: { readonly colour: string; readonly count: number };
  /** Back to front. */
  readonly ridges: readonly RidgeSpec[];
}

const LANTERNLEA: SceneSpec = {
  sky: ['#2d4a63', '#8f8ab0', '#f6d08c'],
  orb: { kind: 'sun', x: 860, y: 176, radius: 40, colour: '#fff0c4' },
  stars: 14,
  clouds: '#ffe9c4',
  water: null,
  motes: { colour: '#ffe79a', count: 34 },
  ridges: [
    { shape: 'peaks', crest: 0.66, swing: 0.24, colour: '#a795b4' },
    {
      shape: 'rolling',
      crest: 0.66,
      swing: 0.07,
      colour: '#8b9a6a',
      props: { kinds: ['oak', 'pine'], count: 34, size: [0.05, 0.09] },
    },
    {
      shape: 'rolling',
      crest: 0.77,
      swing: 0.06,
      colour: '#5f7d4a',
      props: { kinds: ['oak', 'oak', 'pine'], count: 15, size: [0.11, 0.19] },
    },
    {
      shape: 'rolling',
      crest: 0.9,
      swing: 0.05,
      colour: '#2f4a33',
      props: { kinds: ['grass', 'oak'], count: 12, size: [0.12, 0.26] },
    },
    {
      shape: 'rolling',
      crest: 0.98,
      swing: 0.02,
      colour: '#16251c',
      props: { kinds: ['grass'], count: 30, size: [0.06, 0.12] },
    },
  ],
};

const TATTLEWOOD: SceneSpec = {
  sky: ['#0c2a2d', '#1f5f5d', '#d9a45a'],
  orb: { kind: 'moon', x: 380, y: 146, radius: 44, colour: '#f4e3a0' },
  stars: 30,
  clouds: '#7fb8ab',
  water: null,
  motes: { colour: '#ffc86b', count: 40 },
  ridges: [
    {
      shape: 'rolling',
      crest: 0.6,
      swing: 0.06,
      colour: '#3f8078',
      props: { kinds: ['pine'], count: 46, size: [0.12, 0.24] },
    },
    {
      shape: 'rolling',
      crest: 0.7,
      swing: 0.06,
      colour: '#285f59',
      props: { kinds: ['pine', 'oak', 'snag'], count: 26, size: [0.2, 0.36] },
    },
    {
      shape: 'rolling',
      crest: 0.84,
      swing: 0.05,
      colour: '#173f3d',
      props: { kinds: ['pine', 'oak', 'pine'], count: 13, size: [0.3, 0.56] },
    },
    {
      shape: 'rolling',
      crest: 0.97,
      swing: 0.03,
      colour: '#0a2022',
      props: { kinds: ['grass', 'snag', 'grass'], count: 22, size: [0.1, 0.24] },
    },
  ],
};

const WRACKGLASS_COAST: SceneSpec = {
  sky: ['#23426b', '#6f94ad', '#f5b79c'],
  orb: { kind: 'sun', x: 470, y: 208, radius: 38, colour: '#fff1d2' },
  stars: 0,
  clouds: '#ffe6dc',
  water: '#6fa6a8',
  motes: { colour: '#d6fff0', count: 14 },
  ridges: [
    { shape: 'peaks', crest: 0.6, swing: 0.14, colour: '#8f8fb0' },
    {
      shape: 'shore',
      crest: 0.66,
      swing: 0.05,
      colour: '#3f7a80',
      props: { kinds: ['snag', 'pine'], count: 20, size: [0.06, 0.12] },
    },
    {
      shape: 'shore',
      crest: 0.8,
      swing: 0.05,
      colour: '#265560',
      props: { kinds: ['coral', 'snag'], count: 14, size: [0.1, 0.2] },
    },
    {
      shape: 'shore',
      crest: 0.9,
      swing: 0.04,
      colour: '#12303c',
      props: { kinds: ['reed', 'coral', 'reed'], count: 20, size: [0.14, 0.34] },
    },
  ],
};

const EMBERFURROW: SceneSpec = {
  sky: ['#2a1522', '#8f2f2b', '#f79a4a'],
  orb: { kind: 'eclipse', x: 840, y: 150, radius: 40, colour: '#ffb45a' },
  stars: 0,
  clouds: '#6b2a2c',
  water: null,
  motes: { colour: '#ffb35c', count: 46 },
  ridges: [
    { shape: 'peaks', crest: 0.7, swing: 0.42, colour: '#a8502f' },
    { shape: 'peaks', crest: 0.76, swing: 0.2, colour: '#7d3626' },
    {
      shape: 'rolling',
      crest: 0.8,
      swing: 0.06,
      colour: '#572320',
      props: { kinds: ['snag', 'column'], count: 14, size: [0.08, 0.18] },
    },
    {
      shape: 'rolling',
      crest: 0.92,
      swing: 0.05,
      colour: '#34161b',
      props: { kinds: ['snag'], count: 9, size: [0.2, 0.36] },
    },
    {
      shape: 'rolling',
      crest: 0.99,
      swing: 0.03,
      colour: '#1b0c12',
      props: { kinds: ['grass', 'snag'], count: 24, size: [0.06, 0.16] },
    },
  ],
};

const LULLFROST: SceneSpec = {
  sky: ['#141f42', '#3e5c92', '#c9d6ee'],
  orb: { kind: 'moon', x: 880, y: 132, radius: 34, colour: '#eef6ff' },
  stars: 80,
  clouds: '#7f8fcf',
  water: null,
  motes: { colour: '#ffffff', count: 80 },
  ridges: [
    { shape: 'peaks', crest: 0.76, swing: 0.5, colour: '#a9bfe0' },
    { shape: 'peaks', crest: 0.8, swing: 0.3, colour: '#7f95c4' },
    {
      shape: 'rolling',
      crest: 0.82,
      swing: 0.05,
      colour: '#5a6fa3',
      props: { kinds: ['pine'], count: 44, size: [0.07, 0.15] },
    },
    { shape: 'rolling', crest: 0.9, swing: 0.04, colour: '#dfe8f7' },
    {
      shape: 'rolling',
      crest: 0.97,
      swing: 0.02,
      colour: '#22305a',
      props: { kinds: ['pine', 'pine', 'crystal'], count: 15, size: [0.12, 0.34] },
    },
  ],
};

const FELLCROWN: SceneSpec = {
  sky: ['#120f33', '#4a3a82', '#eda9a6'],
  orb: { kind: 'ringed', x: 830, y: 150, radius: 46, colour: '#f0d5e6' },
  stars: 130,
  clouds: '#8f6fc0',
  water: null,
  motes: { colour: '#ffe8ff', count: 44 },
  ridges: [
    { shape: 'peaks', crest: 0.72, swing: 0.36, colour: '#8a6aa8' },
    { shape: 'peaks', crest: 0.8, swing: 0.22, colour: '#654a92' },
    {
      shape: 'rolling',
      crest: 0.82,
      swing: 0.04,
      colour: '#45336f',
      props: { kinds: ['column', 'crystal'], count: 18, size: [0.1, 0.2] },
    },
    {
      shape: 'rolling',
      crest: 0.92,
      swing: 0.04,
      colour: '#2b2050',
      props: { kinds: ['crystal', 'column'], count: 12, size: [0.14, 0.32] },
    },
    {
      shape: 'rolling',
      crest: 0.99,
      swing: 0.02,
      colour: '#150f2e',
      props: { kinds: ['crystal', 'grass'], count: 22, size: [0.06, 0.18] },
    },
  ],
};

const SCENES: readonly SceneSpec[] = [
  LANTERNLEA,
  TATTLEWOOD,
  WRACKGLASS_COAST,
  EMBERFURROW,
  LULLFROST,
  FELLCROWN,
];

/** The scene of a region; regions that an import adds share the existing ones in turn. */
export const sceneOf = (regionId: number): SceneSpec =>
  SCENES[(Math.max(1, regionId) - 1) % SCENES.length] ?? LANTERNLEA;
