import { worthOf } from '../character/worth.ts';
import { ITEM_AMOUNT, listOf } from '../inputs/field.ts';
import { sellManyObstacles } from '../obstacles/trade.ts';
import { command } from './command.ts';
import { sellLot } from './sell-lot.ts';

/** The most kinds of items that a player sells at once by choosing them. */
export const SOLD_AT_ONCE = 250;

/** Sells several kinds of items at once, all or none. */
export const sellMany = command({
  name: 'sell-many',
  section: 'character',
  summary: 'Sell several items of the inventory at once',
  notes: 'All are sold, or none. The event OnSale has the id with which undo-sale undoes the whole sale.',
  input: { items: listOf(ITEM_AMOUNT, SOLD_AT_ONCE) },
  refusals: ['sell/twice', 'item/unknown', 'item/not-owned', 'item/kept', 'amount/too-large'],
  obstacles: sellManyObstacles,
  run(draft, input) {
    const items = input.items.toSorted((one, other) => one.itemId - other.itemId);
    sellLot(draft, { items, gold: worthOf(items, draft.world), more: false });
  },
});
