import { expect, test } from 'vitest';
import { dayOf, VERSIONS } from './versions.ts';

test.each(Object.entries(VERSIONS))(
  'lists the versions of %s with the newest first, one for each day',
  (_, versions) => {
    const dates = versions.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  },
);

test("formats a version's day the same in each time zone", () => {
  expect(dayOf({ date: '2026-11-20', changes: '' })).toBe('20 November 2026');
});
