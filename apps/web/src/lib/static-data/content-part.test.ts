import { NO_QUESTS } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { heldAfter } from './content-part.ts';

test('a stored part stays when the answer has none, and there is none without either', () => {
  const held = { version: 'a', quests: NO_QUESTS };
  const other = { version: 'b', quests: { ...NO_QUESTS, furnishings: [] } };
  expect(heldAfter('quests', held, { version: 'a', quests: null })).toBe(held);
  expect(heldAfter('quests', held, other)).toEqual(other);
  expect(heldAfter('quests', null, { version: 'a', quests: null })).toBeNull();
});
