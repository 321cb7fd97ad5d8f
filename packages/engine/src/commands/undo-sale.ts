import { AMOUNT } from '../inputs/field.ts';
import { undoSaleObstacles } from '../obstacles/trade.ts';
import { entriesOf } from '../state/amounts.ts';
import { command } from './command.ts';

/** Takes back a whole sale for the gold that was paid for it. */
export const undoSale = command({
  name: 'undo-sale',
  section: 'character',
  summary: 'Undo a sale',
  notes:
    'The newest 10 sales by hand can be undone for 10 minutes, and the newest sale of the plan for 24 hours, but at most 10 minutes after the next command. Each is undone once and as a whole, for the gold that it brought.',
  input: { saleId: AMOUNT },
  refusals: ['undo/unknown', 'undo/gold', 'amount/too-large'],
  obstacles: undoSaleObstacles,
  run(draft, { saleId }) {
    const sale = draft.shown.sales.find((one) => one.saleId === saleId);
    if (sale === undefined) return;
    const changes = entriesOf(sale.items).map(([itemId, amount]) => ({ itemId, amount }));
    draft.emit({ type: 'OnInventoryChange', reason: 'returned', changes });
    if (sale.paid > 0) draft.emit({ type: 'OnGoldChange', reason: 'returned', amount: -sale.paid });
    draft.emit({ type: 'OnSaleUndone', saleId });
  },
});
