import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import type { CareerKind } from '../careers/policy.ts';
import { factorOf, type Morning, morningsOf } from './mornings.ts';

const KINDS: readonly CareerKind[] = ['newcomer', 'all-round', 'casual'];
const daysTo = (last: number): number[] => Array.from({ length: last }, (_, day) => day + 1);

/** Sixty mornings: the first twenty of three careers. Of `npm test`, the first one. */
const ASKED = isLong ? daysTo(20) : [1];
const PLAYED = isLong ? KINDS : KINDS.slice(0, 1);
/** How long the careers are played until the dreams have come true. */
const DAYS = isLong ? 40 : 1;

/** A level below this share of the highest one is a trifle. */
const TRIFLE = 0.1;
/** Dreams that are compared, how many of them must come true in time, and what in time means. */
const DREAMS = 20;
const IN_TIME = 16;
const FACTOR = 2;

const played = new Map<CareerKind, readonly Morning[]>();

function mornings(): Morning[] {
  return PLAYED.flatMap((kind) => {
    const known = played.get(kind) ?? morningsOf(kind, 1, ASKED, DAYS);
    played.set(kind, known);
    return known;
  });
}

test(
  'no morning of a career has a trifle as its near goal',
  () => {
    const all = mornings();
    expect(all).toHaveLength(PLAYED.length * ASKED.length);
    for (const { kind, day, highestLevel, arc } of all) {
      const target = arc.near?.proposal.target;
      if (target?.kind === 'level')
        expect(target.level, `${kind}, day ${day}`).toBeGreaterThanOrEqual(highestLevel * TRIFLE);
    }
  },
  PROPERTY_TIMEOUT,
);

test.runIf(isLong)(
  'dreams come true in the time that was told, within a factor of two for 16 of 20',
  async ({ annotate }) => {
    const dreams = mornings().flatMap((morning) => {
      const factor = factorOf(morning);
      return factor === null ? [] : [{ morning, factor }];
    });
    // Neighbouring mornings have the same dream, so the compared ones are spread over all of them.
    const step = (dreams.length - 1) / (DREAMS - 1);
    const places = Array.from({ length: DREAMS }, (_, place) => Math.round(place * step));
    const compared = places.flatMap((place) => dreams[place] ?? []);
    const told = compared.map(
      ({ morning: { kind, day }, factor }) => `${kind}, day ${day}: ${factor.toFixed(2)}`,
    );
    await annotate(told.join('; '));
    expect(compared).toHaveLength(DREAMS);
    const inTime = compared.filter(({ factor }) => factor <= FACTOR && factor >= 1 / FACTOR);
    expect(inTime.length, told.join('; ')).toBeGreaterThanOrEqual(IN_TIME);
  },
  PROPERTY_TIMEOUT,
);
