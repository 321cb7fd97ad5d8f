import { expect, it } from 'vitest';
import { SLICE_TIME, Slice } from './slice.ts';

function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

it('takes steps until its time is over, and leaves the others to the next slice', () => {
  const slice = new Slice();
  expect(slice.takes()).toBe(true);
  expect(slice.isSpent()).toBe(false);
  work(SLICE_TIME);
  expect(slice.takes()).toBe(false);
  expect(slice.isSpent()).toBe(true);
});

it('takes a limited number of steps', () => {
  const slice = new Slice();
  let taken = 0;
  while (slice.takes()) taken++;
  expect(taken).toBeLessThanOrEqual(256);
});

it('does not stop steps that run after it', () => {
  const slice = new Slice();
  work(SLICE_TIME);
  slice.end();
  expect(slice.isSpent()).toBe(false);
});
