import type { DisenchantAction } from '../../state/state.ts';
import { type CrafteableItem, type Item, ItemQuality } from '../../world/static-data.ts';

/** Essences: what is left of equipment when it is undone (game-design 2.12). */

/** They have neither components nor a region: they come only from disenchanting. */
export const isEssence = (recipe: CrafteableItem): boolean =>
  recipe.requiredComponents.length === 0 && recipe.requiredRegions.length === 0;

/**
 * How many kinds of pieces one session may be asked to disenchant; a tier has about a hundred. With the
 * largest numbers that there are, so many still fit into a request's body.
 */
export const MAX_PIECES = 250;

/** How many essences a piece of each quality becomes. */
export const ESSENCE_YIELD = {
  [ItemQuality.Common]: 1,
  [ItemQuality.Uncommon]: 1,
  [ItemQuality.Rare]: 2,
  [ItemQuality.Elite]: 3,
  [ItemQuality.Epic]: 4,
  [ItemQuality.Legendary]: 5,
};

/**
 * How many pieces a session is about: those undone since begin or refresh, and those whose turn may still
 * come.
 */
export const targetOf = ({ done, pieces, place }: DisenchantAction): number =>
  pieces.slice(place).reduce((sum, { amount }) => sum + amount, done);

/** How many essences a piece becomes. */
export const essenceYield = ({ quality }: Item): number => ESSENCE_YIELD[quality];
