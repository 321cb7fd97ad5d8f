import type { Equipment } from '../state/state.ts';

/**
 * Returns equipment with these portions in its food slot. The slot is empty when `foodId` is null or
 * `foodAmount` is 0.
 */
export function withFood(equipment: Equipment, foodId: number | null, foodAmount: number): Equipment {
  if (foodId !== null && foodAmount > 0) return { ...equipment, food: foodId, foodAmount };
  const { food: _food, foodAmount: _amount, ...worn } = equipment;
  return worn;
}
