import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.mjs';
import { slowest, timesOf } from './test-times.mjs';

/**
 * @param {string} file
 * @param {number} startTime
 * @param {number} endTime
 */
const result = (file, startTime, endTime) => ({ name: join(ROOT, file), startTime, endTime });

test('the files that took the longest are listed with their shares', () => {
  const times = timesOf({ testResults: [result('a.test.ts', 0, 1_000), result('b/c.test.ts', 500, 3_500)] });
  expect(times).toEqual({ 'a.test.ts': 1, 'b/c.test.ts': 3 });
  expect(slowest(times, 1)).toBe('    3.0 s  75.0 %  b/c.test.ts');
  expect(slowest(times, 5).split('\n')).toHaveLength(2);
  expect(timesOf(null)).toEqual({});
});
