import { seededRandom } from '../svg/random.ts';

/** A control point of a smooth outline. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** The outline has a sharp corner here. */
  readonly corner: boolean;
}
export type Shape = readonly Point[];

/** A point of a spine, and half the width of the shape there. */
export interface Joint {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

export const TURN = Math.PI * 2;
export const point = (x: number, y: number, corner = false): Point => ({ x, y, corner });
export const corner = (x: number, y: number): Point => point(x, y, true);

const numbersOf = (text: string): number[] => text.trim().split(/\s+/).map(Number.parseFloat);

/**
 * Reads an outline: `170 176, 176 120, 252 92!` has three points, the last one a corner.
 * @throws Error if a point does not have two numbers
 */
export const pts = (text: string): Shape =>
  text.split(',').map((part) => {
    const [x = Number.NaN, y = Number.NaN, ...more] = numbersOf(part.replace('!', ''));
    if (Number.isNaN(x + y) || more.length > 0) throw new Error(`"${part}" is no point`);
    return point(x, y, part.includes('!'));
  });

/** Reads a spine: `300 220 15, 340 290 11` has two joints, 30 and 22 wide. */
export const joints = (text: string): Joint[] =>
  text.split(',').map((part) => {
    const [x = Number.NaN, y = Number.NaN, half = Number.NaN] = numbersOf(part);
    if (Number.isNaN(x + y + half)) throw new Error(`"${part}" is no joint`);
    return { x, y, half };
  });

export const joint = (x: number, y: number, half: number): Joint => ({ x, y, half });

export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): Shape => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * TURN;
    const [u, v] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return point(x + u * cos - v * sin, y + u * sin + v * cos);
  });
};

/** A smooth line through joints: four joints for each given one. */
function smoothSpine(given: readonly Joint[]): Joint[] {
  const last = given.length - 1;
  const at = (index: number): Joint => given[Math.max(0, Math.min(last, index))] as Joint;
  const spine: Joint[] = [];
  for (let index = 0; index < last; index += 1) {
    const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    for (let step = 0; step < 4; step += 1) {
      const along = (part: 'x' | 'y' | 'half') => catmullRom(around, part, step / 4);
      spine.push(joint(along('x'), along('y'), Math.max(0.2, along('half'))));
    }
  }
  return [...spine, at(last)];
}

function catmullRom(
  [a, b, c, d]: readonly [Joint, Joint, Joint, Joint],
  part: 'x' | 'y' | 'half',
  t: number,
): number {
  const [p, q, r, s] = [a[part], b[part], c[part], d[part]];
  return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
}

/** A limb, tail, neck or branch along a spine. An end thinner than 2 is a point, others are round. */
export function tube(given: readonly Joint[] | string): Shape {
  const spine = smoothSpine(typeof given === 'string' ? joints(given) : given);
  const last = spine.length - 1;
  const side = (sign: number) => {
    const edge: Point[] = [];
    for (const [index, { x, y, half }] of spine.entries()) {
      const before = spine[Math.max(0, index - 1)] as Joint;
      const after = spine[Math.min(last, index + 1)] as Joint;
      const [dx, dy] = unit(before, after);
      const next = point(x - dy * half * sign, y + dx * half * sign);
      const previous = edge.at(-1);
      // At the inner side of a bend the edge would run back and make a loop.
      const isBack = previous !== undefined && (next.x - previous.x) * dx + (next.y - previous.y) * dy < 0;
      if (!isBack) edge.push(next);
    }
    return edge;
  };
  const cap = (end: Joint, before: Joint) => {
    const [dx, dy] = unit(before, end);
    return point(end.x + dx * end.half, end.y + dy * end.half, end.half < 2);
  };
  return [
    ...side(1),
    cap(spine[last] as Joint, spine[last - 1] as Joint),
    ...side(-1).reverse(),
    cap(spine[0] as Joint, spine[1] as Joint),
  ];
}

type XY = Pick<Point, 'x' | 'y'>;

/** The direction from one place to another as a vector of length 1. */
export function unit(from: XY, to: XY): readonly [x: number, y: number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [(to.x - from.x) / length, (to.y - from.y) / length];
}

/** A pointed leaf, feather, flame or quill from its foot. `turn` in radians: 0 points right. */
export function leaf(x: number, y: number, length: number, width: number, turn: number, bend = 0): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const to = (along: number, across: number, sharp = false) =>
    point(x + along * cos - across * sin, y + along * sin + across * cos, sharp);
  return [
    to(0, 0, true),
    to(length * 0.3, -width * 0.5 + bend * 0.3),
    to(length * 0.68, -width * 0.42 + bend * 0.75),
    to(length, bend, true),
    to(length * 0.66, width * 0.38 + bend * 0.6),
    to(length * 0.3, width * 0.46 + bend * 0.2),
  ];
}

/** Round puffs around an oval as one outline: wool, clouds, foliage. `depth`: how deep the notches are. */
export function puffs(x: number, y: number, rx: number, ry: number, count: number, depth = 0.16): Shape {
  const random = seededRandom(`puffs ${count} ${rx}`);
  return Array.from({ length: count }, (_, index) => {
    const start = ((index + (random() - 0.5) * 0.3) / count) * TURN;
    const reach = 1 + (random() - 0.3) * depth;
    const at = (angle: number, far: number, sharp = false) =>
      point(x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far, sharp);
    const part = TURN / count;
    return [
      at(start - part * 0.28, reach),
      at(start + part * 0.05, reach + 0.05),
      at(start + part * 0.38, reach),
      at(start + part * 0.5, 1 - depth, true),
    ];
  }).flat();
}

/** Pointed tufts around an oval as one outline: ruffs, thistles, splashes. */
export const spikes = (x: number, y: number, rx: number, ry: number, count: number, depth = 0.2): Shape =>
  Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / count / 2) * TURN;
    const reach = index % 2 === 0 ? 1 - depth : 1.06;
    return corner(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach);
  });

/** A lower edge of cloth from the left to the right. */
export function hem(left: number, right: number, y: number, edge: 'plain' | 'ragged' | 'waves'): Shape {
  if (edge === 'plain') return [point(left, y), point((left + right) / 2 + 8, y + 9), point(right, y)];
  const random = seededRandom(`hem ${left}`);
  const count = Math.max(4, Math.round((right - left) / 34));
  return Array.from({ length: count }, (_, index) => {
    const at = left + ((right - left) * index) / count;
    const next = left + ((right - left) * (index + 0.5)) / count;
    if (edge === 'waves') return [point(at, y - 8), point(next, y + 9)];
    return [corner(at, y - 4 - random() * 22), corner(next, y + 6 + random() * 10)];
  })
    .flat()
    .concat(point(right, y - 6, edge === 'ragged'));
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export function boxOf(shape: Shape): Box {
  const xs = shape.map(({ x }) => x);
  const ys = shape.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return box(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}

/** The shape in other units: its (0, 0) at (x, y), its unit `width` wide and `height` high. */
export const stretched = (shape: Shape, x: number, y: number, width: number, height = width): Shape =>
  shape.map((at) => point(x + at.x * width, y + at.y * height, at.corner));

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of a smooth curve through the points, moved by (dx, dy). */
export function curve(points: Shape, isClosed: boolean, dx = 0, dy = 0): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  const place = (x: number, y: number) => `${short(x + dx)} ${short(y + dy)}`;
  let path = `M${place(at(0).x, at(0).y)}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    // Handles as long as a part of the piece: so a short piece beside a long one makes no loop.
    const handle = Math.hypot(to.x - from.x, to.y - from.y) * 0.36;
    const [ax, ay] = from.corner ? unit(from, to) : unit(before, to);
    const [bx, by] = to.corner ? unit(from, to) : unit(from, after);
    path += `C${place(from.x + ax * handle, from.y + ay * handle)} ${place(to.x - bx * handle, to.y - by * handle)} ${place(to.x, to.y)}`;
  }
  return isClosed ? `${path}z` : path;
}
