import { skillLevel } from '../attributes.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Shown } from '../state/state.ts';
import type { CrafteableItem } from '../static-data.ts';
import { actionsFor } from './amount.ts';

/**
 * What stands between a character and making this, but for the amount (specification 5.8); empty when nothing
 * does.
 */
export function craftObstacles(shown: Shown, recipe: CrafteableItem): RefusalCode[] {
  const obstacles: RefusalCode[] = [];
  if (skillLevel(shown, recipe.skillId) < recipe.requiredLevel) obstacles.push('craft/level');
  if (recipe.requiredRecipeId !== null && !shown.knownRecipes.includes(recipe.requiredRecipeId)) {
    obstacles.push('craft/recipe');
  }
  if (recipe.requiredRegions.length > 0 && !recipe.requiredRegions.includes(shown.regionId)) {
    obstacles.push('craft/region');
  }
  if (actionsFor(shown.inventory, recipe) < 1) obstacles.push('craft/missing-input');
  return obstacles;
}
