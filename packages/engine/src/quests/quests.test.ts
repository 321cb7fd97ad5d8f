import { describe, expect, test } from 'vitest';
import { execute } from '../commands/execute.ts';
import { countersFor } from '../commands/needed-counters.ts';
import { type PlayerCommand, withSupplied } from '../commands/player-command.ts';
import { openingDay } from '../obstacles/quests.ts';
import { amountOf, amountsOf } from '../state/amounts.ts';
import { EXPERIENCE_TABLE, MAX_AMOUNT } from '../state/experience.ts';
import { ERRAND_SLOTS, FIRST_QUESTS } from '../state/quests.ts';
import type { Shown, State } from '../state/state.ts';
import {
  always,
  START,
  testChapter,
  testEnemy,
  testErrand,
  testItem,
  testRegion,
  testState,
  testVillager,
  testWorld,
} from '../testing/index.ts';
import { cosmeticsOfFriend } from '../world/cosmetics.ts';
import type { Counter } from '../world/counter.ts';
import type { QuestData } from '../world/quests.ts';
import { SKILL, SKILLS } from '../world/skills.ts';
import { EnemyType } from '../world/static-data.ts';
import { DAY, dayOf } from '../world/time.ts';
import { boardOf } from './board.ts';
import { skillsOfDay, weekOf } from './rotation.ts';

const [BREAD, BOOTS, GIFT] = [1, 2, 3];
const RAT = 7;
const TODAY = dayOf(START);
const errandOf = (skillId: number): number => 10 * skillId;
const KILLS = SKILL.Attack;
const VILLAGER = testVillager({ id: 1, furnishingId: 77 });

const QUESTS: QuestData = {
  chapters: [
    testChapter({
      id: 1,
      terms: [
        { kind: 'kill-region', id: 1, amount: 10 },
        { kind: 'deliver', id: BREAD, amount: 3 },
      ],
      gold: 50,
      candleEnds: 3,
      pieces: [BOOTS, BOOTS, BOOTS],
      furnishingId: 8,
      cosmetics: [{ id: 1_011, kind: 'title', name: 'Tester' }],
      unlocks: [
        { kind: 'errands', id: 0 },
        { kind: 'villagers', id: 1 },
        { kind: 'weekly-errand', id: 0 },
      ],
    }),
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => testChapter({ id, unlocks: [{ kind: 'errand-slots', id: 4 }] })),
    testChapter({ id: 10, terms: [{ kind: 'deliver', id: BREAD, amount: 3 }] }),
    testChapter({
      id: 11,
      terms: [20, 30].map((amount) => ({ kind: 'deliver', id: BREAD, amount })),
      unlocks: [{ kind: 'errand-slots', id: 9 }],
    }),
    testChapter({ id: 41 }),
  ],
  errands: SKILLS.map(({ id }) =>
    id === KILLS
      ? testErrand({ id: errandOf(id), skillId: id, kind: 'kill', ids: [RAT, RAT + 1] })
      : testErrand({ id: errandOf(id), skillId: id, ids: [BREAD], friendship: 3, experience: 40 }),
  ),
  weeklyErrands: [1, 2].map((place) => ({
    id: 900 + place,
    title: 'Larder',
    villagerId: 1,
    ways: [
      [5, 9].map((amount) => ({
        term: { kind: 'deliver' as const, id: BREAD, amount },
        skillId: SKILL.Cooking,
        minLevel: amount === 5 ? 1 : 20,
        gold: amount * 100,
        experience: 90,
      })),
      [1, 2].map((regionId) => ({
        term: { kind: 'kill-region' as const, id: regionId, amount: 20 },
        skillId: null,
        minLevel: regionId === 1 ? 1 : 50,
        gold: 30,
        experience: 60,
      })),
    ],
    candleEnds: 6,
    friendship: 3,
    text: 'Please.',
  })),
  villagers: [VILLAGER],
};

const world = testWorld(
  {
    items: [
      testItem({ id: BREAD, value: 4 }),
      testItem({ id: BOOTS }),
      testItem({ id: GIFT, milestone: 21 }),
    ],
    enemies: [RAT, RAT + 1].map((id) => testEnemy({ id, regionId: 1, type: EnemyType.Normal })),
    regions: [testRegion({ id: 1, enemies: [RAT] }), testRegion({ id: 2 })],
  },
  'v1',
  QUESTS,
);
const timeline = always(world);

/** Gives a command with the counters that it needs. @returns the events, or the code of the refusal */
function give(state: State, command: PlayerCommand, count = 0, at = START) {
  const counters = countersFor(command, state.shown, world).map((key): Counter => ({ ...key, count }));
  const outcome = execute(
    state,
    withSupplied(command, () => [1, 2, 3, 4], counters),
    timeline,
    at,
  );
  return 'refused' in outcome ? outcome.refused : outcome.events.map(({ type }) => type);
}

const who = (shown: Partial<Shown> = {}): State =>
  testState({ regionId: 1, gold: 1_000, inventory: amountsOf({ [BREAD]: 50 }), ...shown });
const story = (id: number, more: object = {}): PlayerCommand => ({
  name: 'turn-in',
  input: { kind: 'story', id, ...more },
});
const atBoard = (shown: Partial<Shown> = {}): State =>
  who({ quests: { ...FIRST_QUESTS, chapter: 2 }, ...shown });
const accept = (errandId: number, day = TODAY): PlayerCommand => ({
  name: 'accept-errand',
  input: { errandId, day },
});
const handOver = (id: number): PlayerCommand => ({ name: 'turn-in', input: { kind: 'errand', id } });

describe('a chapter', () => {
  test('takes what it asks for, gives what it has, and opens the board', () => {
    const state = who();
    expect(give(state, story(1), 9)).toBe('quest/not-yet');
    expect(give(state, story(1), 10)).toEqual([
      'OnInventoryChange',
      'OnChapterClosed',
      'OnGoldChange',
      'OnCandleEndsChange',
      'OnInventoryChange',
      'OnFurnishingGained',
      'OnCosmeticGained',
    ]);
    const { shown } = state;
    expect(shown.quests).toEqual({ ...FIRST_QUESTS, chapter: 2, closedOn: TODAY });
    expect([shown.gold, shown.candleEnds, shown.furnishings, shown.cosmetics]).toEqual([
      1_050,
      3,
      [8],
      [1_011],
    ]);
    expect([amountOf(shown.inventory, BREAD), amountOf(shown.inventory, BOOTS)]).toEqual([47, 1]);
    expect(give(state, story(1), 10)).toBe('quest/locked');
    expect(boardOf(shown, world, TODAY).map((errand) => errand?.skillId)).toEqual(skillsOfDay(TODAY));
  });

  test('counts what the character has ever killed, and what it owns', () => {
    const state = who({ inventory: [] });
    expect(give(state, story(1), 10)).toBe('item/not-owned');
    const kept = who({ kept: [BREAD, 48] });
    expect(give(kept, story(1), 10)).toBe('item/kept');
    expect(give(kept, story(1, { useKept: true }), 10)).toContain('OnChapterClosed');
  });

  test('opens on another day than the one before was closed, from the eighth on', () => {
    const state = who({ quests: { ...FIRST_QUESTS, chapter: 6 } });
    expect(give(state, story(6))).toContain('OnChapterClosed');
    expect(give(state, story(7))).toContain('OnChapterClosed');
    expect(give(state, story(8))).toBe('quest/not-open');
    expect(give(state, story(8), 0, START + DAY)).toContain('OnChapterClosed');
    expect(give(state, story(9), 0, START + DAY)).toBe('quest/not-open');
    expect(give(state, story(9), 0, START + 9 * DAY)).toContain('OnChapterClosed');
  });

  test('opens on the second day after the one before was closed, from the forty-first on', () => {
    const closed = { ...FIRST_QUESTS, closedOn: TODAY };
    const at = (chapter: number) => openingDay(who({ quests: { ...closed, chapter } }).shown);
    expect([7, 8, 40, 41, 45].map(at)).toEqual([null, TODAY + 1, TODAY + 1, TODAY + 2, TODAY + 2]);
    const state = who({ quests: { ...closed, chapter: 41 } });
    expect(give(state, story(41), 0, START + DAY)).toBe('quest/not-open');
    expect(give(state, story(41), 0, START + 2 * DAY)).toContain('OnChapterClosed');
  });

  test('takes gold for deliveries from the tenth on', () => {
    const early = who({ quests: { ...FIRST_QUESTS, chapter: 9 } });
    expect(give(early, story(9, { byHob: true }))).toBe('quest/not-by-hob');
    const state = who({ inventory: [], quests: { ...FIRST_QUESTS, chapter: 10 }, gold: 1_199 });
    expect(give(state, story(10, { byHob: true }))).toBe('buy/gold');
    const rich = who({ quests: { ...FIRST_QUESTS, chapter: 10 }, gold: 1_200 });
    expect(give(rich, story(10, { byHob: true }))).toEqual(['OnGoldChange', 'OnChapterClosed']);
    expect([rich.shown.gold, amountOf(rich.shown.inventory, BREAD)]).toEqual([0, 50]);
  });
});

describe('a chapter that asks for the same item twice', () => {
  const waiting = (shown: Partial<Shown>): State =>
    who({ quests: { ...FIRST_QUESTS, chapter: 11 }, ...shown });

  test('asks for both amounts at once', () => {
    const few = amountsOf({ [BREAD]: 49 });
    expect(give(waiting({ inventory: few }), story(11))).toBe('item/not-owned');
    expect(give(waiting({ kept: [BREAD, 1] }), story(11))).toBe('item/kept');
    const state = waiting({});
    expect(give(state, story(11))).toContain('OnChapterClosed');
    expect(amountOf(state.shown.inventory, BREAD)).toBe(0);
  });

  test('costs both amounts, and none of them without gold', () => {
    const poor = waiting({ inventory: [], gold: 19_999 });
    expect(give(poor, story(11, { byHob: true }))).toBe('buy/gold');
    const state = waiting({ inventory: [], gold: 20_000 });
    expect(give(state, story(11, { byHob: true }))).toContain('OnChapterClosed');
    expect(state.shown.gold).toBe(0);
  });
});

describe('an errand', () => {
  const skillId = skillsOfDay(TODAY).find((skill) => skill !== KILLS) ?? 0;
  const errand = errandOf(skillId);

  test('is accepted, dropped, accepted again and fulfilled once', () => {
    const state = atBoard();
    const place = 1 << skillsOfDay(TODAY).indexOf(skillId);
    expect(give(who(), accept(errand))).toBe('quest/locked');
    expect(give(state, accept(errand))).toEqual(['OnErrandChange']);
    expect(state.shown.quests.errands).toEqual([{ errandId: errand, day: TODAY, amount: 10, base: 0 }]);
    expect(give(state, accept(errand))).toBe('errand/taken');
    expect(give(state, { name: 'drop-errand', input: { errandId: errand } })).toEqual(['OnErrandChange']);
    expect(state.shown.quests.days).toEqual([{ day: TODAY, taken: 0, done: 0 }]);
    give(state, accept(errand));
    expect(give(state, handOver(errand))).toContain('OnExperience');
    const { shown } = state;
    expect(shown.quests).toMatchObject({ errands: [], days: [{ day: TODAY, taken: place, done: 1 }] });
    expect([shown.gold, shown.candleEnds, amountOf(shown.inventory, BREAD)]).toEqual([1_100, 5, 40]);
    expect(shown.experience[skillId - 1]).toBe(40);
    expect(give(state, accept(errand))).toBe('errand/taken');
    expect(give(state, handOver(errand))).toBe('errand/none');
  });

  test('asks for more of a character far above its level', () => {
    const experience = testState().shown.experience.map(() => EXPERIENCE_TABLE[8] ?? 0);
    const state = atBoard({ experience });
    give(state, accept(errand));
    expect(state.shown.quests.errands[0]?.amount).toBe(12);
  });

  test('can be taken from the boards of three days, three of each day, and as many as there are slots', () => {
    const state = atBoard({ quests: { ...FIRST_QUESTS, chapter: 3 } });
    const [first = 0, second = 0, third = 0, fourth = 0] = skillsOfDay(TODAY).map(errandOf);
    for (const id of [first, second, third]) expect(give(state, accept(id))).toEqual(['OnErrandChange']);
    expect(give(state, accept(fourth))).toBe('errand/day-done');
    const others = skillsOfDay(TODAY - 2)
      .map(errandOf)
      .filter((id) => ![first, second, third].includes(id));
    const [one = 0, two = 0] = others;
    expect(give(state, accept(one, TODAY - 3))).toBe('errand/not-offered');
    expect(give(state, accept(one, TODAY + 1))).toBe('errand/not-offered');
    expect(give(state, accept(one, TODAY - 2))).toEqual(['OnErrandChange']);
    expect(give(state, accept(two, TODAY - 2))).toBe('errand/full');
  });

  test('counts the kills of all its enemies since it was accepted', () => {
    const day =
      Array.from({ length: 10 }, (_, ago) => TODAY + ago).find((one) => skillsOfDay(one).includes(KILLS)) ??
      0;
    const state = atBoard();
    const at = START + (day - TODAY) * DAY;
    const id = errandOf(KILLS);
    expect(give(state, accept(id, day), 100, at)).toEqual(['OnErrandChange']);
    expect(state.shown.quests.errands[0]?.base).toBe(200);
    expect(give(state, handOver(id), 104, at)).toBe('quest/not-yet');
    expect(give(state, handOver(id), 105, at)).toContain('OnErrandChange');
  });

  test('makes friends, who give something at the levels 3, 6 and 10', () => {
    const level = (points: number): State => atBoard({ friendship: points === 0 ? [] : [1, points] });
    const gained = (state: State) => {
      give(state, accept(errand));
      give(state, handOver(errand));
      const { candleEnds, furnishings, cosmetics, friendship } = state.shown;
      return { candleEnds, furnishings, cosmetics, points: amountOf(friendship, 1) };
    };
    const cosmetics = cosmeticsOfFriend(VILLAGER).map(({ id }) => id);
    expect(gained(level(0))).toEqual({ candleEnds: 5, furnishings: [], cosmetics: [], points: 3 });
    expect(gained(level(13))).toEqual({ candleEnds: 2, furnishings: [77], cosmetics: [], points: 16 });
    expect(gained(level(43))).toEqual({ candleEnds: 2, furnishings: [], cosmetics, points: 45 });
    expect(gained(level(45))).toEqual({ candleEnds: 2, furnishings: [], cosmetics: [], points: 45 });
  });

  test('brings experience with the bonus of pets, and the gift of a total level', () => {
    const experience = testState().shown.experience.with(skillId - 1, (EXPERIENCE_TABLE[1] ?? 0) - 40);
    const state = atBoard({ experience });
    give(state, accept(errand));
    expect(give(state, handOver(errand))).toContain('OnInventoryChange');
    expect(amountOf(state.shown.inventory, GIFT)).toBe(1);
    expect(state.hidden.giftLevel).toBe(21);
  });

  test('is fulfilled without the gift of a total level that does not fit into the inventory', () => {
    const experience = testState().shown.experience.with(skillId - 1, (EXPERIENCE_TABLE[1] ?? 0) - 40);
    const state = atBoard({ experience, inventory: amountsOf({ [BREAD]: 50, [GIFT]: MAX_AMOUNT }) });
    give(state, accept(errand));
    expect(give(state, handOver(errand))).toContain('OnExperience');
    expect(amountOf(state.shown.inventory, GIFT)).toBe(MAX_AMOUNT);
    expect(state.hidden.giftLevel).toBe(21);
  });

  test('can be accepted only as often as a character can have errands, even if a world says more', () => {
    const errands = Array.from({ length: ERRAND_SLOTS }, (_, index) => ({
      errandId: 800 + index,
      day: TODAY - 9,
      amount: 1,
      base: 0,
    }));
    const state = atBoard({ quests: { ...FIRST_QUESTS, chapter: 12, errands } });
    expect(give(state, accept(errand))).toBe('errand/full');
  });
});

describe('the errand of a week', () => {
  const week = weekOf(TODAY);
  const offered = [901, 902].find((id) => give(atBoard(), accept(id)) !== 'errand/not-offered') ?? 0;
  const fulfil = (choice?: number): PlayerCommand => ({
    name: 'turn-in',
    input: { kind: 'week', id: offered, ...(choice !== undefined && { choice }) },
  });

  test("is fulfilled by the way of the player's choice, in the tier of its acceptance", () => {
    const state = atBoard();
    expect(give(state, accept(offered, TODAY + 1), 5)).toEqual(['OnErrandChange']);
    expect(state.shown.quests.weeks).toEqual([
      { week, errandId: offered, tiers: [1, 1], base: 5, isDone: false },
    ]);
    expect(give(state, fulfil(), 5)).toBe('errand/no-choice');
    expect(give(state, fulfil(2), 24)).toBe('quest/not-yet');
    expect(give(state, fulfil(1), 5)).toContain('OnErrandChange');
    const { shown } = state;
    expect([shown.gold, shown.candleEnds, amountOf(shown.inventory, BREAD)]).toEqual([1_500, 9, 45]);
    expect(shown.experience[SKILL.Cooking - 1]).toBe(90);
    expect(give(state, accept(offered))).toBe('errand/taken');
  });

  test('counts kills since it was accepted, and trains what fights train', () => {
    const state = atBoard();
    give(state, accept(offered), 5);
    expect(give(state, fulfil(2), 25)).toContain('OnErrandChange');
    expect(state.shown.experience[SKILL.Attack - 1]).toBe(60);
  });

  test('can be accepted in its week and in the two after it, and dropped', () => {
    const state = atBoard();
    const [other = 0] = [901, 902].filter((id) => id !== offered);
    const lastWeek = [offered, other].map((id) => give(atBoard(), accept(id, TODAY - 7)));
    expect(lastWeek.filter((outcome) => outcome !== 'errand/not-offered')).toHaveLength(1);
    expect(give(state, accept(offered, TODAY - 28))).toBe('errand/not-offered');
    give(state, accept(offered));
    expect(give(state, { name: 'drop-errand', input: { errandId: offered } })).toEqual(['OnErrandChange']);
    expect(state.shown.quests.weeks).toEqual([]);
  });

  test('is told the kills of its own acceptance, when the same errand was fulfilled in a week before', () => {
    const done = { week: week - 1, errandId: offered, tiers: [1, 1, 1], base: 0, isDone: true };
    const state = atBoard({ quests: { ...FIRST_QUESTS, chapter: 2, weeks: [done] } });
    expect(give(state, accept(offered), 5)).toEqual(['OnErrandChange']);
    const open = state.shown.quests.weeks.map((one) => (one.isDone ? one : { ...one, tiers: [1, 2] }));
    state.shown = { ...state.shown, quests: { ...state.shown.quests, weeks: open } };
    expect(countersFor(fulfil(2), state.shown, world)).toEqual([{ kind: 'kill-region', id: 2 }]);
    expect(give(state, fulfil(2), 25)).toContain('OnErrandChange');
  });
});
