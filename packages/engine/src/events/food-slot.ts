import type { Equipment } from '../state/state.ts';

/** Equipment whose food slot holds these portions; without food, the slot is empty. */
export function withFood(equipment: Equipment, foodId: number | null, foodAmount: number): Equipment {
  if (foodId !== null && foodAmount > 0) return { ...equipment, food: foodId, foodAmount };
  const { food: _food, foodAmount: _amount, ...worn } = equipment;
  return worn;
}
