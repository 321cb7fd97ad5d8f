import { idleTime } from '../../character/idle-time.ts';
import { type Amounts, amountOf } from '../../state/amounts.ts';
import { missingUnits } from '../../state/experience.ts';
import type { Shown } from '../../state/state.ts';
import type { CraftUntil } from '../../state/step-inputs.ts';
import type { CrafteableItem } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { actionExperience } from './action-experience.ts';

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

/**
 * How many actions a skill needs to a level, with the experience of each that is certain. The hidden fraction
 * of a point may save one. Infinity where an action gives none.
 */
export function actionsToLevel(level: number, recipe: CrafteableItem, shown: Shown, world: World): number {
  const missing = missingUnits(shown.experience[recipe.skillId - 1] as number, level);
  return missing === 0 ? 0 : Math.ceil(missing / actionExperience(recipe, 1, shown, world));
}

/** The most actions until the end that a step asks for: none begins after it. Infinity without an end. */
export const actionsUntilEnd = (
  { level, seconds }: CraftUntil,
  recipe: CrafteableItem,
  shown: Shown,
  world: World,
): number =>
  Math.min(
    level === undefined ? Number.POSITIVE_INFINITY : actionsToLevel(level, recipe, shown, world),
    seconds === undefined ? Number.POSITIVE_INFINITY : Math.ceil(seconds / recipe.baseActionTime),
  );
