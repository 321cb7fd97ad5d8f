import { MAX_AMOUNT } from '@slumberfell/engine';

/**
 * The largest amount that the gold pays for and the inventory can hold (specification 5.19). @param price
 * gold for one
 */
export function affordable(gold: number, price: number, owned: number): number {
  const paidFor = price > 0 ? Math.floor(gold / price) : MAX_AMOUNT;
  return Math.min(paidFor, MAX_AMOUNT - owned);
}
