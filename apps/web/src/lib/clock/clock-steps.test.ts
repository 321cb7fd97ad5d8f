import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onClockStep } from './clock-steps.ts';

const START = 1_700_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a clock that goes on is no step', () => {
  const stepped = vi.fn<() => void>();
  onClockStep(stepped);
  vi.advanceTimersByTime(HOUR);
  expect(stepped).not.toHaveBeenCalled();
});

test.each([HOUR, -HOUR, 8 * HOUR])('a clock set by %d ms is told of once, within seconds', (step) => {
  const stepped = vi.fn<() => void>();
  onClockStep(stepped);
  vi.advanceTimersByTime(20_000);
  vi.setSystemTime(Date.now() + step);
  vi.advanceTimersByTime(5_000);
  expect(stepped).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(HOUR);
  expect(stepped).toHaveBeenCalledTimes(1);
});

test('ended, it tells nothing', () => {
  const stepped = vi.fn<() => void>();
  onClockStep(stepped)();
  vi.setSystemTime(START + HOUR);
  vi.advanceTimersByTime(HOUR);
  expect(stepped).not.toHaveBeenCalled();
});
