import { idOf } from '../inputs/field.ts';
import { learnRecipeObstacles } from '../obstacles/collect.ts';
import { command } from './command.ts';

/** Takes a recipe from the inventory. The character knows it permanently (game-design 2.12). */
export const learnRecipe = command({
  name: 'learn-recipe',
  section: 'character',
  summary: 'Learn a recipe of the inventory',
  notes: 'The body is the id of the recipe.',
  input: { itemId: idOf('item') },
  bare: 'itemId',
  refusals: ['item/unknown', 'recipe/not-a-recipe', 'item/not-owned', 'recipe/known'],
  obstacles: learnRecipeObstacles,
  run(draft, { itemId }) {
    draft.spend(itemId, 1, 'learned');
    draft.emit({ type: 'RecipeLearned', itemId });
  },
});
