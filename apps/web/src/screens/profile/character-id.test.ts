import { expect, test } from 'vitest';
import { characterIdOf } from './character-id.ts';

test('accepts a whole number from 1 in decimal digits', () => {
  expect(['1', '17', String(Number.MAX_SAFE_INTEGER)].map(characterIdOf)).toEqual([
    1,
    17,
    Number.MAX_SAFE_INTEGER,
  ]);
});

test('refuses everything else', () => {
  const others = ['', '0', '-1', '1.5', '01', '1e3', ' 1', 'Wren', '9007199254740992', 'NaN'];
  expect(others.map(characterIdOf)).toEqual(others.map(() => null));
});
