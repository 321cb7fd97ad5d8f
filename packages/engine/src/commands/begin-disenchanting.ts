import { sessionCap } from '../sessions/crafting/amount.ts';
import { isEssence, MAX_PIECES } from '../sessions/crafting/essence.ts';
import { KNOWLEDGE_OBSTACLES, knowledgeObstacles } from '../sessions/crafting/obstacles.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { command } from './command.ts';
import type { Draft } from './draft.ts';
import { ITEM_AMOUNT, idOf, listOf, SEED } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Begins to disenchant pieces of equipment. The command ends a running session of item actions. It is refused
 * during combat (game-design 2.12, 2.16b).
 */
export const beginDisenchanting = command({
  name: 'begin-disenchanting',
  section: 'action',
  summary: 'Begin to disenchant pieces of equipment into essence',
  notes: '`itemId` is the essence; the pieces are disenchanted in the order of the request.',
  input: { itemId: idOf('item'), items: listOf(ITEM_AMOUNT, MAX_PIECES), key: SEED },
  refusals: [
    'disenchant/unknown',
    'action/craft-in-combat',
    ...KNOWLEDGE_OBSTACLES,
    'disenchant/twice',
    'item/unknown',
    'disenchant/wrong-piece',
    'item/not-owned',
    'craft/amount',
  ],
  run(draft, { itemId, items, key: seed }) {
    const { shown, world } = draft;
    const recipe = world.craft(itemId);
    if (!recipe || !isEssence(recipe)) return refuse('disenchant/unknown');
    if (draft.inCombat) return refuse('action/craft-in-combat');
    const [obstacle] = knowledgeObstacles(shown, recipe);
    if (obstacle) return refuse(obstacle);
    if (new Set(items.map((piece) => piece.itemId)).size < items.length) return refuse('disenchant/twice');
    for (const piece of items) {
      const refusal = refusalOf(draft, itemId, piece);
      if (refusal) return refusal;
    }
    // A sum above the safe integers is inexact, but it is still far above the largest allowed amount.
    const amount = items.reduce((sum, piece) => sum + piece.amount, 0);
    if (amount > sessionCap(draft.idleTime, recipe.baseActionTime)) return refuse('craft/amount');
    draft.beginSession(seed, {
      type: 'CraftingSessionStarted',
      itemId,
      amount,
      pieces: items,
    });
    return null;
  },
});

function refusalOf(draft: Draft, essenceId: number, piece: ItemAmount) {
  const item = draft.world.item(piece.itemId);
  if (!item) return refuse('item/unknown');
  if (item.disenchantsInto !== essenceId) return refuse('disenchant/wrong-piece');
  return draft.owned(piece.itemId) < piece.amount ? refuse('item/not-owned') : null;
}
