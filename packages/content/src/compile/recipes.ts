import { ItemCategory, ItemQuality } from '@slumberfell/engine';
import type { SourceLocation } from '../content-error.ts';
import type { Tier } from '../source/world-source.ts';
import type { Compilation } from './compilation.ts';
import { framePath, recipePath } from './image-paths.ts';
import { recipeId } from './item-ids.ts';
import { ownOrShared, phrase } from './names.ts';
import { worth } from './rates.ts';

/** Price of a recipe: the gold for this many seconds at the level of its product (`goldRate`); at least 5. */
const RECIPE_SECONDS = 300;

/**
 * @param skill that of the product
 * @returns the recipe's item id
 */
export function addRecipe(
  id: number,
  product: string,
  skill: string,
  level: number,
  { tier }: Tier,
  place: SourceLocation,
  { world, items }: Compilation,
): number {
  const recipe = {
    id,
    name: phrase(world, 'recipe_name', { product }),
    description: ownOrShared(world, world.recipeText.get(skill) ?? null, 'recipe_description', {
      product,
    }),
    category: ItemCategory.Recipe,
    value: Math.max(5, worth(level, RECIPE_SECONDS)),
    rank: tier,
    quality: ItemQuality.Elite,
    imagePath: recipePath(id),
    framePath: framePath(ItemQuality.Elite),
  };
  return items.add(recipe, place).id;
}

/** Id of a recipe by its key in recipe-drops.csv, which is the key of a family or of a recipe set. */
export function recipeByKey(key: string, tier: number, { world }: Compilation): number {
  const { id } = world.recipeSet.has(key) ? world.recipeSet.get(key) : world.family.get(key);
  return recipeId(id, tier);
}
