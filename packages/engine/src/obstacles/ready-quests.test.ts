import { expect, test } from 'vitest';
import { amountsOf } from '../state/amounts.ts';
import { FIRST_QUESTS } from '../state/quests.ts';
import type { Shown } from '../state/state.ts';
import {
  START,
  testChapter,
  testEnemy,
  testErrand,
  testItem,
  testState,
  testVillager,
  testWorld,
} from '../testing/index.ts';
import type { Counter, CounterKey } from '../world/counter.ts';
import type { QuestData } from '../world/quests.ts';
import { DAY, dayOf } from '../world/time.ts';
import { readyQuests } from './ready-quests.ts';

const BREAD = 1;
const RAT = 7;
const TODAY = dayOf(START);

const bread = (amount: number) => ({ kind: 'deliver' as const, id: BREAD, amount });
const tier = (amount: number) => ({ term: bread(amount), skillId: 1, minLevel: 1, gold: 1, experience: 1 });

const QUESTS: QuestData = {
  chapters: [
    testChapter({ id: 1, terms: [bread(3), { kind: 'kill-region', id: 1, amount: 10 }], villagerId: 1 }),
    ...[2, 3, 4, 5, 6, 7].map((id) => testChapter({ id })),
    testChapter({ id: 8, terms: [bread(3)], villagerId: 2 }),
  ],
  errands: [
    testErrand({ id: 20, villagerId: 2, kind: 'kill', ids: [RAT] }),
    testErrand({ id: 30, villagerId: 3, kind: 'deliver', ids: [BREAD] }),
  ],
  weeklyErrands: [
    {
      id: 901,
      title: 'Larder',
      villagerId: 3,
      ways: [[tier(50)], [tier(40)], [tier(6)]],
      candleEnds: 6,
      friendship: 3,
      text: 'Please.',
    },
  ],
  villagers: [1, 2, 3].map((id) => testVillager({ id })),
};
const world = testWorld(
  { items: [testItem({ id: BREAD })], enemies: [testEnemy({ id: RAT, regionId: 1 })] },
  'v1',
  QUESTS,
);

const counting =
  (count: number) =>
  (keys: readonly CounterKey[]): Counter[] =>
    keys.map((key) => ({ ...key, count }));

const who = (owned: number, more: Partial<Shown> = {}): Shown =>
  testState({ inventory: amountsOf({ [BREAD]: owned }), ...more }).shown;

const ready = (shown: Shown, count: number, at = START): string[] =>
  readyQuests(shown, world, counting(count), at).map(({ kind, villagerId }) => `${kind} ${villagerId}`);

test('a chapter is ready when all of its terms hold', () => {
  expect(ready(who(3), 9)).toEqual([]);
  expect(ready(who(2), 10)).toEqual([]);
  expect(ready(who(3), 10)).toEqual(['story 1']);
  expect(ready(who(3, { kept: [BREAD, 1] }), 10)).toEqual([]);
});

test('a chapter is not ready before its day', () => {
  const shown = who(3, { quests: { ...FIRST_QUESTS, chapter: 8, closedOn: TODAY } });
  expect(ready(shown, 0)).toEqual([]);
  expect(ready(shown, 0, START + DAY)).toEqual(['story 2']);
});

test('accepted errands are ready when they are fulfilled, that of a week by any of its ways', () => {
  const accepted = { day: TODAY, amount: 5, base: 100 };
  const quests = {
    ...FIRST_QUESTS,
    chapter: 99,
    errands: [20, 30].map((errandId) => ({ ...accepted, errandId })),
    weeks: [{ week: 1, errandId: 901, tiers: [1, 1, 1], base: 0, isDone: false }],
  };
  expect(ready(who(4, { quests }), 104)).toEqual([]);
  expect(ready(who(4, { quests }), 105)).toEqual(['errand 2']);
  expect(ready(who(6, { quests }), 104)).toEqual(['errand 3', 'week 3']);
  const done = { ...quests, errands: [], weeks: quests.weeks.map((week) => ({ ...week, isDone: true })) };
  expect(ready(who(6, { quests: done }), 0)).toEqual([]);
});
