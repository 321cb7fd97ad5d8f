import type { CommandInputs } from '../commands.ts';
import { actionsFor, sessionCap } from '../craft/amount.ts';
import { isEssence } from '../craft/essence.ts';
import { craftObstacles } from '../craft/obstacles.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';
import { endMaking } from './end-making.ts';

/** Begins gathering or crafting; replaces a running making, is refused during combat (game-design 2.10, 2.11). */
export function beginCrafting(draft: Draft, input: CommandInputs['begin-crafting']): Refusal | null {
  const { shown, at, world } = draft;
  const recipe = world.craft(input.itemId);
  if (!recipe || isEssence(recipe)) return refuse('craft/unknown');
  if (draft.inCombat) return refuse('action/craft-in-combat');
  const [obstacle] = craftObstacles(shown, recipe);
  if (obstacle) return refuse(obstacle);
  if (input.amount > actionsFor(shown.inventory, recipe)) return refuse('craft/missing-input');
  if (input.amount > sessionCap(draft.idleTime, recipe.baseActionTime)) return refuse('craft/amount');
  endMaking(draft, 'replaced');
  draft.renewIdleTime();
  draft.emit({
    type: 'CraftingSessionStarted',
    itemId: input.itemId,
    amount: input.amount,
    pieces: null,
    limitAt: at + draft.idleTime * 1000,
    content: world.version,
  });
  draft.hidden = { ...draft.hidden, session: { key: input.key, ordinal: 0, turn: 0 } };
  return null;
}
