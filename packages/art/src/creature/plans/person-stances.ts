export type Coordinates = readonly [x: number, y: number];
export interface Arm {
  readonly elbow: Coordinates;
  readonly hand: Coordinates;
}
export interface Stance {
  readonly near: Arm;
  readonly far: Arm;
  /** The feet, the far one first. */
  readonly feet: readonly [number, number];
  /** How far the whole body leans; below 0: forward. */
  readonly lean: number;
  readonly head: Coordinates;
}

export const STANCES: Readonly<Record<string, Stance>> = {
  stand: {
    near: { elbow: [184, 340], hand: [178, 398] },
    far: { elbow: [346, 332], hand: [352, 392] },
    feet: [300, 226],
    lean: 0,
    head: [258, 186],
  },
  offer: {
    near: { elbow: [184, 334], hand: [128, 316] },
    far: { elbow: [350, 332], hand: [338, 392] },
    feet: [304, 232],
    lean: 0,
    head: [256, 184],
  },
  aim: {
    near: { elbow: [180, 300], hand: [122, 292] },
    far: { elbow: [330, 296], hand: [236, 292] },
    feet: [320, 216],
    lean: 0.05,
    head: [262, 182],
  },
  raise: {
    near: { elbow: [170, 322], hand: [146, 380] },
    far: { elbow: [372, 236], hand: [366, 152] },
    feet: [322, 210],
    lean: -0.05,
    head: [254, 184],
  },
  lunge: {
    near: { elbow: [158, 318], hand: [84, 300] },
    far: { elbow: [368, 310], hand: [420, 352] },
    feet: [366, 168],
    lean: -0.14,
    head: [250, 192],
  },
  sneak: {
    near: { elbow: [168, 336], hand: [132, 268] },
    far: { elbow: [340, 344], hand: [372, 288] },
    feet: [330, 196],
    lean: -0.2,
    head: [238, 214],
  },
  spread: {
    near: { elbow: [150, 314], hand: [76, 262] },
    far: { elbow: [366, 306], hand: [438, 252] },
    feet: [302, 220],
    lean: 0,
    head: [256, 184],
  },
  fold: {
    near: { elbow: [172, 336], hand: [256, 330] },
    far: { elbow: [342, 334], hand: [270, 318] },
    feet: [296, 226],
    lean: 0.03,
    head: [258, 180],
  },
};
