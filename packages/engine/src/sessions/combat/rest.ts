import { maxHealthOf } from '../../character/health.ts';
import type { RestState, Shown } from '../../state/state.ts';
import type { World } from '../../world/world.ts';

/**
 * A session that rests ends in a fight when no food is packed and health is at or below this percentage of
 * the maximum (game-design 2.10).
 */
export const REST_HEALTH_PERCENT = 35;

/** Whether packed food restores more than the maximum health. */
export const isStocked = (portions: number, healingAmount: number, maximum: number): boolean =>
  portions * healingAmount > maximum;

/** The state of resting with the food that is packed now. */
export function restState(shown: Shown, world: World): RestState {
  const { food, foodAmount = 0 } = shown.equipment;
  const healingAmount = food === undefined ? 0 : (world.item(food)?.healingAmount ?? 0);
  return isStocked(foodAmount, healingAmount, maxHealthOf(shown)) ? 'armed' : 'unarmed';
}
