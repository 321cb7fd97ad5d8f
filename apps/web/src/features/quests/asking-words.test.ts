import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { askedFor, FIRST_QUESTS, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { askingRow } from './asking-words.ts';

const { sets, version, quests } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version, quests);

test('what a week asks for is on the board, also its kills, and a chapter is not', () => {
  const told = { ...FIRST_QUESTS, chapter: world.quests.chapters.length + 1 };
  const asked = sets.enemies.find(
    ({ id, regionId }) => regionId === 1 && !quests.errands.some(({ ids }) => ids.includes(id)),
  );
  const { known } = askedFor({ section: 'enemies', id: asked?.id ?? 0 }, told, world);
  const rows = known.map((asking) => ({ kind: asking.kind, ...askingRow(asking, told.chapter, world) }));
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['chapter', 'week']));
  for (const { kind, isOnBoard, skillId } of rows) {
    expect(isOnBoard).toBe(kind === 'week');
    expect(skillId).toBeNull();
  }
});
