import { MAX_AMOUNT } from './experience.ts';
import type { Amounts } from './state.ts';
import type { ItemAmount } from './static-data.ts';

/**
 * Amounts with signed changes added, in order; entries that reach 0 are removed.
 * @throws RangeError when an amount would leave 0..MAX_AMOUNT: whoever makes changes has checked them
 */
export function addAmounts(amounts: Amounts, changes: readonly ItemAmount[]): Amounts {
  if (changes.length === 0) return amounts;
  const next: Record<number, number> = { ...amounts };
  for (const { itemId, amount } of changes) {
    const total = (next[itemId] ?? 0) + amount;
    if (!Number.isSafeInteger(total) || total < 0 || total > MAX_AMOUNT) {
      throw new RangeError(`Item ${itemId} cannot amount to ${total}`);
    }
    if (total === 0) delete next[itemId];
    else next[itemId] = total;
  }
  return next;
}
