import type { ItemAmount } from '../world/static-data.ts';
import { MAX_AMOUNT } from './experience.ts';

/**
 * Amounts by id as one flat list, [id, amount, id, amount, ...], ids ascending, no amount 0. A character may
 * own some 1,800 kinds of items: copying an object with that many keys takes 200 times as long as copying
 * this list. Equal amounts always have equal JSON. Read the list with `amountOf` and `entriesOf`, change it
 * with `addAmounts`.
 */
export type Amounts = readonly number[];

/** Makes amounts from an object with ids as keys. Entries of 0 are left out. */
export const amountsOf = (amounts: Readonly<Record<number, number>>): Amounts =>
  addAmounts(
    [],
    Object.entries(amounts).map(([id, amount]) => ({ itemId: Number(id), amount })),
  );

/** The amount of an id; 0 when there is none. */
export function amountOf(amounts: Amounts, id: number): number {
  const place = indexOfId(amounts, id);
  return amounts[place] === id ? (amounts[place + 1] as number) : 0;
}

/** Ids with their amounts, ids ascending. */
export function entriesOf(amounts: Amounts): [id: number, amount: number][] {
  const entries: [number, number][] = [];
  for (let place = 0; place < amounts.length; place += 2) {
    entries.push([amounts[place] as number, amounts[place + 1] as number]);
  }
  return entries;
}

/** Whether an amount more of an item still is at most the largest amount. */
export const canAdd = (amounts: Amounts, itemId: number, amount: number): boolean =>
  amountOf(amounts, itemId) <= MAX_AMOUNT - amount;

/**
 * Adds signed changes to amounts, in order.
 * @throws RangeError when an amount would leave 0..MAX_AMOUNT; callers must check changes before
 */
export function addAmounts(amounts: Amounts, changes: readonly ItemAmount[]): Amounts {
  if (changes.length === 0) return amounts;
  const next = [...amounts];
  for (const { itemId, amount } of changes) {
    const place = indexOfId(next, itemId);
    const isThere = next[place] === itemId;
    const total = (isThere ? (next[place + 1] as number) : 0) + amount;
    if (!Number.isSafeInteger(total) || total < 0 || total > MAX_AMOUNT) {
      throw new RangeError(`Item ${itemId} cannot amount to ${total}`);
    }
    if (isThere && total > 0) next[place + 1] = total;
    else if (isThere) next.splice(place, 2);
    else if (total > 0) next.splice(place, 0, itemId, total);
  }
  return next;
}

/** Replaces the amount of one id. Returns the same list when the amount does not change. */
export function withAmount(amounts: Amounts, id: number, amount: number): Amounts {
  const change = amount - amountOf(amounts, id);
  return change === 0 ? amounts : addAmounts(amounts, [{ itemId: id, amount: change }]);
}

/** The index of an id in the list, or the index at which to insert it. */
function indexOfId(amounts: Amounts, id: number): number {
  let low = 0;
  let high = amounts.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((amounts[middle << 1] as number) < id) low = middle + 1;
    else high = middle;
  }
  return low << 1;
}
