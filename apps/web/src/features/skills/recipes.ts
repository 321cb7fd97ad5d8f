import {
  type CrafteableItem,
  craftObstacles,
  type Item,
  type ItemQuality,
  isEssence,
  type Shown,
  type World,
} from '@slumberfell/engine';

/** A recipe, with the item that it makes. */
export interface Recipe {
  readonly craft: CrafteableItem;
  readonly item: Item;
}

/**
 * The recipes of a skill, sorted by level. Essences come only from disenchanting (game-design 2.12); an
 * essence is listed when some item is disenchanted into it.
 */
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
 * Whether a gathering recipe can be used now: its level is reached and its region is the current one
 * (specification 2.50). Gathering has no other requirements.
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
