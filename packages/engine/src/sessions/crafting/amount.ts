import { idleTime } from '../../character/idle-time.ts';
import { type Amounts, amountOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';

/** How many actions one session may hold: the last begins before the idle time is over (game-design 2.10). */
export const sessionCap = (totalIdleTime: number, baseActionTime: number): number =>
  Math.ceil(totalIdleTime / baseActionTime);

/** How many actions the owned components allow; Infinity where none are needed. */
export function actionsFor(inventory: Amounts, recipe: CrafteableItem): number {
  let actions = Number.POSITIVE_INFINITY;
  for (const part of recipe.requiredComponents) {
    actions = Math.min(actions, Math.floor(amountOf(inventory, part.itemId) / part.amount));
  }
  return actions;
}

/** The largest amount that a session of this recipe can be asked for (specification 5.12). */
export const craftableAmount = (shown: Shown, recipe: CrafteableItem, world: World): number =>
  Math.min(
    actionsFor(shown.inventory, recipe),
    sessionCap(idleTime(shown.trophies, world), recipe.baseActionTime),
  );
