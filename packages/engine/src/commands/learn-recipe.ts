import { ItemCategory } from '../world/static-data.ts';
import { command } from './command.ts';
import { idOf } from './input.ts';
import { refuse } from './refusal.ts';

/** Takes a recipe from the inventory. The character knows it permanently (game-design 2.12). */
export const learnRecipe = command({
  name: 'learn-recipe',
  section: 'character',
  summary: 'Learn a recipe of the inventory',
  notes: 'The body is the id of the recipe.',
  input: { itemId: idOf('item') },
  refusals: ['item/unknown', 'recipe/not-a-recipe', 'item/not-owned', 'recipe/known'],
  run(draft, { itemId }) {
    const item = draft.world.item(itemId);
    if (!item) return refuse('item/unknown');
    if (item.category !== ItemCategory.Recipe) return refuse('recipe/not-a-recipe');
    if (draft.owned(itemId) < 1) return refuse('item/not-owned');
    if (draft.shown.knownRecipes.includes(itemId)) return refuse('recipe/known');
    draft.spend(itemId, 1, 'learned');
    draft.emit({ type: 'RecipeLearned', itemId });
    return null;
  },
});
