import { type Amounts, amountOf } from './amounts.ts';
import { MAX_AMOUNT } from './experience.ts';

/** The most kinds of items of which a character can keep an amount. */
export const KEPT_KINDS = 1_000;

/** The most kinds of items that a character can mark as junk. */
export const JUNK_KINDS = 2_000;

/** The kept amount that holds back every unit of an item. */
export const KEEP_ALL = MAX_AMOUNT;

interface Possessions {
  readonly inventory: Amounts;
  readonly kept: Amounts;
}

/**
 * How many units of an item may be sold and disenchanted: what the inventory has above the kept amount.
 * Using, wearing and claiming are not held back.
 */
export const freeAmount = ({ inventory, kept }: Possessions, itemId: number): number =>
  Math.max(0, amountOf(inventory, itemId) - amountOf(kept, itemId));

/** Whether every unit of an item is kept. */
export const isLocked = ({ kept }: Pick<Possessions, 'kept'>, itemId: number): boolean =>
  amountOf(kept, itemId) === KEEP_ALL;
