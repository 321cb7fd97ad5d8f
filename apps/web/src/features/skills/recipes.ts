import {
  type CrafteableItem,
  craftObstacles,
  type Item,
  type ItemQuality,
  isEssence,
  type Shown,
  type World,
} from '@slumberfell/engine';

/** Something a skill makes, with the item it is. */
export interface Recipe {
  readonly craft: CrafteableItem;
  readonly item: Item;
}

/** What a skill makes, by level; of essences, which come only by disenchanting (game-design 2.12), those that something becomes. */
export function recipesOf(world: World, skillId: number): Recipe[] {
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
 * What a gathering skill takes: its level reached and its region the current one (specification 2.50).
 * Gathering asks for nothing else.
 */
export const isAvailable = (recipe: Recipe, shown: Shown): boolean =>
  craftObstacles(shown, recipe.craft).length === 0;

export interface CraftFilter {
  /** 1 to 6; null for any. */
  readonly tier: number | null;
  /** 1 Normal, 3 Elite; null for any. */
  readonly quality: ItemQuality | null;
}

export const filterRecipes = (recipes: readonly Recipe[], { tier, quality }: CraftFilter): Recipe[] =>
  recipes.filter(
    ({ item }) => (tier === null || item.rank === tier) && (quality === null || item.quality === quality),
  );
