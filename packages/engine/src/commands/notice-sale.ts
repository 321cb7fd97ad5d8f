import type { Draft } from '../events/draft.ts';
import { UNDO_TIME, unnoticedSale } from '../state/sales.ts';
import type { Shown } from '../state/state.ts';

/**
 * Ends the time in which a sale of the plan can be undone some minutes after the first command by hand that
 * follows it: then its player was there to see it.
 * @param before what was shown before the command
 */
export function noticeSale(draft: Draft, before: Shown): void {
  const sale = unnoticedSale(before.sales);
  const until = draft.at + UNDO_TIME;
  if (sale?.plannedUntil === undefined || until >= sale.plannedUntil) return;
  if (draft.shown.sales.some(({ saleId }) => saleId === sale.saleId))
    draft.emit({ type: 'OnPlannedSale', saleId: sale.saleId, until });
}
