import { ANNOUNCEMENT_LIMITS } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { announceInput, MAINTENANCE_MINUTES, NOTE_MINUTES } from './announce-input.ts';

const NOW = 1_800_000_000_000;

test('a note is shown from now on, maintenance begins at a time of this browser', () => {
  expect(announceInput('Welcome', null, 60, NOW)).toEqual({
    kind: 'note',
    text: 'Welcome',
    endsAt: NOW + 3_600_000,
  });
  const beginsAt = new Date(2026, 10, 28, 3, 0).getTime();
  expect(announceInput('A new disk', '2026-11-28T03:00', 15, NOW)).toEqual({
    kind: 'maintenance',
    text: 'A new disk',
    beginsAt,
    endsAt: beginsAt + 900_000,
  });
  expect(announceInput('A new disk', '', 15, NOW)).toBeNull();
});

test('each choice of a time fits the limits of the server', () => {
  for (const minutes of [...Object.keys(NOTE_MINUTES), ...Object.keys(MAINTENANCE_MINUTES)])
    expect(Number(minutes)).toBeLessThan(ANNOUNCEMENT_LIMITS.days * 24 * 60);
});
