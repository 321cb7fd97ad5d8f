import { BAG_AIMS } from '@slumberfell/engine';
import { isLong } from '@slumberfell/engine/testing';
import { describe, expect, test } from 'vitest';
import { readBalancePart } from '../balance-file.ts';
import { balancePage, measureAll, verbsInAll } from './balance-page.ts';
import { BUILD_CELLS, BUILD_PLACES } from './build-cells.ts';
import { missesOf } from './build-targets.ts';
import { cutSums } from './build-verbs.ts';
import { findBuilds } from './find-builds.ts';
import { storedBuilds, styleName } from './stored-builds.ts';

const builds = storedBuilds();

describe('the stored best builds', () => {
  const measured = measureAll(builds);

  test('are one for each style, level and aim', () => {
    expect(builds.map(({ cell }) => cell)).toEqual(BUILD_CELLS);
  });

  test.each(measured)('measure as their targets say: $build.cell', ({ build, measures }) => {
    expect(missesOf(build.cell, measures)).toEqual([]);
  });

  test('are measured on the page (else: npm run balance -- --measure)', () => {
    expect(readBalancePart('builds')).toBe(balancePage(measured));
  });

  test('differ from aim to aim', () => {
    for (const { style, level } of BUILD_PLACES) {
      const own = builds.filter(({ cell }) => cell.style === style && cell.level === level);
      const worn = own.map(({ pieces, companion, threshold }) => [...pieces, companion, threshold].join());
      expect(new Set(worn).size, `${styleName(style)}, level ${level}`).toBe(BAG_AIMS.length);
    }
  });

  test('have no verb in common, and no sum above its cap', () => {
    expect(verbsInAll(builds)).toEqual([]);
    expect(builds.flatMap(cutSums)).toEqual([]);
  });
});

// The nightly tests search: 15 minutes of CPU time.
test.runIf(isLong).each(BUILD_PLACES)(
  'the search finds the stored best builds (else: npm run balance), style $style, level $level',
  { timeout: 30 * 60_000 },
  (place) => {
    const own = builds.filter(({ cell }) => cell.style === place.style && cell.level === place.level);
    expect(findBuilds(place)).toEqual(own);
  },
);
