import { expect, test } from 'vitest';
import { type LuckOrder, luckRows } from './luck-rows.ts';

const NAMES: Readonly<Record<number, string>> = { 1: 'Shell', 2: 'Antler', 3: 'Crown', 4: 'Bell' };
const item = (itemId: number, had: number, expected: number) => ({
  itemId,
  opening: 0,
  came: {},
  went: {},
  luck: { had, expected: expected * 1_000_000, variance: expected * 999_000 },
});
const rows = (order: LuckOrder) =>
  luckRows(
    {
      items: [
        item(1, 5, 5),
        // Hardly any of the others has one of this item.
        item(2, 0, 0.01),
        item(3, 0, 6),
        item(4, 9, 3),
        { ...item(9, 0, 0), luck: null },
      ],
    },
    { item: (id) => (NAMES[id] ? ({ name: NAMES[id] } as never) : undefined) },
    order,
  );
const names = (order: LuckOrder) => rows(order).map(({ name }) => name);

test('the unluckiest is the item of which most others had more, not one that none has', () => {
  expect(names('unluckiest')).toEqual(['Crown', 'Shell', 'Antler', 'Bell']);
});

test('the luckiest is the item of which most others had fewer; equal ones are sorted by name', () => {
  expect(names('luckiest')).toEqual(['Bell', 'Shell', 'Antler', 'Crown']);
  expect(names('name')).toEqual(['Antler', 'Bell', 'Crown', 'Shell']);
});

test('a row has a sentence, what came, and what was expected', () => {
  expect(rows('unluckiest')[0]).toMatchObject({
    name: 'Crown',
    below: 'Unluckier than 99 of 100.',
    cells: ['0', '6'],
  });
});
