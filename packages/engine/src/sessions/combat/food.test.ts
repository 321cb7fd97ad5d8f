import { expect, test } from 'vitest';
import { portionsEaten } from './food.ts';

// A portion heals 83 points, the maximum health is 273, and the threshold is 136 (game-design 2.17).
test.each([
  [100, 9, 1],
  [40, 9, 2],
  [40, 1, 1],
  [137, 9, 0],
  [136, 9, 1],
  [0, 9, 0],
  [40, 0, 0],
])('at health %i with %i portions, %i are eaten', (health, owned, portions) => {
  expect(portionsEaten(health, 273, 136, 83, owned)).toBe(portions);
});

test('nothing is eaten at full health, also with a high threshold', () => {
  expect(portionsEaten(273, 273, 273, 83, 9)).toBe(0);
  expect(portionsEaten(272, 273, 273, 83, 9)).toBe(1);
});

test('nothing is eaten at a threshold of 0, nor when food does not heal', () => {
  expect(portionsEaten(1, 273, 0, 83, 9)).toBe(0);
  expect(portionsEaten(1, 273, 136, 0, 9)).toBe(0);
});

test('at most two portions are eaten, also when they heal little', () =>
  expect(portionsEaten(1, 1_000, 900, 1, 500)).toBe(2));
