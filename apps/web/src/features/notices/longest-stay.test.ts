import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_STAY, withLongestStay } from './longest-stay.ts';

const AUTO_CLOSE = 4_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('closes a notice under a resting pointer in the end', () => {
  const hidden: string[] = [];
  const notice = withLongestStay({ message: 'Packed bread.', autoClose: AUTO_CLOSE }, (id) =>
    hidden.push(id),
  );
  notice.onOpen?.({ ...notice, id: 'bread' });
  vi.advanceTimersByTime(LONGEST_STAY * AUTO_CLOSE - 1);
  expect(hidden).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(hidden).toEqual(['bread']);
});

test('keeps the whole time of a notice that is still queued', () => {
  const hidden: string[] = [];
  const notice = withLongestStay({ message: 'Attack is now level 2.', autoClose: AUTO_CLOSE }, (id) =>
    hidden.push(id),
  );
  vi.advanceTimersByTime(10 * AUTO_CLOSE);
  expect(hidden).toEqual([]);
  notice.onOpen?.({ ...notice, id: 'level' });
  vi.advanceTimersByTime(AUTO_CLOSE);
  expect(hidden).toEqual([]);
});
