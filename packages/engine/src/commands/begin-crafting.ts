import { actionsFor, sessionCap } from '../sessions/crafting/amount.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { CRAFT_OBSTACLES, craftObstacles } from '../sessions/crafting/obstacles.ts';
import { command } from './command.ts';
import { AMOUNT, idOf, SEED } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Begins gathering or crafting. The command ends a running session of item actions. It is refused during
 * combat (game-design 2.10, 2.11).
 */
export const beginCrafting = command({
  name: 'begin-crafting',
  section: 'action',
  summary: 'Begin gathering or crafting',
  notes: '`amount` is the number of actions.',
  input: { itemId: idOf('item'), amount: AMOUNT, key: SEED },
  refusals: ['craft/unknown', 'action/craft-in-combat', ...CRAFT_OBSTACLES, 'craft/amount'],
  run(draft, input) {
    const { shown, world } = draft;
    const recipe = world.craft(input.itemId);
    if (!recipe || isEssence(recipe)) return refuse('craft/unknown');
    if (draft.inCombat) return refuse('action/craft-in-combat');
    const [obstacle] = craftObstacles(shown, recipe);
    if (obstacle) return refuse(obstacle);
    if (input.amount > actionsFor(shown.inventory, recipe)) return refuse('craft/missing-input');
    if (input.amount > sessionCap(draft.idleTime, recipe.baseActionTime)) return refuse('craft/amount');
    draft.beginSession(input.key, {
      type: 'CraftingSessionStarted',
      itemId: input.itemId,
      amount: input.amount,
      pieces: null,
    });
    return null;
  },
});
