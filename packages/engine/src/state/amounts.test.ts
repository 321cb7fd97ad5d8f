import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/index.ts';
import { addAmounts, amountOf, amountsOf, entriesOf, withAmount } from './amounts.ts';
import { MAX_AMOUNT } from './experience.ts';

describe('amounts', () => {
  test('are one flat list by ascending id, without entries of 0', () => {
    expect(amountsOf({ 30: 1, 7: 5, 9: 0 })).toEqual([7, 5, 30, 1]);
    expect(entriesOf([7, 5, 30, 1])).toEqual([
      [7, 5],
      [30, 1],
    ]);
  });

  test('are 0 for an unknown id, also when another entry has that id as its amount', () => {
    expect(amountOf([7, 30, 9, 7], 30)).toBe(0);
    expect(amountOf([7, 30, 9, 7], 7)).toBe(30);
    expect(amountOf([7, 30, 9, 7], 1)).toBe(0);
    expect(amountOf([], 1)).toBe(0);
  });

  test('add up as a map does, for any changes', () => {
    const change = fc.record({
      itemId: fc.integer({ min: 1, max: 12 }),
      amount: fc.integer({ min: -5, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const map = new Map<number, number>();
        let amounts: readonly number[] = [];
        for (const { itemId, amount } of changes) {
          const total = (map.get(itemId) ?? 0) + amount;
          if (total < 0) {
            expect(() => addAmounts(amounts, [{ itemId, amount }])).toThrow(RangeError);
            continue;
          }
          map.set(itemId, total);
          amounts = addAmounts(amounts, [{ itemId, amount }]);
        }
        const owned = [...map].filter(([, amount]) => amount > 0).toSorted(([a], [b]) => a - b);
        expect(entriesOf(amounts)).toEqual(owned);
        for (const [id, amount] of map) expect(amountOf(amounts, id)).toBe(amount);
      }),
      runs(300),
    );
  });

  test('changes are added in their order and do not modify the old amounts', () => {
    const before = [5, 1];
    const changes = [
      { itemId: 5, amount: -1 },
      { itemId: 5, amount: 3 },
    ];
    expect(addAmounts(before, changes)).toEqual([5, 3]);
    expect(before).toEqual([5, 1]);
    expect(addAmounts(before, [])).toBe(before);
  });

  test('never exceed the largest amount', () => {
    expect(addAmounts([5, MAX_AMOUNT - 1], [{ itemId: 5, amount: 1 }])).toEqual([5, MAX_AMOUNT]);
    expect(() => addAmounts([5, MAX_AMOUNT], [{ itemId: 5, amount: 1 }])).toThrow(RangeError);
    expect(() => addAmounts([], [{ itemId: 5, amount: 0.5 }])).toThrow(RangeError);
  });

  test('of one id are replaced, added or removed', () => {
    expect(withAmount([5, 1], 5, 9)).toEqual([5, 9]);
    expect(withAmount([5, 1], 3, 9)).toEqual([3, 9, 5, 1]);
    expect(withAmount([5, 1], 5, 0)).toEqual([]);
    expect(withAmount([5, 1], 8, 0)).toEqual([5, 1]);
  });
});
