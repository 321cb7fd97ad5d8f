import { expect, test } from 'vitest';
import { goldRate } from '../compile/rates.ts';
import { lootWorth } from './hunt.ts';
import { bossOf, item, sets, shipped } from './shipped.ts';
import { expectWithin } from './within.ts';

const minutesOfIncome = (gold: number, level: number): number => gold / (goldRate(level) * 60);

test('all bronze claims add 16 hours', () => {
  expect(sets.relicariumEntries.reduce((sum, { bonusTime }) => sum + bonusTime, 0)).toBe(57_600);
});

test('travel costs at most ten minutes of local income', () => {
  const minutes = shipped.levelBands.map(({ regionId, lowest }) => {
    const travelCost = sets.regions.find(({ id }) => id === regionId)?.travelCost ?? 0;
    return minutesOfIncome(travelCost, lowest);
  });
  expectWithin(minutes, [0, 10]);
});

test('a key costs 7 to 9 minutes of income at the level of its boss', () => {
  const minutes = sets.dungeons.map((dungeon) =>
    minutesOfIncome(item(dungeon.keyItemId).value, bossOf(dungeon).level),
  );
  expectWithin(minutes, [7, 9]);
});

test('the loot of a boss, sold, returns 45 to 80 % of the key', () => {
  const shares = sets.dungeons.map((dungeon) => lootWorth(bossOf(dungeon)) / item(dungeon.keyItemId).value);
  expectWithin(shares, [0.45, 0.8]);
});
