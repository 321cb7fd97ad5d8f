import type { Equipment } from '../../state/state.ts';
import type { World } from '../../world/world.ts';

/** At most this many portions are eaten after one turn (game-design 2.5). */
export const MAX_PORTIONS = 2;

/**
 * Number of portions that the character eats after the hits of a turn: as many as raise the health above the
 * threshold, but at most two and at most `owned`. It is 0 when the character is defeated, above the
 * threshold, or at full health.
 */
export function portionsEaten(
  health: number,
  maximum: number,
  threshold: number,
  healingAmount: number,
  owned: number,
): number {
  if (health <= 0 || health > threshold || health >= maximum || owned <= 0 || healingAmount <= 0) return 0;
  return Math.min(MAX_PORTIONS, owned, Math.max(1, Math.ceil((threshold + 1 - health) / healingAmount)));
}

/** Health points that a portion of the packed food restores; 0 when none is packed. */
export const portionHealing = ({ food }: Equipment, world: World): number =>
  food === undefined ? 0 : (world.item(food)?.healingAmount ?? 0);
