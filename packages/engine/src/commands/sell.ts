import { worthOf } from '../character/worth.ts';
import { sellObstacles } from '../obstacles/trade.ts';
import { command } from './command.ts';
import { ITEM_AMOUNT } from '../inputs/field.ts';
import { sellLot } from './sell-lot.ts';

/** Sells units of one item of the inventory. */
export const sell = command({
  name: 'sell',
  section: 'character',
  summary: 'Sell items of the inventory',
  notes: 'The event OnSale has the id with which undo-sale undoes the sale.',
  input: ITEM_AMOUNT,
  refusals: ['item/unknown', 'item/not-owned', 'item/kept', 'amount/too-large'],
  obstacles: sellObstacles,
  run(draft, { itemId, amount }) {
    const items = [{ itemId, amount }];
    sellLot(draft, { items, gold: worthOf(items, draft.world), more: false });
  },
});
