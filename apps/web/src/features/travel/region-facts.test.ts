import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld, type Region } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { levelBand, levelWords } from './region-facts.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const shipped = openWorld(sets, version);
const [home] = sets.regions;
if (!home) throw new Error('The shipped world has no region');

/** The first region as somebody else's world may have it. */
const otherwise = (change: Partial<Region>, dungeons = sets.dungeons) =>
  openWorld({ ...sets, dungeons, regions: [{ ...home, ...change }] }, 'otherwise');
const deserted = otherwise({ enemies: [], enemyDrops: [], dungeons: [] }, []);

test('levels of a region are those of its weakest and of its strongest enemy', () => {
  const [lowest, highest] = levelBand(shipped, home.id) ?? [];
  expect(lowest).toBe(1);
  expect(levelWords(shipped, home.id)).toBe(`Levels 1–${highest}`);
});

test('bosses of its dungeons belong to it where nobody else does', () => {
  const guarded = otherwise({ enemies: [] });
  expect(levelBand(guarded, home.id)).not.toBeNull();
});

test('a region without enemies has no levels, and says so', () => {
  expect(levelBand(deserted, home.id)).toBeNull();
  expect(levelWords(deserted, home.id)).toBe('No enemies');
});
