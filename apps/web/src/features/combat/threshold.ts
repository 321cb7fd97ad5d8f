/** The distance between two positions of the slider, in percent of the maximum health (specification 9.7). */
export const THRESHOLD_STEP = 5;

/**
 * Converts percent of the maximum health to whole health points, 0 to `maximum`. The server stores points
 * (specification 5.20).
 */
export function thresholdPoints(percent: number, maximum: number): number {
  return Math.min(maximum, Math.max(0, Math.round((maximum * percent) / 100)));
}

/**
 * Points in percent of the maximum health, as a screen reader says them. A call or a level may have set
 * points between two positions of the slider; those have one digit after the point.
 */
export function spokenPercent(points: number, maximum: number): string {
  const percent = thresholdPercent(points, maximum);
  if (thresholdPoints(percent, maximum) === points) return `${percent}`;
  return `${Math.round((1_000 * points) / maximum) / 10}`;
}

/**
 * The slider's position nearest to the stored points: a multiple of `THRESHOLD_STEP` from 0 to 100, in
 * percent of the current maximum health. The page sends new points only when the player moves the slider.
 */
export function thresholdPercent(points: number, maximum: number): number {
  const steps = Math.round((100 * points) / maximum / THRESHOLD_STEP);
  return Math.min(100, Math.max(0, steps * THRESHOLD_STEP));
}
