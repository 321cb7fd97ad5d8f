import type { GameEvent, InventoryReason } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { arrivedWith, REMEMBERED, readArrivals, storedArrivals, withArrivals } from './arrivals.ts';

const change = (
  reason: InventoryReason,
  ...changes: readonly [itemId: number, amount: number][]
): GameEvent => ({
  type: 'OnInventoryChange',
  reason,
  changes: changes.map(([itemId, amount]) => ({ itemId, amount })),
});

test('counts what is made, found and bought, and not what is used up or only returned', () => {
  const events = [
    change('crafted', [3, -2], [4, 1]),
    change('loot', [9, 1], [8, 2]),
    change('bought', [5, 1]),
    change('unequipped', [6, 1]),
    change('returned', [7, 1]),
    { type: 'OnSettingsChange' } as unknown as GameEvent,
  ];
  expect(arrivedWith(events)).toEqual([4, 9, 8, 5]);
});

test('the newest come first, and an older instant does not replace a newer one', () => {
  const first = withArrivals(new Map(), [1, 2], 1_000);
  expect([...first.keys()]).toEqual([2, 1]);
  const second = withArrivals(first, [1], 2_000);
  expect([...second]).toEqual([
    [1, 2_000],
    [2, 1_000],
  ]);
  // A report of the time before is read later.
  expect([...withArrivals(second, [3, 1], 1_500)]).toEqual([
    [1, 2_000],
    [3, 1_500],
    [2, 1_000],
  ]);
  expect(withArrivals(second, [1], 1_500)).toBe(second);
});

test('remembers a limited number of kinds, and forgets the oldest', () => {
  const ids = Array.from({ length: REMEMBERED }, (_, index) => index + 1);
  const full = withArrivals(withArrivals(new Map(), ids, 1_000), [5_000], 2_000);
  expect(full.size).toBe(REMEMBERED);
  expect([...full.keys()].slice(0, 2)).toEqual([5_000, REMEMBERED]);
  expect(full.has(1)).toBe(false);
});

test('reads what it has stored, and accepts every other value', () => {
  const arrivals = withArrivals(withArrivals(new Map(), [1, 2], 1_000), [3], 2_000);
  expect([...readArrivals(JSON.parse(JSON.stringify(storedArrivals(arrivals))))]).toEqual([...arrivals]);
  for (const stored of [null, 'socks', {}, [1], [1, 'x', null, 4]]) expect(readArrivals(stored).size).toBe(0);
});
