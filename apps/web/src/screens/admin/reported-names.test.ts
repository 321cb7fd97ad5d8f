import type { Answer } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { reportedNames } from './reported-names.ts';

const report = (id: number, characterId: number, name: string): Answer<'reports'>[number] => ({
  id,
  characterId,
  name,
  nameNow: 'Bea',
  openOfCharacter: 2,
  reporterId: 9,
  byGuest: false,
  reason: 'other',
  text: '',
  at: 0,
});

test('open reports stand together by character and name; closed ones are left out', () => {
  const closed = { ...report(4, 1, 'Ann'), closed: { at: 1, by: 'account 1', outcome: 'acted' as const } };
  const found = reportedNames([
    report(1, 1, 'Ann'),
    report(2, 2, 'Ann'),
    report(3, 1, 'Ann'),
    report(5, 1, 'Bea'),
    closed,
  ]);
  expect(
    found.map(({ characterId, name, reports }) => [characterId, name, reports.map(({ id }) => id)]),
  ).toEqual([
    [1, 'Ann', [1, 3]],
    [2, 'Ann', [2]],
    [1, 'Bea', [5]],
  ]);
});
