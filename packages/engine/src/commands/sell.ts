import { worthOf } from '../character/worth.ts';
import { sellObstacles } from '../obstacles/trade.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { command } from './command.ts';
import { sellLot } from './sell-lot.ts';

/** Sells units of one item of the inventory. */
export const sell = command({
  name: 'sell',
  section: 'character',
  summary: 'Sell items of the inventory',
  notes: 'The event OnSale has the id with which undo-sale undoes the sale.',
  input: STEP_INPUTS.sell,
  refusals: ['item/unknown', 'item/not-owned', 'item/kept', 'amount/too-large'],
  obstacles: sellObstacles,
  run(draft, { itemId, amount }) {
    const items = [{ itemId, amount }];
    sellLot(draft, { items, gold: worthOf(items, draft.world), more: false });
  },
});
