/** The slider's step in percent of maximum health (specification 9.7). */
export const THRESHOLD_STEP = 5;

/**
 * Health points of a share of the maximum, never outside 0..maximum: what is stored is points (specification
 * 5.20).
 */
export function thresholdPoints(percent: number, maximum: number): number {
  return Math.min(maximum, Math.max(0, Math.round((maximum * percent) / 100)));
}

/**
 * The step of the slider, 0 to 100, that is nearest to the share of the maximum that stored points are now. So the hand
 * always moves from step to step; the points stay as they are until it does.
 */
export function thresholdPercent(points: number, maximum: number): number {
  const steps = Math.round((100 * points) / maximum / THRESHOLD_STEP);
  return Math.min(100, Math.max(0, steps * THRESHOLD_STEP));
}
