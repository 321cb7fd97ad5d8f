import { MAX_AMOUNT } from '@slumberfell/engine';

/**
 * The largest amount that the character can pay and that fits in the inventory (specification 5.19).
 * @param price gold for one item
 * @param owned the amount in the inventory
 */
export function affordable(gold: number, price: number, owned: number): number {
  const paidFor = price > 0 ? Math.floor(gold / price) : MAX_AMOUNT;
  return Math.min(paidFor, MAX_AMOUNT - owned);
}
