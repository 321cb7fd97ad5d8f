import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock, wakeByTimer } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A clock that differs from `Date.now()` by an offset. `set` adds to the offset, as if a user had set the
 * system's clock: the timers, which Vitest fakes, do not notice it.
 */
function settable() {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return {
    now,
    set: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

test('the callback is called once, at its instant and not before', () => {
  const woken: number[] = [];
  systemClock.wake(1_025_000, () => woken.push(Date.now()));
  vi.advanceTimersByTime(24_999);
  expect(woken).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(woken).toEqual([1_025_000]);
});

test('a cancelled callback is not called', () => {
  const woken = vi.fn<() => void>();
  systemClock.wake(1_025_000, woken)();
  vi.advanceTimersByTime(60_000);
  expect(woken).not.toHaveBeenCalled();
});

test('a callback that is due already is called at once, after wake has returned', () => {
  const woken = vi.fn<() => void>();
  systemClock.wake(999_000, woken);
  expect(woken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(woken).toHaveBeenCalledTimes(1);
});

test('a clock that is set forward calls due callbacks within seconds', () => {
  const { now, set } = settable();
  const woken = vi.fn<() => void>();
  wakeByTimer(now, now() + 3_600_000, woken);
  vi.advanceTimersByTime(3_000);
  set(3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(woken).toHaveBeenCalledTimes(1);
});

test('callbacks wait for a clock that is set back', () => {
  const { now, set } = settable();
  const woken = vi.fn<() => void>();
  wakeByTimer(now, now() + 5_000, woken);
  set(-60_000);
  vi.advanceTimersByTime(64_999);
  expect(woken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(woken).toHaveBeenCalledTimes(1);
});
