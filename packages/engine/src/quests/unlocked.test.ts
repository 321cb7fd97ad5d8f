import { expect, test } from 'vitest';
import { FIRST_QUESTS } from '../state/quests.ts';
import { testChapter, testWorld } from '../testing/index.ts';
import { NO_QUESTS, openQuests } from '../world/quests.ts';
import { isLoreTold } from './unlocked.ts';

test('lore is told once the chapter that opens it is closed, or at once where none does', () => {
  const plain = testWorld({});
  const chapters = [testChapter({ id: 1 }), testChapter({ id: 2, unlocks: [{ kind: 'lore', id: 0 }] })];
  const world = { ...plain, quests: openQuests({ ...NO_QUESTS, chapters }) };
  const at = (chapter: number) => ({ quests: { ...FIRST_QUESTS, chapter } });
  expect([1, 2, 3].map((chapter) => isLoreTold(at(chapter), world))).toEqual([false, false, true]);
  expect(isLoreTold(at(1), plain)).toBe(true);
});
