import { expect, test } from 'vitest';
import { combatLevel, experienceFactor } from './experience-factor.ts';

test.each([
  [20, 20, 100],
  [20, 15, 100],
  [20, 10, 75],
  [20, 1, 30],
  [99, 1, 20],
  [1, 99, 100],
])(
  'at combat level %i an enemy of level %i gives %i %% of its experience (game-design 2.17)',
  (combat, enemy, percent) => {
    expect(experienceFactor(combat, enemy)).toBe(percent);
  },
);

test('the combat level is the mean of four levels, rounded down', () => {
  expect(combatLevel(1, 1, 1, 1)).toBe(1);
  expect(combatLevel(20, 20, 21, 22)).toBe(20);
  expect(combatLevel(100, 100, 100, 100)).toBe(100);
});
