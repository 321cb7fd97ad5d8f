/** The slider's step in percent of the maximum health (specification 9.7). */
export const THRESHOLD_STEP = 5;

/** Health points of a share of the maximum, 0 to maximum. The server stores points (specification 5.20). */
export function thresholdPoints(percent: number, maximum: number): number {
  return Math.min(maximum, Math.max(0, Math.round((maximum * percent) / 100)));
}

/**
 * The slider step nearest to the stored points, 0 to 100, in percent of the current maximum. The slider
 * always shows a whole step; the stored points only change when the player moves it.
 */
export function thresholdPercent(points: number, maximum: number): number {
  const steps = Math.round((100 * points) / maximum / THRESHOLD_STEP);
  return Math.min(100, Math.max(0, steps * THRESHOLD_STEP));
}
