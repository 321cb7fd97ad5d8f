import { expect, test } from 'vitest';
import { countTests } from './vitest-run.mjs';

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('tests are counted over all files', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that cannot be loaded is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('an error outside every test is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test('no tests, or no report, is a failure', () => {
  expect(countTests({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1 });
});
