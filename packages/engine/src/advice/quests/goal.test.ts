import { expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../../state/experience.ts';
import { FIRST_QUESTS } from '../../state/quests.ts';
import { testChapter, testErrand, testState, testWorld } from '../../testing/index.ts';
import type { CounterKey } from '../../world/counter.ts';
import type { QuestData, WeeklyErrand, WeeklyTier } from '../../world/quests.ts';
import { acceptedGoals, keyOfGoal, levelBefore, offeredGoal, offeredWeekGoals } from './goal.ts';

const BREAD = 3;
const RAT = 5;
const CAT = 6;

const wayOf = (tier: Partial<WeeklyTier> & Pick<WeeklyTier, 'term'>): WeeklyTier[] => [
  { skillId: 1, minLevel: 1, gold: 1, experience: 1, ...tier },
];
const WEEK: WeeklyErrand = {
  id: 20,
  title: 'Bread or rats',
  villagerId: 1,
  ways: [
    wayOf({ term: { kind: 'deliver', id: BREAD, amount: 40 } }),
    wayOf({ term: { kind: 'kill-region', id: 1, amount: 100 } }),
  ],
  candleEnds: 1,
  friendship: 1,
  text: 'Please.',
};
const HUNT = testErrand({ id: 11, kind: 'kill', ids: [RAT, CAT], amount: 30 });
const QUESTS: QuestData = {
  chapters: [
    testChapter({
      id: 1,
      terms: [
        { kind: 'run', id: 2, amount: 1 },
        { kind: 'deliver', id: BREAD, amount: 12 },
      ],
    }),
  ],
  errands: [HUNT],
  weeklyErrands: [WEEK],
  villagers: [],
};
const WORLD = testWorld({}, 'v1', QUESTS);

/** Every counter is 70. */
const counters = (keys: readonly CounterKey[]) => keys.map((key) => ({ ...key, count: 70 }));

test('has the next chapter, accepted errands and the ways of accepted weeks, with what is had', () => {
  const { shown } = testState({
    inventory: amountsOf({ [BREAD]: 7 }),
    quests: {
      ...FIRST_QUESTS,
      errands: [{ errandId: 11, day: 1, amount: 30, base: 130 }],
      weeks: [
        { week: 1, errandId: 20, tiers: [1, 1], base: 60, isDone: false },
        { week: 2, errandId: 20, tiers: [1, 1], base: 60, isDone: true },
      ],
    },
  });
  const goals = acceptedGoals(shown, WORLD, counters);
  expect(goals.map(keyOfGoal)).toEqual(['story:1', 'errand:11', 'week:20:1', 'week:20:2']);
  expect(goals.map(({ asks }) => asks)).toEqual([
    [
      { kind: 'run', ids: [2], have: 70, need: 1 },
      { kind: 'deliver', ids: [BREAD], have: 7, need: 12 },
    ],
    // Of two enemies 140 in all, 130 of them before.
    [{ kind: 'kill', ids: [RAT, CAT], have: 10, need: 30 }],
    [{ kind: 'deliver', ids: [BREAD], have: 7, need: 40 }],
    [{ kind: 'kill-region', ids: [1], have: 10, need: 100 }],
  ]);
});

test('leaves out what the world does not have any more', () => {
  const quests = { ...FIRST_QUESTS, chapter: 2, errands: [{ errandId: 99, day: 1, amount: 1, base: 0 }] };
  expect(acceptedGoals(testState({ quests }).shown, WORLD, counters)).toEqual([]);
});

test('counts no kills of what is not accepted', () => {
  const { shown } = testState({ inventory: amountsOf({ [BREAD]: 7 }) });
  expect(offeredGoal(HUNT, 30, shown).asks).toEqual([{ kind: 'kill', ids: [RAT, CAT], have: 0, need: 30 }]);
  expect(offeredWeekGoals(WEEK, [1, 1], shown).map(({ asks: [one] }) => one?.have)).toEqual([7, 0]);
});

test('names the level of a goal only to a character that is below it', () => {
  const errands = [testErrand({ id: 12, skillId: 1, minLevel: 20 })];
  const chapters = [testChapter({ id: 1, advisedLevel: 3 })];
  const world = testWorld({}, 'v1', { chapters, errands, weeklyErrands: [WEEK], villagers: [] });
  const { shown } = testState();
  const strong = { ...shown, experience: shown.experience.map(() => EXPERIENCE_TABLE[29] ?? 0) };
  const story = { kind: 'story', id: 1, choice: null } as const;
  const errand = { kind: 'errand', id: 12, choice: null } as const;
  expect([story, errand].map((goal) => levelBefore(goal, shown, world))).toEqual([3, 20]);
  expect([story, errand].map((goal) => levelBefore(goal, strong, world))).toEqual([null, null]);
  expect(levelBefore({ kind: 'week', id: 20, choice: 1 }, shown, world)).toBeNull();
});
