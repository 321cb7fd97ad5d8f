import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, type Region } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { levelBand, levelText } from './region-facts.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const shipped = openWorld(sets, version);
const [home] = sets.regions;
if (!home) throw new Error('The shipped world has no region');

/** A world that has only the first region, with these changes of it. */
const otherwise = (change: Partial<Region>, dungeons = sets.dungeons) =>
  openWorld({ ...sets, dungeons, regions: [{ ...home, ...change }] }, 'otherwise');
const deserted = otherwise({ enemies: [], enemyDrops: [], dungeons: [] }, []);

test("takes a region's levels from its weakest and its strongest enemy", () => {
  const [lowest, highest] = levelBand(shipped, home.id) ?? [];
  expect(lowest).toBe(1);
  expect(levelText(shipped, home.id)).toBe(`Levels 1–${highest}`);
});

test("uses the dungeons' enemies for a region without enemies of its own", () => {
  const guarded = otherwise({ enemies: [] });
  expect(levelBand(guarded, home.id)).not.toBeNull();
});

test('says that a region without enemies has no levels', () => {
  expect(levelBand(deserted, home.id)).toBeNull();
  expect(levelText(deserted, home.id)).toBe('No enemies');
});
