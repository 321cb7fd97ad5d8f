import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spacedCalls } from './spaced-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call comes at once, others together when the time is over, an urgent one at once', () => {
  let calls = 0;
  const ask = spacedCalls(() => calls++, 500);
  ask(false);
  expect(calls).toBe(1);
  ask(false);
  ask(false);
  vi.advanceTimersByTime(499);
  expect(calls).toBe(1);
  vi.advanceTimersByTime(1);
  expect(calls).toBe(2);
  ask(false);
  ask(true);
  expect(calls).toBe(3);
  vi.advanceTimersByTime(5_000);
  expect(calls).toBe(3);
  ask(false);
  expect(calls).toBe(4);
});
