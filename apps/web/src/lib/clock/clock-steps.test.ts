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

test('reports no step for a clock that runs steadily', () => {
  const stepped = vi.fn<() => void>();
  onClockStep(stepped);
  vi.advanceTimersByTime(HOUR);
  expect(stepped).not.toHaveBeenCalled();
});

test.each([HOUR, -HOUR, 8 * HOUR])('reports a clock set by %d ms once, within seconds', (step) => {
  const stepped = vi.fn<() => void>();
  onClockStep(stepped);
  vi.advanceTimersByTime(20_000);
  vi.setSystemTime(Date.now() + step);
  vi.advanceTimersByTime(5_000);
  expect(stepped).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(HOUR);
  expect(stepped).toHaveBeenCalledTimes(1);
});

test('reports nothing after it was stopped', () => {
  const stepped = vi.fn<() => void>();
  onClockStep(stepped)();
  vi.setSystemTime(START + HOUR);
  vi.advanceTimersByTime(HOUR);
  expect(stepped).not.toHaveBeenCalled();
});
