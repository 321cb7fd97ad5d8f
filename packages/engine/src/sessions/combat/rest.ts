import { maxHealthOf } from '../../character/health.ts';
import type { RestState, Shown } from '../../state/state.ts';
import type { World } from '../../world/world.ts';
import { portionHealing } from './food.ts';

/**
 * A session that rests ends in a fight when no food is packed and health is at or below this percentage of
 * the maximum (game-design 2.10).
 */
export const REST_HEALTH_PERCENT = 35;

/** Whether packed food that restores `healing` health points restores more than the maximum health. */
export const isStocked = (healing: number, maximum: number): boolean => healing > maximum;

/** Health points that the packed food restores. */
export const packedHealing = ({ equipment }: Shown, world: World): number =>
  (equipment.foodAmount ?? 0) * portionHealing(equipment, world);

/** The state of resting with the food that is packed now. */
export const restState = (shown: Shown, world: World): RestState =>
  isStocked(packedHealing(shown, world), maxHealthOf(shown)) ? 'armed' : 'unarmed';
