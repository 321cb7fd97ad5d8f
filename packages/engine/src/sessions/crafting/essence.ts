import type { DisenchantAction } from '../../state/state.ts';
import { takesComponents } from '../../world/components.ts';
import { type CrafteableItem, type Item, ItemQuality } from '../../world/static-data.ts';

/** This file is about essences, the products of disenchanting equipment (game-design 2.12). */

/**
 * Whether a recipe is that of an essence. It has neither components nor a region, since only disenchanting
 * gives essences.
 */
export const isEssence = (recipe: CrafteableItem): boolean =>
  !takesComponents(recipe) && recipe.requiredRegions.length === 0;

/** How many essences a piece of each quality gives. */
export const ESSENCE_YIELD = {
  [ItemQuality.Common]: 1,
  [ItemQuality.Uncommon]: 1,
  [ItemQuality.Rare]: 2,
  [ItemQuality.Elite]: 3,
  [ItemQuality.Epic]: 4,
  [ItemQuality.Legendary]: 5,
};

/**
 * The number of pieces of a session: those disenchanted since the begin or refresh, and those that it may
 * still disenchant.
 */
export const targetOf = ({ done, pieces, place }: DisenchantAction): number =>
  pieces.slice(place).reduce((sum, { amount }) => sum + amount, done);

/** How many essences a piece gives. */
export const essenceYield = ({ quality }: Item): number => ESSENCE_YIELD[quality];
