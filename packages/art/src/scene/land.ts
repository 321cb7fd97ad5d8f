import { darker, lighter, mix } from './colour.ts';
import { between, noise, seeded } from './random.ts';
import { type Point, polygon, type Sheet, short } from './sheet.ts';

/** The y of the ground at x, in the sheet's units (y grows downwards). */
export type Crest = (x: number) => number;

interface HillSpec {
  readonly seed: string;
  /** Mean y of the crest. */
  readonly y: number;
  /** Largest distance of the crest from `y`, above and below, before `bend` is added. */
  readonly swing: number;
  /** Approximate width of one hill. */
  readonly wide: number;
  readonly colour: string;
  /** Colour of the light on the crest. */
  readonly light: string;
  /**
   * Returns a number that is added to the y of the hills' crest. `across` is the position as a share of the
   * picture's width, 0 to 1.
   */
  readonly bend?: (across: number) => number;
  readonly octaves?: number;
  /** Colour of the hills at their lower end; absent: a darker shade of `colour`. */
  readonly shade?: string;
}

/**
 * Draws hills down to the lower edge of the picture, lit along their crest. Returns the crest, so that plants
 * and buildings can be placed on it.
 */
export function drawHill(sheet: Sheet, spec: HillSpec): Crest {
  const height = noise(spec.seed, spec.octaves ?? 2);
  const crest: Crest = (x) =>
    spec.y - (height(x / spec.wide + 9) - 0.5) * 2 * spec.swing + (spec.bend?.(x / sheet.width) ?? 0);
  const points: Point[] = [[-20, sheet.height + 20]];
  for (let x = -20; x <= sheet.width + 20; x += 10) points.push([x, crest(x)]);
  points.push([sheet.width + 20, sheet.height + 20]);
  const fill = sheet.down(
    spec.y - spec.swing,
    Math.max(spec.y + 60, spec.y + (sheet.height - spec.y) * 0.9),
    [
      { at: 0, colour: mix(spec.colour, spec.light, 0.34) },
      { at: 0.3, colour: spec.colour },
      { at: 1, colour: spec.shade ?? darker(spec.colour, 0.32) },
    ],
  );
  sheet.path(polygon(points), fill);
  const rim = points.slice(1, -1).map(([x, y]) => `${short(x)} ${short(y + 1.2)}`);
  sheet.line(`M${rim.join('L')}`, mix(spec.colour, spec.light, 0.6), 2.4, 0.55);
  return crest;
}

interface MountainSpec {
  readonly seed: string;
  readonly y: number;
  readonly heights: readonly [number, number];
  readonly count: number;
  readonly colour: string;
  readonly light: string;
  /** The x of the sun or moon. It decides which side of a peak is lit. */
  readonly lightX: number;
  readonly snow?: string;
  /** Colour of the haze at the mountains' feet. */
  readonly haze: string;
}

/** Draws a range of peaks, each with a lit and a shaded side. */
export function drawMountains(sheet: Sheet, spec: MountainSpec): void {
  const random = seeded(spec.seed);
  const peaks = Array.from({ length: spec.count + 2 }, (_, index) => ({
    x: ((index - 0.5 + (random() - 0.5) * 0.6) / spec.count) * sheet.width,
    height: between(random, spec.heights[0], spec.heights[1]),
    spread: between(random, 0.95, 1.4),
    seed: `${spec.seed}${index}`,
  })).sort((left, right) => right.height - left.height);
  for (const peak of peaks) drawPeak(sheet, { ...spec, ...peak });
  const tallest = spec.heights[1];
  const haze = sheet.down(spec.y - tallest * 0.8, spec.y + 10, [
    { at: 0, colour: spec.haze, opacity: 0 },
    { at: 1, colour: spec.haze, opacity: 0.6 },
  ]);
  sheet.draw(
    `<rect y="${short(spec.y - tallest)}" width="${short(sheet.width)}" height="${short(sheet.height - spec.y + tallest)}" fill="${haze}"/>`,
  );
}

interface PeakSpec {
  readonly seed: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Half the width of the peak's foot, as a share of the peak's height. */
  readonly spread: number;
  readonly colour: string;
  readonly light: string;
  readonly lightX: number;
  readonly snow?: string;
}

/** Draws one peak whose foot is at y. */
export function drawPeak(sheet: Sheet, spec: PeakSpec): void {
  const random = seeded(spec.seed);
  const { x, y, height, snow } = spec;
  const top = y - height;
  const half = height * spec.spread;
  const steps = 7;
  const slope = (side: number): Point[] =>
    Array.from({ length: steps }, (_, index) => {
      const part = (index + 1) / steps;
      return [
        x + side * half * part + (random() - 0.5) * height * 0.06,
        top + height * part * 1.03 + (random() - 0.5) * height * 0.05,
      ];
    });
  const left = slope(-1);
  const right = slope(1);
  let drift = 0;
  const spine = Array.from({ length: steps }, (_, index): Point => {
    drift += (random() - 0.46) * height * 0.13;
    return [x + drift, top + ((index + 1) / steps) * height * 1.03];
  });
  const litSide = spec.lightX < x ? left : right;
  const darkSide = spec.lightX < x ? right : left;
  const lit = mix(spec.colour, spec.light, 0.42);
  const shade = darker(spec.colour, 0.16);
  const face = (side: readonly Point[]): string => polygon([[x, top], ...side, ...[...spine].reverse()]);
  sheet.path(face(litSide), lit);
  sheet.path(face(darkSide), shade);
  if (!snow) return;
  const cap = (side: readonly Point[]): string => {
    const edge = side[2] ?? [x, y];
    const core = spine[2] ?? [x, y];
    return polygon([
      [x, top],
      ...side.slice(0, 3),
      [(edge[0] * 2 + core[0]) / 3, edge[1] - height * 0.1],
      [(edge[0] + core[0] * 2) / 3, edge[1] + height * 0.07],
      [core[0], core[1] - height * 0.06],
      ...spine.slice(0, 2).reverse(),
    ]);
  };
  sheet.path(cap(litSide), lighter(snow, 0.35));
  sheet.path(cap(darkSide), mix(snow, spec.colour, 0.35));
}

/** Draws mist above the ground: strongest at `y`, fading within `thick` units above and below. */
export function drawMist(sheet: Sheet, y: number, thick: number, colour: string, opacity: number): void {
  const fill = sheet.down(y - thick, y + thick, [
    { at: 0, colour, opacity: 0 },
    { at: 0.5, colour, opacity },
    { at: 1, colour, opacity: 0 },
  ]);
  sheet.draw(
    `<rect y="${short(y - thick)}" width="${short(sheet.width)}" height="${short(thick * 2)}" fill="${fill}"/>`,
  );
}
