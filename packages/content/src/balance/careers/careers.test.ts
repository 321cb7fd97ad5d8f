import { combatLevelOf, imbalancesOf, totalLevel } from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { describe, expect, test } from 'vitest';
import { Career, characterAt, endOfDay } from './career.ts';
import { recordedDays } from './day-record.ts';
import { CareerPlayer } from './player.ts';
import { CAREER_KINDS, type CareerKind } from './policy.ts';

/** The share of commands and steps that may be refused. */
const MOST_REFUSED = 0.03;

test('a career depends only on its kind and seed', () => {
  const career = new Career('casual', 1);
  career.playDay();
  expect(characterAt('casual', 1, 1)).toEqual(career.player.state);
  expect(characterAt('casual', 1, 4)).not.toEqual(career.player.state);
  expect(new CareerPlayer(2).style).not.toBe(career.player.style);
}, 60_000);

test('a later day of a career plays on from an earlier one, which stays as it was', () => {
  const first = characterAt('crafter', 1, 3);
  const kept = structuredClone(first);
  const second = characterAt('crafter', 2, 3);
  expect(characterAt('crafter', 1, 3)).toEqual(kept);
  expect(totalLevel(second.shown)).toBeGreaterThan(totalLevel(first.shown));
  expect(second.shown.eventAt).toBeLessThanOrEqual(endOfDay(2));
}, 60_000);

/** Plays one more day, after which what holds for every character must hold. */
function expectSoundDay(career: Career): void {
  const { player } = career;
  const before = player.shown.experience;
  career.playDay();
  expect(imbalancesOf(player.chronicle, player.shown)).toEqual([]);
  expect(player.shown.experience.every((points, index) => points >= (before[index] ?? 0))).toBe(true);
}

function expectFewRefusals({ player: { refusals, given } }: Career): void {
  const refused = [...refusals.values()].reduce((sum, one) => sum + one, 0);
  expect(refused / given, JSON.stringify([...refusals])).toBeLessThanOrEqual(MOST_REFUSED);
}

test(
  'a career explains all that it owns, loses no experience, and is refused hardly anything',
  () => {
    const career = new Career('newcomer', 1);
    expectSoundDay(career);
    expectFewRefusals(career);
    expect(combatLevelOf(career.player.shown)).toBeGreaterThan(10);
  },
  PROPERTY_TIMEOUT,
);

test('refused commands and steps of plans are counted', () => {
  const player = new CareerPlayer(1);
  const travel = { name: 'travel', input: { regionId: 6 } } as const;
  expect(player.give(travel)).toBe(false);
  const barley = { name: 'begin-crafting', input: { itemId: 1_210, amount: 1 } } as const;
  expect(player.give({ name: 'set-plan', input: { steps: [travel, barley, travel] } })).toBe(true);
  player.wait(player.at + 60_000);
  expect([...player.refusals]).toEqual([
    ['travel travel/gold', 1],
    ['step travel/gold', 2],
  ]);
});

test('a record tells what a day has brought', () => {
  const [day] = recordedDays('casual', 1, 1);
  const { player } = new Career('casual', 1);
  expect(day?.totalLevel).toBeGreaterThan(totalLevel(player.shown));
  expect(day?.regions).toEqual({ 1: 0, ...day?.regions });
  expect(Object.values(day?.time ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(day?.newThings.enemy).toBeGreaterThan(0);
});

/** Combat and total level on day 7 of careers that other bots have played. */
const OTHERS: Readonly<Record<CareerKind, readonly [combat: number, total: number]>> = {
  newcomer: [58, 516],
  hunter: [69, 425],
  'all-round': [65, 862],
  casual: [47, 655],
  crafter: [34, 682],
};
const FACTOR = 2;

describe.runIf(isLong)('a week of a career', () => {
  test.each(CAREER_KINDS)(
    'is sound and reaches levels like those of other bots: %s',
    (kind) => {
      const career = new Career(kind, 1);
      while (career.day < 7) expectSoundDay(career);
      expectFewRefusals(career);
      const { shown } = career.player;
      const reached = [combatLevelOf(shown), totalLevel(shown)];
      OTHERS[kind].forEach((level, index) => {
        expect(reached[index]).toBeGreaterThanOrEqual(level / FACTOR);
        expect(reached[index]).toBeLessThanOrEqual(level * FACTOR);
      });
    },
    PROPERTY_TIMEOUT,
  );
});
