import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, setServerClock } from './server-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('assumes that the server read its clock in the middle of the call', () => {
  setServerClock(5_000_100, 999_800, 1_000_000);
  expect(serverNow()).toBe(5_000_200);
});

test("advances with this browser's clock", () => {
  setServerClock(5_000_000, 1_000_000, 1_000_000);
  vi.advanceTimersByTime(2_500);
  expect(serverNow()).toBe(5_002_500);
});

test('replaces the earlier measurement with a later one', () => {
  setServerClock(5_000_000, 1_000_000, 1_000_000);
  setServerClock(1_000_000, 1_000_000, 1_000_000);
  expect(serverNow()).toBe(1_000_000);
});
