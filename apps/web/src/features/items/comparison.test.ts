import type { Item } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { attributeLines } from './comparison.ts';

const piece = (attributes: Partial<Item>): Item => ({
  id: 1,
  name: 'Copper Sword',
  description: '',
  category: 11,
  value: 1,
  rank: 1,
  quality: 1,
  imagePath: '',
  framePath: '',
  ...attributes,
});

test('compares nothing without a rival', () => {
  expect(attributeLines(piece({ attackPower: 13, criticalChance: 2 }), undefined)).toEqual([
    { name: 'attackPower', value: 13, change: null },
    { name: 'criticalChance', value: 2, change: null },
  ]);
});

test('counts an empty slot as 0: every attribute is a gain', () => {
  expect(attributeLines(piece({ armor: 9, criticalChance: 2.4 }), 'empty slot')).toEqual([
    { name: 'armor', value: 9, change: 9 },
    { name: 'criticalChance', value: 2.4, change: 2.4 },
  ]);
});

test('shows attributes of only the worn piece as a loss, and of only the new piece as a gain', () => {
  const lines = attributeLines(piece({ attackPower: 15 }), piece({ attackPower: 13, criticalChance: 2.4 }));
  expect(lines).toEqual([
    { name: 'attackPower', value: 15, change: 2 },
    { name: 'criticalChance', value: 0, change: -2.4 },
  ]);
});

test('shows a difference of percentages without a binary fraction', () => {
  const [line] = attributeLines(piece({ criticalChance: 2.4 }), piece({ criticalChance: 2.1 }));
  expect(line?.change).toBe(0.3);
});

test('does not list attributes that neither piece has', () => {
  expect(attributeLines(piece({ armor: 5 }), piece({ armor: 5 }))).toEqual([
    { name: 'armor', value: 5, change: 0 },
  ]);
});
