import { knowledgeObstacles } from '../sessions/crafting/obstacles.ts';
import type { Shown } from '../state/state.ts';
import type { CrafteableItem } from '../world/static-data.ts';

/** What a character has not learned for a recipe. */
export type KnowledgeLack =
  | { readonly kind: 'level'; readonly skillId: number; readonly requiredLevel: number }
  /** The recipe is not learned. */
  | { readonly kind: 'recipe'; readonly recipeId: number };

/** The level and the recipe that a character lacks. */
export const knowledgeLacks = (recipe: CrafteableItem, shown: Shown): KnowledgeLack[] =>
  knowledgeObstacles(shown, recipe).map((obstacle) =>
    obstacle === 'craft/level'
      ? { kind: 'level', skillId: recipe.skillId, requiredLevel: recipe.requiredLevel }
      : { kind: 'recipe', recipeId: recipe.requiredRecipeId as number },
  );
