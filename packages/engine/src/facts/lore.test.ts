import { describe, expect, test } from 'vitest';
import { cardText, knownLore } from './lore.ts';

const [first, second, third] = [
  { kills: 10, text: 'One.' },
  { kills: 100, text: 'Two.' },
  { kills: 1_000, text: 'Three.' },
] as const;
const LORE = { enemyId: 1, lines: [first, second, third] };

describe('known lore', () => {
  test.each([
    [0, [], 10],
    [9, [], 10],
    [10, [first], 100],
    [999, [first, second], 1_000],
    [1_000, [first, second, third], null],
    [5_000_000, [first, second, third], null],
  ])('after %i kills', (kills, lines, nextAt) => {
    expect(knownLore(LORE, kills)).toEqual({ lines, nextAt });
  });

  test('of an enemy without lore is none', () => {
    expect(knownLore(undefined, 1_000)).toEqual({ lines: [], nextAt: null });
  });
});

test('a card has its own text, then the first line; a radiant one has the last line', () => {
  const told = (kills: number) =>
    [false, true].map((radiant) => cardText({ description: 'Own.', radiant }, knownLore(LORE, kills)));
  expect(told(9)).toEqual(['Own.', 'Own.']);
  expect(told(10)).toEqual(['One.', 'One.']);
  expect(told(1_000)).toEqual(['One.', 'Three.']);
});
