import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { AT_PAR, type DefeatShare, FAR_TOO_HIGH, TOO_HIGH, type TricksCell } from './tricks-cells.ts';
import { defeatMinutes } from './tricks-nights.ts';

/**
 * The tricks of enemies are a danger for those who eat late or hunt where they are too weak, and
 * for no others. The engine plays whole nights. The reporter `verbose` prints their results (ADR 0025).
 */
const NIGHTS = isLong ? 200 : 15;
const LONG = { timeout: PROPERTY_TIMEOUT };

/** Most combined standard errors between a share and the required one. */
const MOST_ERRORS = 3;

/** The variance of a share. One defeat and one night without a defeat more keep it above 0. */
function variance({ defeats, nights }: DefeatShare): number {
  const share = (defeats + 1) / (nights + 2);
  return (share * (1 - share)) / nights;
}

const errorsBetween = (one: DefeatShare, other: DefeatShare): number =>
  Math.abs(one.defeats / one.nights - other.defeats / other.nights) /
  Math.sqrt(variance(one) + variance(other));

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const share = (minutes: readonly number[]): DefeatShare => ({ defeats: minutes.length, nights: NIGHTS });

/** Plays the nights of a cell, and expects the required shares. @returns the results, and in words */
function play(cell: TricksCell) {
  const minutes = defeatMinutes(cell, NIGHTS);
  const withTricks = share(minutes);
  const inPoints = share(defeatMinutes(cell, NIGHTS, 'with', 'points'));
  const without = share(defeatMinutes(cell, NIGHTS, 'without'));
  expect(errorsBetween(withTricks, cell.inPercent)).toBeLessThanOrEqual(MOST_ERRORS);
  expect(errorsBetween(inPoints, cell.inPoints)).toBeLessThanOrEqual(MOST_ERRORS);
  if (cell.without) expect(errorsBetween(without, cell.without)).toBeLessThanOrEqual(MOST_ERRORS);
  const shares = `without tricks ${without.defeats}, with them ${withTricks.defeats}, in points ${inPoints.defeats}`;
  const when = minutes.length > 0 ? `; half of the defeats by minute ${median(minutes).toFixed(0)}` : '';
  return { withTricks, words: `Defeats in ${NIGHTS} nights: ${shares}${when}` };
}

test.for(AT_PAR)(
  'at par at level $level in region $regionId with threshold $threshold %',
  LONG,
  async (cell, { annotate }) => {
    const { withTricks, words } = play(cell);
    if (cell.threshold === 50) expect(withTricks.defeats).toBe(0);
    await annotate(words);
  },
);

test.for([
  ...TOO_HIGH.map((cell) => ({ ...cell, regions: 'one region' })),
  ...FAR_TOO_HIGH.map((cell) => ({ ...cell, regions: 'two regions' })),
])(
  '$regions too high at level $level in region $regionId with threshold $threshold %',
  LONG,
  async (cell, { annotate }) => {
    await annotate(play(cell).words);
  },
);
