/** The slider's step in percent of maximum health (spec section 9). */
export const THRESHOLD_STEP = 5;

/** Health points of a share of the maximum, never outside 0..maximum: what is stored is points (spec section 5). */
export function thresholdPoints(percent: number, maximum: number): number {
  return Math.min(maximum, Math.max(0, Math.round((maximum * percent) / 100)));
}

/** The share of the maximum that stored points are now, 0 to 100 and not rounded to steps: the points stay as they are. */
export function thresholdPercent(points: number, maximum: number): number {
  return Math.min(100, Math.max(0, (100 * points) / maximum));
}
