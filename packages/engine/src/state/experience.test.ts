import { describe, expect, test } from 'vitest';
import {
  EXPERIENCE_TABLE,
  levelOf,
  levelProgress,
  MAX_AMOUNT,
  MAX_EXPERIENCE,
  MAX_LEVEL,
  thresholdAfter,
  UNITS_PER_POINT,
} from './experience.ts';

/** The experience table, computed in floating point by the formula of game-design 2.1. */
function formula(): number[] {
  const thresholds = [0];
  let sum = 0;
  for (let level = 1; level < MAX_LEVEL - 1; level++) {
    sum += Math.floor(level + 300 * 2 ** (level / 7));
    thresholds.push(Math.floor(sum / 4));
  }
  const [before = 0, last = 0] = thresholds.slice(-2);
  return [...thresholds, last + (last - before) + 200_000];
}

describe('the table of experience', () => {
  test('equals the formula, also for level 100', () => expect(EXPERIENCE_TABLE).toEqual(formula()));

  test('has the first and last thresholds of the specification', () => {
    expect(EXPERIENCE_TABLE.slice(0, 4)).toEqual([0, 83, 174, 276]);
    expect(EXPERIENCE_TABLE.slice(-2)).toEqual([13_034_431, 14_463_256]);
    expect(EXPERIENCE_TABLE).toHaveLength(MAX_LEVEL);
  });
});

describe('the level of some points', () => {
  test('changes exactly at each threshold', () => {
    EXPERIENCE_TABLE.forEach((points, index) => {
      expect(levelOf(points)).toBe(index + 1);
      if (index > 0) expect(levelOf(points - 1)).toBe(index);
    });
  });

  test('is at most 100', () => expect(levelOf(MAX_EXPERIENCE)).toBe(MAX_LEVEL));

  test('ends where the next level begins; the last level does not end', () => {
    expect(thresholdAfter(1)).toBe(83);
    expect(thresholdAfter(99)).toBe(14_463_256);
    expect(thresholdAfter(MAX_LEVEL)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the progress within a level', () => {
  test('counts from the beginning of the level', () => {
    expect(levelProgress(83 + 30)).toEqual({
      level: 2,
      currentLevelExperience: 30,
      requiredExperienceForNextLevel: 91,
      percentageToLevel: 3000 / 91,
    });
  });

  test('starts every level at 0 percent', () => {
    for (const points of EXPERIENCE_TABLE.slice(0, -1))
      expect(levelProgress(points).percentageToLevel).toBe(0);
  });

  test('is full at level 100 and shows all points', () => {
    expect(levelProgress(20_000_000)).toEqual({
      level: 100,
      currentLevelExperience: 20_000_000,
      requiredExperienceForNextLevel: null,
      percentageToLevel: 100,
    });
  });
});

test('the largest experience allows any fraction of a point', () => {
  expect(MAX_EXPERIENCE * UNITS_PER_POINT + UNITS_PER_POINT - 1).toBeLessThanOrEqual(MAX_AMOUNT);
});
