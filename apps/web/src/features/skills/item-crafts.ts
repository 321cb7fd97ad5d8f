import {
  type CrafteableItem,
  craftObstacles,
  type Item,
  isEssence,
  type Shown,
  type World,
} from '@slumberfell/engine';

/** How an item is crafted or gathered, together with that item. */
export interface ItemCraft {
  readonly craft: CrafteableItem;
  readonly item: Item;
}

/**
 * The recipes of a skill, sorted by level. Essences come only from disenchanting (game-design 2.12); the list
 * contains an essence if at least one item can be disenchanted into it.
 */
export function itemCraftsOf(world: World, skillId: number): ItemCraft[] {
  const essences = new Set(world.sets.items.map(({ disenchantsInto }) => disenchantsInto));
  return world.sets.crafteableItems
    .filter((craft) => craft.skillId === skillId && (!isEssence(craft) || essences.has(craft.itemId)))
    .flatMap((craft) => {
      const item = world.item(craft.itemId);
      return item ? [{ craft, item }] : [];
    })
    .sort((one, other) => one.craft.requiredLevel - other.craft.requiredLevel || one.item.id - other.item.id);
}

/**
 * Whether the character can use a gathering recipe now: it has the required level and is in one of the
 * required regions (specification 2.50). Gathering has no other requirements.
 */
export const isAvailable = (recipe: ItemCraft, shown: Shown): boolean =>
  craftObstacles(shown, recipe.craft).length === 0;
