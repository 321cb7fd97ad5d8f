/**
 * An amount as a field may hold it: whole, and between 1 and `max` (spec section 5: numeric inputs clamp).
 * @returns 0 when there is nothing to choose from; 1 for what is not a number
 */
export function clampAmount(amount: number, max: number): number {
  if (max < 1) return 0;
  if (Number.isNaN(amount)) return 1;
  return Math.min(max, Math.max(1, Math.floor(amount)));
}
