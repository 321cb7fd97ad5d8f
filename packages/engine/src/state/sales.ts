import type { Amounts } from './amounts.ts';

/** A sale by hand that its player can still undo. */
export interface Sale {
  /** Later sales have higher ids. */
  readonly saleId: number;
  /** Epoch ms. */
  readonly at: number;
  /** What was sold. */
  readonly items: Amounts;
  /** Gold that was paid for it; 0 for items without value. */
  readonly paid: number;
}

/** How long a sale can be undone, in ms. */
export const UNDO_TIME = 600_000;
/** How many sales can be undone: the newest. */
export const UNDO_SALES = 10;
/** The most kinds of items in all sales that can be undone. */
export const UNDO_KINDS = 1_000;

/** The id of a sale at this instant. It is above the ids of all sales before, also of forgotten ones. */
export const nextSaleId = (sales: readonly Sale[], at: number): number =>
  Math.max(at, (sales.at(-1)?.saleId ?? 0) + 1);

/** The sales that can be undone at an instant, within the limits. */
export function undoableSales(sales: readonly Sale[], at: number): readonly Sale[] {
  let kinds = 0;
  let place = sales.length;
  while (place > 0 && sales.length - place < UNDO_SALES) {
    const sale = sales[place - 1] as Sale;
    kinds += sale.items.length / 2;
    if (at - sale.at >= UNDO_TIME || kinds > UNDO_KINDS) break;
    place -= 1;
  }
  return place === 0 ? sales : sales.slice(place);
}
