import { sellObstacles } from '../obstacles/trade.ts';
import { command } from './command.ts';
import { ITEM_AMOUNT } from './input.ts';

/**
 * Sells units of one item of the inventory. Each unit gives the value of the item in gold (game-design 2.14).
 */
export const sell = command({
  name: 'sell',
  section: 'character',
  summary: 'Sell items of the inventory',
  input: ITEM_AMOUNT,
  refusals: ['item/unknown', 'item/not-owned', 'amount/too-large'],
  obstacles: sellObstacles,
  run(draft, { itemId, amount }) {
    const gold = (draft.world.item(itemId)?.value ?? 0) * amount;
    draft.spend(itemId, amount, 'sold');
    if (gold > 0) draft.emit({ type: 'OnGoldChange', reason: 'sold', amount: gold });
  },
});
