import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, openWorld, type Sale } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { soldItems, undoneUntilText } from './sale-words.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
/** Items of different values, the most valuable first. */
const priced = [...new Map(compiled.sets.items.map((item) => [item.value, item])).values()]
  .toSorted((one, other) => other.value - one.value)
  .slice(0, 5);
const names = priced.map(({ name }) => `1 × ${name}`);

const sold = (count: number): string =>
  soldItems({ items: amountsOf(Object.fromEntries(priced.slice(0, count).map(({ id }) => [id, 1]))) }, world);

test('what was sold begins with what brought most', () => {
  expect(sold(1)).toBe(names[0]);
  expect(sold(4)).toBe(names.slice(0, 4).join(', '));
  expect(sold(5)).toBe(`${names.slice(0, 3).join(', ')}, 2 more kinds`);
});

test('a sale of a night tells both ends of its time', () => {
  const evening = new Date(2026, 10, 20, 22, 30).getTime();
  const sale: Sale = { saleId: 1, at: evening, items: [], paid: 0, plannedUntil: evening + 86_400_000 };
  expect(undoneUntilText(sale, evening + 9 * 3_600_000)).toBe(
    'Can be undone until 10 min after the next thing that you do, and until 22:30 at the latest.',
  );
});
