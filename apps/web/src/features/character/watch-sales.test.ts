import type { Sale, Shown } from '@slumberfell/engine';
import { afterEach, expect, test } from 'vitest';
import { type Character, characterStore } from './store.ts';
import { watchSales } from './watch-sales.ts';

const EMPTY = characterStore.getState();
afterEach(() => characterStore.setState(EMPTY, true));

/** Shows a character whose sales are these; `watchSales` reads nothing else of it. */
function show(...sales: readonly Sale[]): void {
  const shown: Pick<Shown, 'sales'> = { sales };
  characterStore.setState({ character: { shown } as Character });
}

const earlier: Sale = { saleId: 3, at: 1, items: [7, 100], paid: 900 };

test('tells what has been sold since the press, and no earlier sale', () => {
  show(earlier);
  const sold = watchSales();
  show(earlier, { saleId: 4, at: 2, items: [7, 5], paid: 15 });
  expect(sold()).toEqual({ kinds: 1, amount: 5, gold: 15 });
});

test('tells of several sales together', () => {
  show();
  const sold = watchSales();
  show({ saleId: 1, at: 2, items: [7, 5, 8, 1], paid: 16 }, { saleId: 2, at: 3, items: [9, 2], paid: 0 });
  expect(sold()).toEqual({ kinds: 3, amount: 8, gold: 16 });
});
