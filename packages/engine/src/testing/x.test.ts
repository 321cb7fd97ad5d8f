import { test } from 'vitest';
import { runs } from './runs.ts';

test('x', () => {
  runs(1);
});
