import type { Lot } from '../character/junk.ts';
import type { Draft } from '../events/draft.ts';
import { nextSaleId } from '../state/sales.ts';

/** Emits the events of a sale by hand: each unit gives the value of its item in gold (game-design 2.14). */
export function sellLot(draft: Draft, { items, gold, more }: Lot): void {
  const saleId = nextSaleId(draft.shown.sales, draft.at);
  const changes = items.map(({ itemId, amount }) => ({ itemId, amount: -amount }));
  draft.emit({ type: 'OnInventoryChange', reason: 'sold', changes });
  if (gold > 0) draft.emit({ type: 'OnGoldChange', reason: 'sold', amount: gold });
  draft.emit({ type: 'OnSale', saleId, items, paid: gold, more });
}
