import { expect, test } from 'vitest';
import { runJobs } from './jobs.mjs';

/** @param {import('./jobs.mjs').Counts} counts */
const ending =
  (counts, output = '') =>
  async () => ({ counts, output });

const silent = () => {};

test('the counts of all jobs are added up', async () => {
  const jobs = [
    { name: 'a check', run: ending({ passed: 1, failed: 0 }) },
    { name: 'tests', run: ending({ passed: 40, failed: 2 }) },
    { name: 'more tests', run: ending({ passed: 7, failed: 0 }) },
  ];
  expect(await runJobs(jobs, 2, silent)).toEqual({ passed: 48, failed: 2 });
});

test('a job that throws counts as one failure and its message is printed; the other jobs run', async () => {
  /** @type {string[]} */
  const printed = [];
  const jobs = [
    { name: 'build', run: () => Promise.reject(new Error('vite could not build the page')) },
    { name: 'tests', run: ending({ passed: 3, failed: 0 }) },
  ];
  expect(await runJobs(jobs, 1, (text) => printed.push(text))).toEqual({ passed: 3, failed: 1 });
  expect(printed[0]).toMatch(/^FAIL build \(\d+\.\d s\)\nvite could not build the page$/);
  expect(printed[1]).toMatch(/^ok {3}tests \(\d+\.\d s\)$/);
});

test('the given number of jobs runs in parallel, and the output of each is printed in one piece', async () => {
  let running = 0;
  let most = 0;
  /** @type {string[]} */
  const printed = [];
  const jobs = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
    name,
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { counts: { passed: 1, failed: 0 }, output: `${name} begins\n${name} ends\n` };
    },
  }));
  await runJobs(jobs, 2, (text) => printed.push(text));
  expect(most).toBe(2);
  expect(printed).toHaveLength(5);
  for (const text of printed) expect(text).toMatch(/^ok {3}(\w+) \(.*\)\n\1 begins\n\1 ends$/);
});
