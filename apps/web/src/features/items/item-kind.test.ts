import { type Item, ItemCategory } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { kindOf } from './item-kind.ts';

const item = (kind: Pick<Item, 'quality' | 'category'>): Item => ({
  id: 1,
  name: 'Something',
  description: '',
  value: 1,
  rank: 4,
  imagePath: '',
  framePath: '',
  ...kind,
});

test.each([
  [0, 'Common Herb · Tier 4'],
  [1, 'Uncommon Herb · Tier 4'],
  [2, 'Rare Herb · Tier 4'],
  [3, 'Elite Herb · Tier 4'],
  [4, 'Epic Herb · Tier 4'],
  [5, 'Legendary Herb · Tier 4'],
] as const)('names quality %d %j', (quality, words) => {
  expect(kindOf(item({ quality, category: ItemCategory.Herb }))).toBe(words);
});

test('names an item without a category a curio, and says Elite only once', () => {
  expect(kindOf(item({ quality: 0, category: ItemCategory.None }))).toBe('Common Curio · Tier 4');
  expect(kindOf(item({ quality: 3, category: ItemCategory.Elite }))).toBe('Elite Reagent · Tier 4');
});
