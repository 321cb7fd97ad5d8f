import { idleTime } from '../../character/idle-time.ts';
import { type Amounts, amountOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';

/**
 * The most actions that one session may have: the last one begins before the idle time ends (game-design
 * 2.10). Both times are in seconds.
 */
export const sessionCap = (totalIdleTime: number, baseActionTime: number): number =>
  Math.ceil(totalIdleTime / baseActionTime);

/** How many actions the owned components allow; Infinity when the recipe has no components. */
export function actionsFor(inventory: Amounts, recipe: CrafteableItem): number {
  let actions = Number.POSITIVE_INFINITY;
  for (const part of recipe.requiredComponents) {
    actions = Math.min(actions, Math.floor(amountOf(inventory, part.itemId) / part.amount));
  }
  return actions;
}

/** The largest amount that a player may request of this recipe in one session (specification 5.12). */
export const craftableAmount = (shown: Shown, recipe: CrafteableItem, world: World): number =>
  Math.min(
    actionsFor(shown.inventory, recipe),
    sessionCap(idleTime(shown.trophies, world), recipe.baseActionTime),
  );
