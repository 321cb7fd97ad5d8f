import { expect, test } from 'vitest';
import { putOffText } from './put-off.ts';

test.each([
  [['Hazel'], 0, 'Hazel has put off the morning.'],
  [['Hazel', 'Ivo'], 0, 'Hazel and Ivo have put off the morning.'],
  [['Hazel', 'Ivo', 'Wren'], 0, 'Hazel, Ivo and Wren have put off the morning.'],
  [['Hazel', 'Ivo'], 12, 'Hazel, Ivo and 12 more have put off the morning.'],
])('%j and %i more', (names, more, text) => {
  expect(putOffText(names, more)).toBe(text);
});
