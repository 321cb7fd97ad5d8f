import { RECONNECT_DELAYS } from '@slumberfell/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReconnect } from './reconnect.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A reconnecting loop in which each attempt fails, with the times of the attempts in ms since the start. */
function failing() {
  const attempts: number[] = [];
  let gaveUpAt: number | null = null;
  const start = Date.now();
  const loop = createReconnect({
    delays: RECONNECT_DELAYS,
    attempt: () => {
      attempts.push(Date.now() - start);
      loop.lost();
    },
    onGiveUp: () => {
      gaveUpAt = Date.now() - start;
    },
    setTimer: (run, delay) => {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
  });
  return { loop, attempts, gaveUpAt: () => gaveUpAt };
}

test('tries after 0, 2, 10 and 30 s, then gives up', () => {
  const { loop, attempts, gaveUpAt } = failing();
  loop.lost();
  vi.advanceTimersByTime(120_000);
  expect(attempts).toEqual([0, 2_000, 12_000, 42_000]);
  expect(gaveUpAt()).toBe(42_000);
});

test('counts two reports of one loss as one', () => {
  const { loop, attempts } = failing();
  loop.lost();
  loop.lost();
  vi.advanceTimersByTime(0);
  expect(attempts).toEqual([0]);
});

test('starts with the first delay again after a connection', () => {
  const { loop, attempts } = failing();
  loop.lost();
  vi.advanceTimersByTime(2_000);
  loop.connected();
  vi.advanceTimersByTime(120_000);
  expect(attempts).toEqual([0, 2_000]);
  loop.lost();
  vi.advanceTimersByTime(0);
  expect(attempts).toHaveLength(3);
});

test('tries again for the player after it gave up', () => {
  const { loop, attempts } = failing();
  loop.lost();
  vi.advanceTimersByTime(60_000);
  loop.again();
  expect(attempts).toHaveLength(5);
  vi.advanceTimersByTime(0);
  expect(attempts).toHaveLength(6);
});

test('tries nothing after stop', () => {
  const { loop, attempts } = failing();
  loop.lost();
  loop.stop();
  vi.advanceTimersByTime(120_000);
  expect(attempts).toEqual([]);
});
