import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type GoalWay, openWorld, type QuestAsk, type QuestGoal } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { gainSentence, goalDone, goalText, goalTitle, wayTime } from './goal-words.ts';

const { sets, version, quests } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version, quests);

const way = (seconds: number | null, finds: readonly number[] = []): GoalWay => ({
  key: 'story:4',
  seconds,
  parts: [],
  first: [],
  steps: [],
  finds,
});
const [KILLS, HIDES] = world.quests.chapter(4)?.terms ?? [];
const asked = (term: typeof KILLS, have: number): QuestAsk => {
  if (term === undefined) throw new Error('Chapter 4 has two terms');
  return { kind: term.kind, ids: [term.id], have, need: term.amount };
};
const chapter4 = (kills: number, hides: number): QuestGoal => ({
  kind: 'story',
  id: 4,
  choice: null,
  isAccepted: true,
  asks: [asked(KILLS, kills), asked(HIDES, hides)],
});
const [HUNT] = world.quests.errands.filter(({ ids }) => ids.length > 1);
const hunt = (have: number): QuestGoal => ({
  kind: 'errand',
  id: HUNT?.id ?? 0,
  choice: null,
  isAccepted: true,
  asks: [{ kind: 'kill', ids: HUNT?.ids ?? [], have, need: 20 }],
});

test('a chapter is told by what is missing of it, and the time', () => {
  expect(goalTitle(chapter4(0, 0), world)).toBe('Chapter 4: Counting Back');
  expect(goalText(chapter4(0, 7), way(1_500), world)).toBe(
    'Beat 3 Dream-Addled Ewe and bring 20 Raw Meadowhide (7 of 20). About 25 min.',
  );
  expect(goalText(chapter4(3, 7), way(null), world)).toBe('Bring 20 Raw Meadowhide (7 of 20).');
  expect(goalText(chapter4(3, 20), way(0), world)).toBe('');
  expect(goalDone(chapter4(3, 5))).toBeCloseTo(0.625);
});

test('an errand is told by its progress', () => {
  expect(goalTitle(hunt(4), world)).toBe(`Beat 20 enemies of ${HUNT?.ids.length} kinds`);
  expect(goalText(hunt(4), way(40), world)).toBe('4 of 20. About 40 s.');
});

test('what must be found first is named once', () => {
  const [recipe] = sets.items.filter(({ name }) => name.startsWith('Recipe: '));
  const found = way(600, [recipe?.id ?? 0, recipe?.id ?? 0]);
  expect(goalText(hunt(4), found, world)).toBe(
    `4 of 20. About 10 min. The plan looks for ${recipe?.name} first.`,
  );
});

test('times are rounded, and days are told from two of them on', () => {
  expect(wayTime({ seconds: 5_430 })).toBe('About 1 h 31 min.');
  expect(wayTime({ seconds: 300_000 })).toBe('About 3 days.');
  expect([wayTime({ seconds: null }), wayTime({ seconds: 0 })]).toEqual([null, null]);
});

test('a night says what it fulfils, else how far it comes', () => {
  const giver = world.quests.villager(HUNT?.villagerId ?? 0)?.name;
  const gain = (goal: QuestGoal, after: readonly QuestAsk[], isFulfilled: boolean) =>
    gainSentence({ goal, after, isFulfilled }, world);
  expect(gain(chapter4(0, 0), chapter4(3, 20).asks, true)).toBe('Fulfils chapter 4: Counting Back.');
  expect(gain(chapter4(0, 0), chapter4(0, 12).asks, false)).toBe(
    'For chapter 4: about 12 of 20 Raw Meadowhide.',
  );
  expect(gain(hunt(0), hunt(30).asks, true)).toBe(
    `Fulfils: Beat 20 enemies of ${HUNT?.ids.length} kinds for ${giver}.`,
  );
  expect(gain(hunt(0), hunt(12).asks, false)).toBe(`For ${giver}: about 12 of 20 enemies.`);
});
