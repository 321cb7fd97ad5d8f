import { expect, test } from 'vitest';
import { execute } from '../commands/execute.ts';
import { giftTakers } from '../facts/gift-takers.ts';
import { amountsOf } from '../state/amounts.ts';
import { KEEP_ALL } from '../state/kept.ts';
import { FIRST_QUESTS } from '../state/quests.ts';
import type { Shown, State } from '../state/state.ts';
import {
  always,
  START,
  testChapter,
  testItem,
  testRegion,
  testState,
  testVillager,
  testWorld,
} from '../testing/index.ts';
import type { QuestData } from '../world/quests.ts';
import { DAY, dayOf } from '../world/time.ts';
import { WEEK_DAYS, weekOf } from './rotation.ts';
import { chapterOfGifts, giftChoices, isGivenThisWeek, likedExamples } from './villager-gifts.ts';

const [BREAD, RING, ELITE_RING, STONE] = [1, 2, 3, 4];
const BAKER = testVillager({
  id: 1,
  furnishingId: 77,
  likes: [[{ itemIds: [BREAD], amount: 3 }], [{ itemIds: [RING, ELITE_RING], amount: 1 }]],
});
/** Of a region whose villagers are not met yet. */
const STRANGER = testVillager({ id: 2, regionId: 2, likes: [[{ itemIds: [BREAD], amount: 1 }]] });
const QUESTS: QuestData = {
  chapters: [
    testChapter({
      id: 1,
      unlocks: [
        { kind: 'villagers', id: 1 },
        { kind: 'gifts', id: 0 },
      ],
    }),
  ],
  errands: [],
  weeklyErrands: [],
  villagers: [BAKER, STRANGER],
};
const world = testWorld(
  {
    items: [
      testItem({ id: BREAD, value: 4 }),
      testItem({ id: RING, value: 100 }),
      testItem({ id: ELITE_RING, value: 300 }),
      testItem({ id: STONE }),
    ],
    regions: [testRegion({ id: 1 }), testRegion({ id: 2 })],
  },
  'v1',
  QUESTS,
);

const who = (shown: Partial<Shown> = {}): State =>
  testState({
    regionId: 1,
    inventory: amountsOf({ [BREAD]: 5, [RING]: 1, [STONE]: 9 }),
    quests: { ...FIRST_QUESTS, chapter: 2 },
    ...shown,
  });

/** @returns the events, or the code of the refusal */
function give(state: State, itemId: number, { villagerId = 1, at = START, useKept = false } = {}) {
  const outcome = execute(
    state,
    { name: 'give-gift', input: { villagerId, itemId, useKept } },
    always(world),
    at,
  );
  return 'refused' in outcome ? outcome.refused : outcome.events.map(({ type }) => type);
}

test('a gift takes its amount, is remembered for the week, and makes a friend', () => {
  const state = who();
  expect(give(state, BREAD)).toEqual(['OnInventoryChange', 'OnVillagerGift', 'OnFriendship']);
  expect(state.shown.inventory).toEqual([BREAD, 2, RING, 1, STONE, 9]);
  expect(state.shown.friendship).toEqual([1, 1]);
  expect(isGivenThisWeek(state.shown, 1, START)).toBe(true);
});

test('a villager takes one gift a week, and another one from Monday on', () => {
  const state = who();
  const monday = (Math.floor(START / DAY) + 1) * DAY;
  const days = Array.from({ length: WEEK_DAYS }, (_, day) => monday + day * DAY);
  const next = days.find((at) => weekOf(dayOf(at)) > weekOf(dayOf(START))) as number;
  expect(give(state, BREAD)).toHaveLength(3);
  expect(give(state, RING, { at: next - 1 })).toBe('gift/this-week');
  expect(give(state, RING, { at: next })).toHaveLength(3);
  expect(state.shown.villagerGifts).toEqual({ week: weekOf(dayOf(next)), villagerIds: [1] });
  expect(state.shown.friendship).toEqual([1, 2]);
});

test('a gift of which too little is there, or that is kept, stays in the bag', () => {
  const state = who({ inventory: amountsOf({ [BREAD]: 2, [RING]: 1 }), kept: [RING, KEEP_ALL] });
  expect(give(state, BREAD)).toBe('item/not-owned');
  expect(give(state, RING)).toBe('item/kept');
  expect(state.shown.inventory).toEqual([BREAD, 2, RING, 1]);
  expect(give(state, RING, { useKept: true })).toHaveLength(3);
});

test('only villagers who are met take gifts, and only of what they like', () => {
  expect(give(who(), STONE)).toBe('gift/not-liked');
  expect(give(who(), BREAD, { villagerId: 2 })).toBe('quest/locked');
  expect(give(who(), BREAD, { villagerId: 9 })).toBe('quest/locked');
  expect(give(who({ quests: FIRST_QUESTS }), BREAD)).toBe('quest/locked');
});

test('the point that reaches a level brings what that level gives', () => {
  const state = who({ friendship: [1, 14] });
  expect(give(state, BREAD)).toEqual([
    'OnInventoryChange',
    'OnVillagerGift',
    'OnFriendship',
    'OnFurnishingGained',
  ]);
  expect(state.shown.furnishings).toEqual([77]);
});

test('the choices name what can be given first, then the cheapest', () => {
  const { shown } = who({ inventory: amountsOf({ [BREAD]: 2, [RING]: 1, [ELITE_RING]: 1 }) });
  expect(giftChoices(BAKER, shown, world)).toEqual([
    { itemId: RING, amount: 1, owned: 1, isReady: true, value: 100 },
    { itemId: ELITE_RING, amount: 1, owned: 1, isReady: true, value: 300 },
    { itemId: BREAD, amount: 3, owned: 2, isReady: false, value: 12 },
  ]);
});

test('who likes an item is told of villagers that take gifts', () => {
  const { quests } = who().shown;
  expect(giftTakers(BREAD, quests, world)).toEqual([{ villager: BAKER, amount: 3 }]);
  expect(giftTakers(STONE, quests, world)).toEqual([]);
  expect(giftTakers(BREAD, FIRST_QUESTS, world)).toEqual([]);
});

test('gifts begin with the later of the chapters that open gifts and the region of a villager', () => {
  expect(chapterOfGifts(BAKER, world)?.id).toBe(1);
  expect(chapterOfGifts(STRANGER, world)).toBeUndefined();
});

test('a liked family is shown by its highest owned tier, else by its first', () => {
  const villager = testVillager({
    id: 3,
    likes: [
      [
        { itemIds: [BREAD], amount: 3 },
        { itemIds: [RING, ELITE_RING], amount: 1 },
      ],
    ],
  });
  const examples = (owned: Readonly<Record<number, number>>) =>
    likedExamples(villager, { inventory: amountsOf(owned) });
  expect(examples({})).toEqual([{ itemId: BREAD, amount: 3 }]);
  expect(examples({ [BREAD]: 9, [ELITE_RING]: 1 })).toEqual([{ itemId: ELITE_RING, amount: 1 }]);
});
