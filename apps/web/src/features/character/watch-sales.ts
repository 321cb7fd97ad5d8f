import { entriesOf } from '@slumberfell/engine';
import { characterStore } from './store.ts';

/** What was sold. */
export interface Sold {
  readonly kinds: number;
  readonly amount: number;
  readonly gold: number;
}

const sales = () => characterStore.getState().character?.shown.sales ?? [];

/**
 * Call this before a command that sells, and the returned function after it has succeeded: that tells what
 * the server has sold. Items may have come in between the press and the sale.
 */
export function watchSales(): () => Sold {
  const last = sales().at(-1)?.saleId ?? 0;
  return () => {
    const made = sales().filter(({ saleId }) => saleId > last);
    const items = made.flatMap((sale) => entriesOf(sale.items));
    return {
      kinds: new Set(items.map(([itemId]) => itemId)).size,
      amount: items.reduce((sum, [, amount]) => sum + amount, 0),
      gold: made.reduce((sum, { paid }) => sum + paid, 0),
    };
  };
}
