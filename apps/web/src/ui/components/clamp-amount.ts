/**
 * Clamps an amount to a whole number between `min` and `max` (specification 5.18).
 * @returns 0 when `max` is below 1; `min` for a value that is not a number
 */
export function clampAmount(amount: number, max: number, min = 1): number {
  if (max < 1) return 0;
  if (Number.isNaN(amount)) return min;
  return Math.min(max, Math.max(min, Math.floor(amount)));
}
