import type { Box, Contour, Point } from './contours.ts';

/** An inner contour's box may extend beyond the outer box by this many units, because contours can touch. */
const SLACK = 1;
const SAMPLES = 9;

/** Whether `inner` is inside `outer`: true if more than half of a few sampled points are. */
export function contains(outer: Contour, inner: Contour): boolean {
  if (Math.abs(inner.area) >= Math.abs(outer.area) || !boxContains(outer.box, inner.box)) return false;
  const { polygon } = inner;
  const samples = Math.min(SAMPLES, polygon.length);
  let within = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const point = polygon[Math.floor((sample * polygon.length) / samples)];
    if (point !== undefined && isInside(point, outer.polygon)) within += 1;
  }
  return within > samples / 2;
}

const boxContains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK;

/** Counts how often a ray from the point to the right crosses the polygon: odd means inside. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let [fromX, fromY] = polygon.at(-1) ?? [0, 0];
  for (const [toX, toY] of polygon) {
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside;
    [fromX, fromY] = [toX, toY];
  }
  return inside;
}
