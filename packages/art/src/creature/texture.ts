import { seededRandom } from '../svg/random.ts';
import type { Grain, Pen } from './pen.ts';
import { type Box, curve, point, pts, type Shape } from './points.ts';

const strokes = (
  pen: Pen,
  { x, y, width, height }: Box,
  count: number,
  stroke: (x: number, y: number, random: () => number) => Shape,
): string => {
  const random = seededRandom(`strokes ${count}`);
  return Array.from({ length: count }, () =>
    curve(pen.placed(stroke(x + random() * width, y + random() * height, random)), false),
  ).join('');
};

/** Short hairs in one direction (radians). */
export const fur = (pen: Pen, area: Box, colour: string, turn: number, length = 16, count = 60): Grain => ({
  path: strokes(pen, area, count, (x, y, random) => {
    const angle = turn + (random() - 0.5) * 0.7;
    const reach = length * (0.6 + random() * 0.7);
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return [point(x, y), point(x + dx * 0.5 - dy * 0.12, y + dy * 0.5 + dx * 0.12), point(x + dx, y + dy)];
  }),
  colour,
  width: 2 * pen.scale,
  alpha: 0.34,
});

/** Rows of scallops: feathers, scales, shingles. */
export function scales(pen: Pen, { x, y, width, height }: Box, colour: string, size = 18): Grain {
  const scallop = pts('0 0, 0.12 0.42, 0.5 0.62, 0.88 0.42, 1 0');
  let path = '';
  for (let row = 0; row * size * 0.7 < height + size; row += 1)
    for (let left = x - size + (row % 2) * size * 0.5; left < x + width + size; left += size)
      path += curve(
        pen.placed(scallop.map((at) => point(left + at.x * size, y + row * size * 0.7 + at.y * size))),
        false,
      );
  return { path, colour, width: 2 * pen.scale, alpha: 0.4 };
}

/** Long wavering lines: bark, folds of cloth, wood. Down, or across. */
export function veins(pen: Pen, area: Box, colour: string, count = 7, sway = 8, isAcross = false): Grain {
  const random = seededRandom(`veins ${count}`);
  const lines = Array.from({ length: count }, (_, index) => {
    const across = (index + 0.2 + random() * 0.6) / count;
    const from = random() * 0.25;
    const to = 0.7 + random() * 0.3;
    return [0, 0.33, 0.66, 1].map((part) => {
      const along = from + (to - from) * part;
      const off = (random() - 0.5) * sway;
      return isAcross
        ? point(area.x + along * area.width, area.y + across * area.height + off)
        : point(area.x + across * area.width + off, area.y + along * area.height);
    });
  });
  const path = lines.map((points) => curve(pen.placed(points), false)).join('');
  return { path, colour, width: 2.2 * pen.scale, alpha: 0.4 };
}

export const speckle = (pen: Pen, area: Box, colour: string, count: number, size: number): Grain => ({
  path: strokes(pen, area, count, (x, y) => [point(x, y), point(x + 0.6, y + 0.4)]),
  colour,
  width: size * pen.scale,
  alpha: 0.42,
});
