import { ITEM_AMOUNT } from '../inputs/field.ts';
import { buyObstacles } from '../obstacles/trade.ts';
import { command } from './command.ts';

/**
 * Buys keys of dungeons. The character may be in any region. Each key costs its value in gold (specification
 * 5.19; game-design 2.14).
 */
export const buy = command({
  name: 'buy',
  section: 'character',
  summary: 'Buy keys',
  notes: 'A key costs its value in gold.',
  input: ITEM_AMOUNT,
  refusals: ['item/unknown', 'buy/not-for-sale', 'buy/gold', 'amount/too-large'],
  obstacles: buyObstacles,
  run(draft, { itemId, amount }) {
    const cost = (draft.world.item(itemId)?.value ?? 0) * amount;
    if (cost > 0) draft.emit({ type: 'OnGoldChange', reason: 'bought', amount: -cost });
    draft.emit({ type: 'OnInventoryChange', reason: 'bought', changes: [{ itemId, amount }] });
  },
});
