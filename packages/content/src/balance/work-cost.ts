import { type CrafteableItem, ItemCategory, ItemQuality } from '@slumberfell/engine';
import { craftOf, item, loot, sets } from './shipped.ts';

/** The time to make one item, including the time to make its components. */
export interface WorkCost {
  readonly seconds: number;
  /**
   * The part of `seconds` that is work in one given skill. `ownExperience` is the experience that this part
   * gives.
   */
  readonly ownSeconds: number;
  readonly ownExperience: number;
}

const NONE: WorkCost = { seconds: 0, ownSeconds: 0, ownExperience: 0 };
const known = new Map<string, WorkCost>();

/**
 * The work to make an item and all its components. `skillId` selects the skill for the `own` fields. An item
 * that can only be found costs no work.
 */
export function workCostFor(itemId: number, skillId: number): WorkCost {
  const name = `${itemId} ${skillId}`;
  let labour = known.get(name);
  if (labour === undefined) {
    labour = computeCost(itemId, skillId);
    known.set(name, labour);
  }
  return labour;
}

/** Seconds of work to make an item and all its components, in all skills. */
export function workSeconds(itemId: number): number {
  return workCostFor(itemId, 0).seconds;
}

function computeCost(itemId: number, skillId: number): WorkCost {
  const craft = craftOf(itemId);
  if (craft === undefined) return NONE;
  const isOwn = craft.skillId === skillId;
  const parts = craft.requiredComponents.map((part) => ({
    ...workCostFor(part.itemId, skillId),
    amount: part.amount,
  }));
  const sum = (field: keyof WorkCost): number =>
    parts.reduce((total, part) => total + part.amount * part[field], 0);
  const perAction = 1 + extraProducts(craft);
  return {
    seconds: (craft.baseActionTime + disenchantedPieceSeconds(itemId) + sum('seconds')) / perAction,
    ownSeconds: ((isOwn ? craft.baseActionTime : 0) + sum('ownSeconds')) / perAction,
    ownExperience: ((isOwn ? craft.experience : 0) + sum('ownExperience')) / perAction,
  };
}

/** The mean number of products in an action's loot. The action gives them in addition to its one product. */
function extraProducts(craft: CrafteableItem): number {
  return loot(craft)
    .filter(({ itemId }) => itemId === craft.itemId)
    .reduce((sum, { amount, probability }) => sum + amount * probability, 0);
}

/**
 * Essence comes only from disenchanting equipment. Returns the seconds to make the Normal piece that gives
 * this essence and takes the least time; 0 if no piece gives this item.
 */
function disenchantedPieceSeconds(essenceId: number): number {
  const pieces = sets.items.filter(
    ({ disenchantsInto, quality, category }) =>
      disenchantsInto === essenceId && quality === ItemQuality.Uncommon && category !== ItemCategory.Rune,
  );
  return pieces.length === 0 ? 0 : Math.min(...pieces.map(({ id }) => workSeconds(id)));
}

/**
 * Whether an item and all its components can be made without a recipe and without a component that is only
 * found. Always false for the key of a dungeon.
 */
export function isPeaceful(craft: CrafteableItem): boolean {
  return (
    craft.requiredRecipeId === null &&
    item(craft.itemId).category !== ItemCategory.Key &&
    craft.requiredComponents.every(({ itemId }) => {
      const component = craftOf(itemId);
      return component !== undefined && isPeaceful(component);
    })
  );
}
