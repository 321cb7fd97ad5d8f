import type { Equipment } from '../state/state.ts';

/** Returns equipment with these portions in its food slot. When `foodId` is null, the slot is empty. */
export function withFood(equipment: Equipment, foodId: number | null, foodAmount: number): Equipment {
  if (foodId !== null && foodAmount > 0) return { ...equipment, food: foodId, foodAmount };
  const { food: _food, foodAmount: _amount, ...worn } = equipment;
  return worn;
}
