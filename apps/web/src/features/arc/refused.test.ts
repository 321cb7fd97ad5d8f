import { expect, test } from 'vitest';
import { dayOf, refusedOf, type ShownProposal, withoutTaken, withShown } from './refused.ts';

/** The proposals after the same one was shown on some days. */
const shownOn = (...days: readonly string[]): readonly ShownProposal[] =>
  days.reduce<readonly ShownProposal[]>((proposals, day) => withShown(proposals, ['level:1:9'], day), []);

test('what was shown on two days in a row and not taken rests for two days', () => {
  const proposals = shownOn('2026-11-28', '2026-11-29');
  expect(refusedOf(proposals, '2026-11-29')).toEqual([]);
  expect(refusedOf(proposals, '2026-11-30')).toEqual(['level:1:9']);
  expect(refusedOf(proposals, '2026-12-01')).toEqual(['level:1:9']);
  expect(refusedOf(proposals, '2026-12-02')).toEqual([]);
});

test('a day without it, or a press on it, begins anew', () => {
  expect(refusedOf(shownOn('2026-11-26', '2026-11-28'), '2026-11-29')).toEqual([]);
  expect(refusedOf(withoutTaken(shownOn('2026-11-27', '2026-11-28'), 'level:1:9'), '2026-11-29')).toEqual([]);
});

test('looking twice on one day counts once', () => {
  expect(refusedOf(shownOn('2026-11-28', '2026-11-28'), '2026-11-29')).toEqual([]);
});

test('the day is that of the player', () => {
  expect(dayOf(new Date(2026, 10, 9, 0, 5).getTime())).toBe('2026-11-09');
});
