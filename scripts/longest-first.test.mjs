import { expect, test } from 'vitest';
import { missingTests } from './longest-first.mjs';

test('a project that matches no file is reported', () => {
  const found = [{ project: 'unit', file: 'packages/engine/src/character/health.test.ts' }];
  expect(missingTests(['unit'], found)).toEqual([]);
  expect(missingTests(['unit', 'web'], found)).toEqual(['The test project web matches no file.']);
});

test('a listed long test file that does not exist is reported', () => {
  expect(missingTests(['tests'], [{ project: 'tests', file: 'tests/gone.test.ts' }])).toContain(
    'tests/sweeps/screens.test.ts is listed among the long test files, but no such test file exists.',
  );
});
