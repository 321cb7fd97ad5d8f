import { expect, test } from 'vitest';
import { DatabaseClock } from './database-clock.ts';

/** A local clock in the test's hand, and a database's that is ahead of it. */
function clocks(ahead: number) {
  let local = 1_000_000;
  const clock = new DatabaseClock(() => local);
  return {
    clock,
    /** The database answers, and its answer is on its way for so many ms. */
    answer: (delay: number) => {
      const database = local + ahead;
      local += delay;
      clock.instantOf(database);
    },
    pass: (milliseconds: number) => {
      local += milliseconds;
    },
    database: () => local + ahead,
  };
}

test('a reading is taken as it is', () => {
  const { clock } = clocks(0);
  expect(clock.instantOf(42)).toBe(42);
});

test('the estimate follows the quickest answer and is never ahead of the database', () => {
  const { clock, answer, pass, database } = clocks(5_000);
  answer(40);
  expect(clock.now()).toBe(database() - 41);
  answer(3);
  answer(20);
  pass(10_000);
  expect(clock.now()).toBe(database() - 4);
});

test('readings of long ago have no say, so that a slow clock is followed', () => {
  const { clock, pass } = clocks(0);
  clock.instantOf(1_000_000 + 700);
  for (let minute = 0; minute < 3; minute++) {
    pass(60_000);
    clock.instantOf(1_000_000 + (minute + 1) * 60_000 - 300);
  }
  expect(clock.now()).toBe(1_000_000 + 180_000 - 300 - 1);
});

test('without any reading there is no time', () => {
  expect(() => clocks(0).clock.now()).toThrow();
});
