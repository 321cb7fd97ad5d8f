import { AttackStyle } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { goldRate } from '../compile/rates.ts';
import { atPar, bestFood } from './combatant.ts';
import { expectWithin } from './expect-within.ts';
import { bestHunt } from './hunt.ts';
import { sampleSize } from './sample-size.ts';
import { workSeconds } from './work-cost.ts';

const LEVELS = [1, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 99];
const HOURS = sampleSize(30);

const random = seededRandom(12_345);

/**
 * For each level and style, the hunt of a character at par (`atPar`) in the region with the most experience
 * per hour.
 */
const hunts = LEVELS.flatMap((level) =>
  Object.values(AttackStyle).map((style) => {
    const hunter = atPar(style, level);
    const food = bestFood(level);
    const result = bestHunt(hunter, level, HOURS, food, random);
    const feedingMinutes = (result.portionsPerHour * workSeconds(food.id)) / 60;
    return { level, ...result, healthLost: result.damageTaken / hunter.maxHealth, feedingMinutes };
  }),
);
type Hunt = (typeof hunts)[number];

const from = (level: number): Hunt[] => hunts.filter((hunt) => hunt.level >= level);

/**
 * The largest deviation of a style from the mean of all styles at the same level, as a share of that mean.
 */
function largestDeviation(value: (hunt: Hunt) => number): number {
  const shares = LEVELS.filter((level) => level >= 10).flatMap((level) => {
    const values = hunts.filter((hunt) => hunt.level === level).map(value);
    const mean = values.reduce((sum, of) => sum + of, 0) / values.length;
    return values.map((of) => Math.abs(of / mean - 1));
  });
  return Math.max(...shares);
}

test('turns per kill, from level 5', () => {
  expectWithin(
    from(5).map(({ turns }) => turns),
    [2.9, 7.5],
  );
});

test('health lost per kill, from level 5', () => {
  expectWithin(
    from(5).map(({ healthLost }) => healthLost),
    [0.035, 0.2],
  );
});

test('health lost per kill at level 1', () => {
  expectWithin(
    hunts.filter(({ level }) => level === 1).map(({ healthLost }) => healthLost),
    [0, 0.25],
  );
});

test('portions per hour, from level 10', () => {
  expectWithin(
    from(10).map(({ portionsPerHour }) => portionsPerHour),
    [25, 90],
  );
});

test('minutes of work for the food of an hour, from level 10', () => {
  expectWithin(
    from(10).map(({ feedingMinutes }) => feedingMinutes),
    [0, 35],
  );
});

test('a character with food is never defeated', () => {
  expectWithin(
    hunts.map(({ defeats }) => defeats),
    [0, 0],
  );
});

test('all styles get about the same experience per hour', () => {
  expect(largestDeviation(({ experiencePerHour }) => experiencePerHour)).toBeLessThanOrEqual(0.08);
});

test('all styles lose about the same health', () => {
  expect(largestDeviation(({ healthLost }) => healthLost)).toBeLessThanOrEqual(0.15);
});

test('gold per hour of hunting, as a multiple of gathering, from level 10', () => {
  expectWithin(
    from(10).map(({ level, goldPerHour }) => goldPerHour / (goldRate(level) * 3600)),
    [0.75, 1.9],
  );
});

/** The guide ("Food") tells these proportions. */
test('a quarter of an hour takes 35 to 50 portions at level 1, 15 to 25 at level 5, then 6 to 22', () => {
  const portions = (few: readonly Hunt[]) => few.map(({ portionsPerHour }) => portionsPerHour / 4);
  expectWithin(portions(hunts.filter(({ level }) => level === 1)), [35, 50]);
  expectWithin(portions(hunts.filter(({ level }) => level === 5)), [15, 25]);
  expectWithin(portions(from(10)), [6, 22]);
});
