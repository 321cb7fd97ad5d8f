/**
 * An amount as a field may hold it: whole, and between `min` and `max` (specification 5.18).
 * @returns 0 when there is nothing to choose from; `min` for what is not a number
 */
export function clampAmount(amount: number, max: number, min = 1): number {
  if (max < 1) return 0;
  if (Number.isNaN(amount)) return min;
  return Math.min(max, Math.max(min, Math.floor(amount)));
}

/** Whether what is typed may still become an amount, or stays less than one: a field shows it until it is left. */
export const isOnTheWay = (typed: string | number, min: number): boolean =>
  typed === '' || !(Number(typed) >= min);
