import { expect, test } from 'vitest';
import { broughtByFights, itemLuckWords, luckRowWords } from './item-luck.ts';

const luck = (had: number, expected: number) => ({
  had,
  expected: expected * 1_000_000,
  variance: expected * 990_000,
});

test('more than expected is luck, fewer is not', () => {
  expect(itemLuckWords(luck(5, 2.5))).toEqual({
    had: '5, with 2.5 expected',
    than: expect.stringMatching(/^Luckier than (8|9)\d of 100$/),
  });
  expect(itemLuckWords(luck(0, 3)).than).toMatch(/^Unluckier than 9\d of 100$/);
});

test('none of a thing that hardly any of the others has is no bad luck', () => {
  expect(itemLuckWords(luck(0, 0.001))).toEqual({
    had: '0, with less than 0.01 expected',
    than: 'About what others have had',
  });
});

test('fights bring loot, not what is made or bought', () => {
  expect(broughtByFights([{ kind: 'recipe' }, { kind: 'dungeon' }])).toBe(true);
  expect(broughtByFights([{ kind: 'shop' }, { kind: 'found' }, { kind: 'milestone' }])).toBe(false);
});

test('a row tells apart what is not known yet, what could not be fetched, and what no kill could bring', () => {
  expect([undefined, null, luck(0, 0), luck(5, 2.5)].map((known) => luckRowWords(known).had)).toEqual([
    '…',
    'Not available',
    'Nothing yet',
    '5, with 2.5 expected',
  ]);
});
