import { expect, test } from 'vitest';
import { FIRST_QUESTS } from '../state/quests.ts';
import {
  testChapter,
  testEnemy,
  testErrand,
  testItem,
  testRegion,
  testVillager,
  testWorld,
} from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { askedFor, knownVillagers } from './asked-for.ts';

const [BREAD, RAT, DUNGEON] = [1, 7, 3];
const [HERE, THERE] = [1, 2];

const world = testWorld(
  {
    items: [testItem({ id: BREAD })],
    regions: [testRegion({ id: HERE }), testRegion({ id: THERE })],
    enemies: [testEnemy({ id: RAT, regionId: HERE }), testEnemy({ id: RAT + 1, regionId: THERE })],
  },
  'v1',
  {
    chapters: [
      testChapter({ id: 1, terms: [{ kind: 'kill-region', id: HERE, amount: 10 }] }),
      testChapter({ id: 2, unlocks: [{ kind: 'villagers', id: HERE }] }),
      testChapter({
        id: 3,
        villagerId: 2,
        terms: [
          { kind: 'deliver', id: BREAD, amount: 5 },
          { kind: 'run', id: DUNGEON, amount: 1 },
        ],
        unlocks: [{ kind: 'weekly-errand', id: 0 }],
      }),
    ],
    errands: [
      testErrand({ id: 10, skillId: SKILL.Cooking, ids: [BREAD] }),
      testErrand({ id: 11, skillId: SKILL.Cooking, ids: [BREAD], villagerId: 2 }),
      testErrand({ id: 12, skillId: SKILL.Attack, kind: 'kill', ids: [RAT, RAT + 1] }),
    ],
    weeklyErrands: [
      {
        id: 900,
        title: 'Larder',
        villagerId: 1,
        ways: [
          [
            {
              term: { kind: 'deliver', id: BREAD, amount: 9 },
              skillId: SKILL.Cooking,
              minLevel: 1,
              gold: 1,
              experience: 1,
            },
          ],
        ],
        candleEnds: 6,
        friendship: 3,
        text: 'Please.',
      },
    ],
    villagers: [testVillager({ id: 1, regionId: HERE }), testVillager({ id: 2, regionId: THERE })],
  },
);

const bread = (chapter: number) => {
  const { known, isAskedLater } = askedFor(
    { section: 'items', id: BREAD },
    { ...FIRST_QUESTS, chapter },
    world,
  );
  return [...known.map((asking) => (asking.kind === 'chapter' ? 'chapter' : asking.errand.id)), isAskedLater];
};

test('a reader learns who asks for an item as far as the story is told', () => {
  expect(bread(1)).toEqual([true]);
  expect(bread(3)).toEqual(['chapter', 10, false]);
  expect(bread(4)).toEqual(['chapter', 10, 900, false]);
});

test('kills in a region are asked of its enemies, kills of an errand of each of its enemies, runs of a dungeon', () => {
  const asked = (section: 'enemies' | 'dungeons', id: number) =>
    askedFor({ section, id }, { ...FIRST_QUESTS, chapter: 3 }, world).known.map(({ kind }) => kind);
  expect(asked('enemies', RAT)).toEqual(['chapter', 'errand']);
  expect(asked('enemies', RAT + 1)).toEqual(['errand']);
  expect(asked('dungeons', DUNGEON)).toEqual(['chapter']);
  expect(asked('dungeons', DUNGEON + 1)).toEqual([]);
});

test('a villager is met by a chapter, and asks when the story has opened the region', () => {
  const known = (chapter: number) =>
    knownVillagers({ ...FIRST_QUESTS, chapter }, world).map(({ isMet, skillIds }) => [isMet, skillIds]);
  expect(known(1)).toEqual([
    [true, []],
    [false, []],
  ]);
  expect(known(3)).toEqual([
    [true, [SKILL.Cooking, SKILL.Attack].sort((one, other) => one - other)],
    [true, []],
  ]);
});
