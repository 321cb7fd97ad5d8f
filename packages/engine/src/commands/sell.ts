import { MAX_AMOUNT } from '../state/experience.ts';
import { command } from './command.ts';
import { ITEM_AMOUNT } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Sells units of one item of the inventory. Each unit gives the value of the item in gold (game-design 2.14).
 */
export const sell = command({
  name: 'sell',
  section: 'character',
  summary: 'Sell items of the inventory',
  input: ITEM_AMOUNT,
  refusals: ['item/unknown', 'item/not-owned', 'amount/too-large'],
  run(draft, { itemId, amount }) {
    const item = draft.world.item(itemId);
    if (!item) return refuse('item/unknown');
    if (draft.owned(itemId) < amount) return refuse('item/not-owned');
    // Above the safe integers the price is inexact, but it is still above the largest amount.
    const gold = item.value * amount;
    if (gold > MAX_AMOUNT - draft.shown.gold) return refuse('amount/too-large');
    draft.spend(itemId, amount, 'sold');
    if (gold > 0) draft.emit({ type: 'OnGoldChange', reason: 'sold', amount: gold });
    return null;
  },
});
