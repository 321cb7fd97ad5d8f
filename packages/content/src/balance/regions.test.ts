import { AttackStyle } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { atPar, bestFood } from './combatant.ts';
import { hunt, regionsFor } from './hunt.ts';
import { sampleSize } from './sample-size.ts';
import { enemiesOf, sets } from './shipped.ts';

const random = seededRandom(12_345);

function experiencePerHour(level: number, regionId: number, usualHours: number): number {
  const hours = sampleSize(usualHours);
  return hunt(atPar(AttackStyle.Melee, level), regionId, hours, bestFood(level), random).experiencePerHour;
}

function bestRegion(level: number): number {
  const reachable = sets.regions
    .map(({ id }) => id)
    .filter((id) => Math.min(...enemiesOf(id).map((enemy) => enemy.level)) <= level + 12);
  const rates = reachable.map((id) => experiencePerHour(level, id, 10));
  return reachable[rates.indexOf(Math.max(...rates))] ?? 0;
}

test('every region gives the most experience in some range of levels, and these ranges are in the order of the regions', () => {
  const best: number[] = [];
  for (let level = 4; level <= 98; level += 2) best.push(bestRegion(level));
  expect(best).toEqual([...best].sort((a, b) => a - b));
  expect(new Set(best)).toEqual(new Set(sets.regions.map(({ id }) => id)));
});

test.each([
  [10, 3],
  [20, 4],
  [35, 5],
  [50, 6],
])('at level %i a hunt in region %i, two regions too high, gives less experience', (level, tooFar) => {
  const home = regionsFor(level).at(-1) ?? 1;
  expect(experiencePerHour(level, tooFar, 12) / experiencePerHour(level, home, 12)).toBeLessThanOrEqual(0.95);
});
