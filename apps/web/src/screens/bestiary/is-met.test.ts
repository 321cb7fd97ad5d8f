import { expect, test } from 'vitest';
import type { CardState } from './chapters.ts';
import { isMet } from './is-met.ts';

test.each<[CardState, Parameters<typeof isMet>[1], boolean | undefined]>([
  [0, { kills: 0, defeats: 0 }, false],
  [0, { kills: 1, defeats: 0 }, true],
  [0, { kills: 0, defeats: 1 }, true],
  [0, undefined, undefined],
  [0, null, false],
  [1, { kills: 0, defeats: 0 }, true],
  [2, null, true],
  [1, undefined, true],
])('with card %d and the record %j an enemy is met: %s', (card, record, met) => {
  expect(isMet(card, record)).toBe(met);
});
