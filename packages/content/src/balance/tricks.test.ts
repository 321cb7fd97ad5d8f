import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { AT_PAR, type DefeatShare, IN_POINTS, TOO_HIGH } from './tricks-cells.ts';
import { defeatMinutes } from './tricks-nights.ts';

/**
 * The tricks of enemies are a danger for those who eat late or hunt where they are too weak, and
 * for no others. The engine plays whole nights. The reporter `verbose` prints their results (ADR 0025).
 */
const NIGHTS = isLong ? 200 : 20;
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

const told = ({ defeats, nights }: DefeatShare): string => `${defeats} of ${nights}`;

test.for(AT_PAR)(
  'at par at level $level in region $regionId with threshold $threshold %',
  LONG,
  async (cell, { annotate }) => {
    const withTricks = share(defeatMinutes(cell, NIGHTS));
    const without = share(defeatMinutes(cell, NIGHTS, 'without'));
    await annotate(`${told(without)} without tricks, ${told(withTricks)} with them`);
    expect(errorsBetween(withTricks, cell.with)).toBeLessThanOrEqual(MOST_ERRORS);
    if (cell.without) expect(errorsBetween(without, cell.without)).toBeLessThanOrEqual(MOST_ERRORS);
    if (cell.threshold === 50) expect(withTricks.defeats).toBe(0);
  },
);

test.for(TOO_HIGH)(
  'one region too high at level $level in region $regionId with threshold $threshold %',
  LONG,
  async (cell, { annotate }) => {
    const minutes = defeatMinutes(cell, NIGHTS);
    const without = share(defeatMinutes(cell, NIGHTS, 'without'));
    const when = minutes.length > 0 ? `, half of them by minute ${median(minutes).toFixed(0)}` : '';
    await annotate(`${told(without)} without tricks, ${told(share(minutes))} with them${when}`);
    expect(errorsBetween(share(minutes), cell.with)).toBeLessThanOrEqual(MOST_ERRORS);
  },
);

test.for(IN_POINTS)(
  'at level $level in region $regionId with threshold $threshold % of the health at the begin, in points',
  LONG,
  async (cell, { annotate }) => {
    const inPoints = share(defeatMinutes(cell, NIGHTS, 'with', 'points'));
    await annotate(`${told(inPoints)} with tricks`);
    expect(errorsBetween(inPoints, cell.with)).toBeLessThanOrEqual(MOST_ERRORS);
  },
);
