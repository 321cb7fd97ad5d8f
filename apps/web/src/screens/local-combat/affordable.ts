import { MAX_AMOUNT } from '@slumberfell/engine';

/**
 * How many of something can be paid for and still be counted (specification 5.19). @param price gold for one
 */
export function affordable(gold: number, price: number, owned: number): number {
  const paidFor = price > 0 ? Math.floor(gold / price) : MAX_AMOUNT;
  return Math.min(paidFor, MAX_AMOUNT - owned);
}
