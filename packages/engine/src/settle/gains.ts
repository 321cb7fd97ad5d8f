import { type Amounts, amountOf } from '../state/amounts.ts';

/**
 * Calls `gain` for each item that came between two inventories: the amount after, plus what was taken, minus
 * the amount before. Gains are many, so recorders do not add them one by one.
 * @param taken amounts by item id that were taken from the inventory meanwhile
 */
export function eachGain(
  before: Amounts,
  after: Amounts,
  taken: ReadonlyMap<number, number>,
  gain: (itemId: number, amount: number) => void,
): void {
  for (const [itemId, amount] of taken) {
    const more = amountOf(after, itemId) - amountOf(before, itemId) + amount;
    if (more > 0) gain(itemId, more);
  }
  // An item of `before` that is not in `taken` is also in `after`, because its amount cannot have decreased.
  let earlier = 0;
  for (let place = 0; place < after.length; place += 2) {
    const itemId = after[place] as number;
    while ((before[earlier] as number) < itemId) earlier += 2;
    const had = before[earlier] === itemId ? (before[earlier + 1] as number) : 0;
    const more = (after[place + 1] as number) - had;
    if (more > 0 && !taken.has(itemId)) gain(itemId, more);
  }
}
