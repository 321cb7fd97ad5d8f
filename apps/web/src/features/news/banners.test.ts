import { expect, test } from 'vitest';
import { canDismiss, maintenanceText, shownAt } from './banners.ts';
import { DISMISSED } from './dismissed.ts';

const MINUTE = 60_000;
const BEGIN = 100 * MINUTE;

const note = { id: 1, kind: 'note', text: 'Welcome', beginsAt: null, endsAt: 50 * MINUTE } as const;
const maintenance = {
  id: 2,
  kind: 'maintenance',
  text: 'A new disk.',
  beginsAt: BEGIN,
  endsAt: BEGIN + 5 * MINUTE,
} as const;

test.each([
  [BEGIN - 25 * 60 * MINUTE, 'The server goes to rest in 25 h.'],
  [BEGIN - 12 * MINUTE, 'The server goes to rest in 12 min.'],
  [BEGIN - 12 * MINUTE - 1_000, 'The server goes to rest in 12 min.'],
  [BEGIN - 119_000, 'The server goes to rest in 1 min 59 s.'],
  [BEGIN - 1_000, 'The server goes to rest in 1 s.'],
  [BEGIN, 'The server is at rest: its maintenance is under way.'],
  [BEGIN + 4 * MINUTE, 'The server is at rest: its maintenance is under way.'],
])('at %i the banner of maintenance says %s', (now, text) => {
  expect(maintenanceText(maintenance, now)).toBe(text);
});

test('a note has no countdown, and can be put away until its end', () => {
  expect(maintenanceText(note, 0)).toBeNull();
  expect(canDismiss(note, 50 * MINUTE - 1)).toBe(true);
});

test('maintenance cannot be put away in its last ten minutes, and comes back for them', () => {
  const before = BEGIN - 10 * MINUTE;
  expect([before - 1, before, BEGIN, BEGIN + 1].map((now) => canDismiss(maintenance, now))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const shown = (now: number): readonly number[] =>
    shownAt([maintenance, note], [1, 2], now).map(({ id }) => id);
  expect(shown(before - 1)).toEqual([]);
  expect(shown(before)).toEqual([2]);
});

test('a page shows an announcement until its end, to the millisecond', () => {
  const shown = (now: number): readonly number[] => shownAt([maintenance, note], [], now).map(({ id }) => id);
  expect(shown(note.endsAt - 1)).toEqual([2, 1]);
  expect(shown(note.endsAt)).toEqual([2]);
  expect(shown(maintenance.endsAt - 1)).toEqual([2]);
  expect(shown(maintenance.endsAt)).toEqual([]);
});

test('a browser remembers the newest ids, and accepts every stored text', () => {
  const ids = Array.from({ length: 25 }, (_, index) => index);
  expect(DISMISSED.read(DISMISSED.write(ids))).toEqual(ids.slice(5));
  for (const text of [null, '', '{', '7', '{"a":1}']) expect(DISMISSED.read(text)).toEqual([]);
  expect(DISMISSED.read('[1,"2",null,3]')).toEqual([1, 3]);
});
