import { GROUND } from '../props/places.ts';

export type Coordinates = readonly [x: number, y: number];
export type Leg = readonly [knee: Coordinates, foot: Coordinates];

export interface Stance {
  readonly chest: Coordinates;
  readonly hips: Coordinates;
  readonly head: Coordinates;
  /** In radians; below 0 lifts the muzzle. */
  readonly turn: number;
  /** Fore legs, then hind legs; the far one first. */
  readonly legs: readonly [Leg, Leg, Leg, Leg];
  /** Where the tail ends. */
  readonly tail: Coordinates;
}

export const STANCES: Readonly<Record<string, Stance>> = {
  stand: {
    chest: [196, 296],
    hips: [366, 296],
    head: [132, 210],
    turn: 0,
    legs: [
      [
        [236, 390],
        [232, GROUND],
      ],
      [
        [184, 394],
        [182, GROUND],
      ],
      [
        [330, 390],
        [336, GROUND],
      ],
      [
        [404, 392],
        [392, GROUND],
      ],
    ],
    tail: [468, 330],
  },
  walk: {
    chest: [192, 290],
    hips: [366, 300],
    head: [126, 184],
    turn: -0.12,
    legs: [
      [
        [256, 380],
        [278, GROUND],
      ],
      [
        [150, 376],
        [126, GROUND],
      ],
      [
        [320, 390],
        [296, GROUND],
      ],
      [
        [420, 388],
        [436, GROUND],
      ],
    ],
    tail: [476, 262],
  },
  charge: {
    chest: [180, 326],
    hips: [366, 274],
    head: [104, 356],
    turn: -0.25,
    legs: [
      [
        [222, 410],
        [250, GROUND],
      ],
      [
        [140, 412],
        [112, GROUND],
      ],
      [
        [352, 380],
        [316, GROUND],
      ],
      [
        [432, 376],
        [448, GROUND],
      ],
    ],
    tail: [466, 176],
  },
  sit: {
    chest: [226, 270],
    hips: [330, 386],
    head: [168, 158],
    turn: 0.05,
    legs: [
      [
        [252, 380],
        [250, GROUND],
      ],
      [
        [206, 382],
        [202, GROUND],
      ],
      [
        [330, 440],
        [290, GROUND],
      ],
      [
        [380, 440],
        [314, GROUND],
      ],
    ],
    tail: [466, 432],
  },
  rear: {
    chest: [232, 204],
    hips: [330, 356],
    head: [166, 112],
    turn: 0.1,
    legs: [
      [
        [140, 226],
        [116, 300],
      ],
      [
        [128, 186],
        [76, 236],
      ],
      [
        [296, 430],
        [272, GROUND],
      ],
      [
        [388, 424],
        [372, GROUND],
      ],
    ],
    tail: [458, 386],
  },
  leap: {
    chest: [180, 250],
    hips: [352, 286],
    head: [100, 176],
    turn: -0.1,
    legs: [
      [
        [132, 330],
        [84, 352],
      ],
      [
        [106, 302],
        [44, 304],
      ],
      [
        [420, 340],
        [440, 424],
      ],
      [
        [440, 314],
        [484, 380],
      ],
    ],
    tail: [432, 200],
  },
  perched: {
    chest: [206, 240],
    hips: [322, 246],
    head: [150, 142],
    turn: -0.18,
    legs: [
      [
        [246, 320],
        [252, 384],
      ],
      [
        [206, 322],
        [214, 386],
      ],
      [
        [300, 320],
        [280, 384],
      ],
      [
        [350, 318],
        [306, 388],
      ],
    ],
    tail: [396, 200],
  },
  squat: {
    chest: [214, 364],
    hips: [344, 362],
    head: [134, 372],
    turn: 0,
    legs: [
      [
        [248, 440],
        [246, GROUND],
      ],
      [
        [196, 442],
        [190, GROUND],
      ],
      [
        [322, 440],
        [316, GROUND],
      ],
      [
        [384, 440],
        [376, GROUND],
      ],
    ],
    tail: [452, 400],
  },
};
