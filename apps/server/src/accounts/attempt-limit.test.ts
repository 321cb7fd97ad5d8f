import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/test-clock.ts';
import { AttemptLimit } from './attempt-limit.ts';

describe('an attempt limit', () => {
  it('allows so many attempts per key and window', () => {
    const clock = new TestClock(1_000);
    const limit = new AttemptLimit(clock, 3, 60_000);
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
    expect(limit.take('b')).toBe(true);
    clock.forward(59_999);
    expect(limit.exhausted('a')).toBe(true);
    clock.forward(1);
    expect(limit.exhausted('a')).toBe(false);
    expect(limit.take('a')).toBe(true);
  });

  it('forgets when it is told to', () => {
    const limit = new AttemptLimit(new TestClock(0), 1, 60_000);
    limit.take('a');
    limit.clear('a');
    expect(limit.take('a')).toBe(true);
  });

  it('keeps a bounded number of keys, the newest', () => {
    const limit = new AttemptLimit(new TestClock(0), 1, 60_000);
    for (let key = 0; key <= 10_000; key++) limit.take(String(key));
    expect(limit.exhausted('0')).toBe(false);
    expect(limit.exhausted('1')).toBe(true);
    expect(limit.exhausted('10000')).toBe(true);
  });
});
