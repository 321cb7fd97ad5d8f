import type { CommandInputs } from '../commands.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { ItemCategory } from '../static-data.ts';
import type { Draft } from './draft.ts';

/** Learns a recipe for good (game-design 2.12). */
export function learnRecipe(draft: Draft, { itemId }: CommandInputs['learn-recipe']): Refusal | null {
  const item = draft.world.item(itemId);
  if (!item) return refuse('item/unknown');
  if (item.category !== ItemCategory.Recipe) return refuse('recipe/not-a-recipe');
  if (draft.owned(itemId) < 1) return refuse('item/not-owned');
  if (draft.shown.knownRecipes.includes(itemId)) return refuse('recipe/known');
  draft.spend(itemId, 1, 'learned');
  draft.emit({ type: 'RecipeLearned', itemId });
  return null;
}
