import { expect, test } from 'vitest';
import { characterIdOf } from './character-id.ts';

test('an id is a whole number from 1, written plainly', () => {
  expect(['1', '17', String(Number.MAX_SAFE_INTEGER)].map(characterIdOf)).toEqual([
    1,
    17,
    Number.MAX_SAFE_INTEGER,
  ]);
});

test('nothing else is', () => {
  const others = ['', '0', '-1', '1.5', '01', '1e3', ' 1', 'Wren', '9007199254740992', 'NaN'];
  expect(others.map(characterIdOf)).toEqual(others.map(() => null));
});
