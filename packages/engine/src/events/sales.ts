import { undoableSales } from '../state/sales.ts';
import type { ItemAmount } from '../world/static-data.ts';
import { event } from './event.ts';

/** A sale, which can be undone for some time. Items and gold change by events of their own. */
export interface OnSale {
  readonly type: 'OnSale';
  readonly saleId: number;
  /** Ids ascending, each once. */
  readonly items: readonly ItemAmount[];
  /** Gold that was paid. */
  readonly paid: number;
  /** Whether the command left kinds that it would have sold, because they were too many. */
  readonly more: boolean;
}

export const onSale = event<OnSale>({
  type: 'OnSale',
  apply(shown, { saleId, items, paid }, at) {
    const sold = items.flatMap(({ itemId, amount }) => [itemId, amount]);
    return { ...shown, sales: undoableSales([...shown.sales, { saleId, at, items: sold, paid }], at) };
  },
});

/** Until when a sale of the plan can be undone. Then the plan's sales before it no longer can. */
export interface OnPlannedSale {
  readonly type: 'OnPlannedSale';
  readonly saleId: number;
  /** Epoch ms. */
  readonly until: number;
}

export const onPlannedSale = event<OnPlannedSale>({
  type: 'OnPlannedSale',
  apply: (shown, { saleId, until }, at) => ({
    ...shown,
    sales: undoableSales(
      shown.sales.map((sale) => (sale.saleId === saleId ? { ...sale, plannedUntil: until } : sale)),
      at,
    ),
  }),
});

/** A sale is undone. Items and gold change by events of their own. */
export interface OnSaleUndone {
  readonly type: 'OnSaleUndone';
  readonly saleId: number;
}

export const onSaleUndone = event<OnSaleUndone>({
  type: 'OnSaleUndone',
  apply: (shown, { saleId }, at) => ({
    ...shown,
    sales: undoableSales(
      shown.sales.filter((sale) => sale.saleId !== saleId),
      at,
    ),
  }),
});
