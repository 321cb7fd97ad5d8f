import { expect, test } from 'vitest';
import { missingTests } from './longest-first.mjs';

test('a project that matches no file is told', () => {
  const found = [{ project: 'unit', file: 'packages/engine/src/health.test.ts' }];
  expect(missingTests(['unit'], found)).toEqual([]);
  expect(missingTests(['unit', 'web'], found)).toEqual(['The test project web matches no file.']);
});

test('a long test file that is not there any more is told', () => {
  expect(missingTests(['e2e'], [{ project: 'e2e', file: 'e2e/src/gone.test.ts' }])).toContain(
    'e2e/src/sweep/sweep.test.ts is listed among the long test files, and is none.',
  );
});
