import type { Decision, DecisionKind } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { decisionTitle, hidingOf, unseenOf } from './decision-texts.ts';

const decided = (id: number, kind: DecisionKind, isSeen = true): Decision => ({
  id,
  kind,
  at: id,
  reason: 'It insults.',
  isSeen,
  ...(kind === 'renamed' && { names: { before: 'Ann', after: 'Quiet Guest' } }),
});

test('a new name is told with both names', () => {
  expect(decisionTitle(decided(1, 'renamed'))).toBe('Ann is now called Quiet Guest.');
  expect(decisionTitle(decided(1, 'hidden'))).toBe('Your character is not on the leaderboards for now.');
});

test('a character is hidden while the newest decision about that hides it', () => {
  expect(hidingOf([])).toBeNull();
  expect(hidingOf([decided(2, 'renamed'), decided(1, 'hidden')])).toMatchObject({ id: 1 });
  expect(hidingOf([decided(2, 'shown'), decided(1, 'hidden')])).toBeNull();
});

test('what was seen is not told again', () => {
  expect(unseenOf([decided(2, 'shown', false), decided(1, 'hidden')])).toMatchObject([{ id: 2 }]);
});
