import svgpath from 'svgpath';

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One closed line of a glyph's path: the outline of a filled part or of a hole. */
export interface Contour {
  /** SVG path data. */
  readonly path: string;
  /** The contour as a polygon, with curves flattened. */
  readonly polygon: readonly Point[];
  /**
   * Signed area in square units of the glyph's canvas of 512 by 512. The sign tells the direction of the
   * path.
   */
  readonly area: number;
  readonly box: Box;
}

const CURVE_STEPS = 8;

/** Splits path data into its closed lines. */
export function contoursOf(path: string): Contour[] {
  const contours: Contour[] = [];
  let pen = new Pen([0, 0]);
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment) => {
      const [command] = segment;
      const numbers = segment.slice(1).map(Number);
      if (command === 'M' || command === 'Z' || command === 'z') {
        if (pen.polygon.length > 2) contours.push(pen.contour());
        pen = new Pen(command === 'M' ? pointAt(numbers, 0) : pen.start);
      } else {
        pen.draw(command, numbers);
      }
    });
  if (pen.polygon.length > 2) contours.push(pen.contour());
  return contours;
}

const pointAt = (numbers: readonly number[], index: number): Point => [
  numbers[index] ?? 0,
  numbers[index + 1] ?? 0,
];
const short = (value: number): string => String(Math.round(value * 10) / 10);
const pathText = (command: string, numbers: readonly number[]): string =>
  `${command}${numbers.map(short).join(' ')}`;

/** Follows the segments of one contour and collects its points. */
class Pen {
  readonly start: Point;
  readonly polygon: Point[];
  #path: string;

  constructor(start: Point) {
    this.start = start;
    this.polygon = [start];
    this.#path = pathText('M', start);
  }

  draw(command: string, numbers: readonly number[]): void {
    const from = this.polygon.at(-1) ?? this.start;
    this.#path += pathText(command, numbers);
    switch (command) {
      case 'L':
        this.polygon.push(pointAt(numbers, 0));
        return;
      case 'H':
        this.polygon.push([numbers[0] ?? 0, from[1]]);
        return;
      case 'V':
        this.polygon.push([from[0], numbers[0] ?? 0]);
        return;
      case 'Q':
        this.#curve([from, pointAt(numbers, 0), pointAt(numbers, 2)]);
        return;
      case 'C':
        this.#curve([from, pointAt(numbers, 0), pointAt(numbers, 2), pointAt(numbers, 4)]);
        return;
      default:
        throw new Error(`A glyph draws with "${command}", which contoursOf does not know`);
    }
  }

  #curve(controls: readonly Point[]): void {
    for (let step = 1; step <= CURVE_STEPS; step += 1)
      this.polygon.push(onCurve(controls, step / CURVE_STEPS));
  }

  contour(): Contour {
    const xs = this.polygon.map(([x]) => x);
    const ys = this.polygon.map(([, y]) => y);
    return {
      path: `${this.#path}z`,
      polygon: this.polygon,
      area: signedArea(this.polygon),
      box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
    };
  }
}

/** The point at `part` (0 to 1) of a Bézier curve of any degree, by De Casteljau's algorithm. */
function onCurve(controls: readonly Point[], part: number): Point {
  let points = controls;
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y];
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  }
  return points[0] ?? [0, 0];
}

function signedArea(polygon: readonly Point[]): number {
  let twice = 0;
  let [fromX, fromY] = polygon.at(-1) ?? [0, 0];
  for (const [x, y] of polygon) {
    twice += fromX * y - x * fromY;
    [fromX, fromY] = [x, y];
  }
  return twice / 2;
}
