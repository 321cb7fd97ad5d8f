import { AMOUNT, idOf, SEED } from '../inputs/field.ts';
import { beginCraftingObstacles } from '../obstacles/craft.ts';
import { beginSession } from '../sessions/begin.ts';
import { CRAFT_OBSTACLES } from '../sessions/crafting/obstacles.ts';
import { command } from './command.ts';
import { noteSession } from './last-begin.ts';

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
  effect: 'replaces',
  refusals: ['craft/unknown', 'action/craft-in-combat', ...CRAFT_OBSTACLES, 'craft/amount'],
  obstacles: beginCraftingObstacles,
  run(draft, { itemId, amount, key: seed }) {
    beginSession(draft, { kind: 'craft', itemId, amount }, seed);
    noteSession(draft, { name: 'begin-crafting', input: { itemId, amount } });
  },
});
