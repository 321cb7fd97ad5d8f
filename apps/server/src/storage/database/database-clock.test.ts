import { expect, test, vi } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

/** A local clock that the test sets, and the clock of a database that is ahead of it. */
function clocks(aheadAtFirst: number) {
  let ahead = aheadAtFirst;
  let local = 1_000_000;
  const clock = new DatabaseClock(() => local);
  return {
    clock,
    /** Reads the database's clock. The answer takes `delay` ms to arrive. */
    answer: (delay: number) => {
      const database = local + ahead;
      local += delay;
      clock.instantOf(database);
    },
    pass: (milliseconds: number) => {
      local += milliseconds;
    },
    step: (milliseconds: number) => {
      ahead += milliseconds;
    },
    database: () => local + ahead,
  };
}

test('the instant of a row is the reading itself', () => {
  const { clock } = clocks(0);
  expect(clock.instantOf(42)).toBe(42);
});

test('the estimate follows the fastest answer and is never ahead of the database', () => {
  const { clock, answer, pass, database } = clocks(5_000);
  answer(40);
  expect(clock.now()).toBe(database() - 41);
  answer(3);
  answer(20);
  pass(10_000);
  expect(clock.now()).toBe(database() - 4);
});

test('old readings expire, so that a slow clock is followed', () => {
  const { clock, pass } = clocks(0);
  clock.instantOf(1_000_000 + 700);
  for (let minute = 0; minute < 3; minute++) {
    pass(60_000);
    clock.instantOf(1_000_000 + (minute + 1) * 60_000 - 300);
  }
  expect(clock.now()).toBe(1_000_000 + 180_000 - 300 - 1);
});

test('a database whose clock is set back is followed at its next answer', () => {
  const { clock, answer, pass, step, database } = clocks(5_000);
  answer(3);
  pass(70_000);
  answer(2);
  step(-3_600_000);
  answer(4);
  expect(clock.now()).toBe(database() - 5);
  pass(1_000);
  answer(1);
  expect(clock.now()).toBe(database() - 2);
});

test('a database whose clock is set forward is followed at its next answer', () => {
  const { clock, answer, step, database } = clocks(0);
  answer(3);
  step(3_600_000);
  answer(4);
  expect(clock.now()).toBe(database() - 5);
});

test('a slow answer does not count as a clock that was set back', () => {
  const { clock, answer, database } = clocks(0);
  answer(2);
  answer(9_000);
  expect(clock.now()).toBe(database() - 3);
});

test('the clock throws before the first reading', () => {
  expect(() => clocks(0).clock.now()).toThrow();
});

test('between readings it follows the monotonic time, not the system clock', () => {
  const clock = new DatabaseClock();
  clock.instantOf(5_000_000);
  const before = clock.now();
  const set = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect(clock.now() - before).toBeLessThan(60_000);
  set.mockRestore();
});
