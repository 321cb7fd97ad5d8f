import { type CrafteableItem, ItemCategory, ItemQuality } from '@slumberfell/engine';
import { craftOf, item, loot, sets } from './shipped.ts';

/** What one item costs when everything it is made of is made, too. */
export interface Labour {
  readonly seconds: number;
  /** The part of it that is work in the skill asked about, and the experience that this gives. */
  readonly ownSeconds: number;
  readonly ownExperience: number;
}

const NONE: Labour = { seconds: 0, ownSeconds: 0, ownExperience: 0 };
const known = new Map<string, Labour>();

/** Whole chain of work behind an item, seen from a skill. What is only found costs no work. */
export function labourFor(itemId: number, skillId: number): Labour {
  const name = `${itemId} ${skillId}`;
  let labour = known.get(name);
  if (labour === undefined) {
    labour = chain(itemId, skillId);
    known.set(name, labour);
  }
  return labour;
}

/** Seconds of work behind an item, in whatever skills. */
export function labourSeconds(itemId: number): number {
  return labourFor(itemId, 0).seconds;
}

function chain(itemId: number, skillId: number): Labour {
  const craft = craftOf(itemId);
  if (craft === undefined) return NONE;
  const isOwn = craft.skillId === skillId;
  const parts = craft.requiredComponents.map((part) => ({
    ...labourFor(part.itemId, skillId),
    amount: part.amount,
  }));
  const sum = (field: keyof Labour): number =>
    parts.reduce((total, part) => total + part.amount * part[field], 0);
  const perAction = 1 + extraProducts(craft);
  return {
    seconds: (craft.baseActionTime + equipmentUndone(itemId) + sum('seconds')) / perAction,
    ownSeconds: ((isOwn ? craft.baseActionTime : 0) + sum('ownSeconds')) / perAction,
    ownExperience: ((isOwn ? craft.experience : 0) + sum('ownExperience')) / perAction,
  };
}

/** Products that an action gives on average beyond the one that is certain. */
function extraProducts(craft: CrafteableItem): number {
  return loot(craft)
    .filter(({ itemId }) => itemId === craft.itemId)
    .reduce((sum, { amount, probability }) => sum + amount * probability, 0);
}

/** Essence is undone from equipment: seconds to make the piece that takes the least. */
function equipmentUndone(essenceId: number): number {
  const pieces = sets.items.filter(
    ({ disenchantsInto, quality, category }) =>
      disenchantsInto === essenceId && quality === ItemQuality.Uncommon && category !== ItemCategory.Rune,
  );
  return pieces.length === 0 ? 0 : Math.min(...pieces.map(({ id }) => labourSeconds(id)));
}

/** Whether something can be made without a recipe and without ever fighting. */
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
