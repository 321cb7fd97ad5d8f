import { expect, test } from 'vitest';
import { characterIdAt } from './page-entries.ts';

test('a whole number from 1 in decimal digits is the id of a character', () => {
  expect(['1', '17', String(Number.MAX_SAFE_INTEGER)].map(characterIdAt)).toEqual([
    1,
    17,
    Number.MAX_SAFE_INTEGER,
  ]);
});

test('nothing else is the id of a character', () => {
  const others = ['', '0', '-1', '1.5', '01', '1e3', ' 1', 'Wren', '9007199254740992', 'NaN'];
  expect(others.map(characterIdAt)).toEqual(others.map(() => null));
});
