import { ItemQuality } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { FIRST_CHOICE, type ListChoice, readListChoice } from './list-choice.ts';

test('reads what was stored', () => {
  const choice: ListChoice = {
    order: 'gold',
    filter: { tier: 2, quality: ItemQuality.Elite, trait: 'gold' },
    onlyAvailable: true,
    showsRest: true,
  };
  expect(readListChoice(JSON.stringify(choice))).toEqual(choice);
});

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '{"order":"luck","filter":{"tier":"x","quality":99,"trait":"luck"},"onlyAvailable":1}',
])('is as at first when %j is stored', (stored) => {
  expect(readListChoice(stored)).toEqual(FIRST_CHOICE);
});

test('reads what was stored before there was a filter by trait', () => {
  const filter = { tier: 3, quality: null };
  expect(readListChoice(JSON.stringify({ filter })).filter).toEqual({ ...filter, trait: null });
});
