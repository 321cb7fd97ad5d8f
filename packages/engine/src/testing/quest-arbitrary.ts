import fc from 'fast-check';
import { skillsOfDay, weekOf } from '../quests/rotation.ts';
import { amountsOf } from '../state/amounts.ts';
import { MAX_FRIENDSHIP_POINTS } from '../state/friendship.ts';
import type { QuestState } from '../state/quests.ts';
import type { VillagerGifts } from '../state/villager-gifts.ts';
import type { Chapter, Errand, QuestData, Term, WeeklyErrand, WeeklyTier } from '../world/quests.ts';
import { SKILLS } from '../world/skills.ts';
import { dayOf } from '../world/time.ts';
import { START } from './fixture.ts';
import { record, skewed } from './number-arbitraries.ts';
import {
  CHAPTERS,
  DUNGEONS,
  ENEMIES,
  ERRANDS_OF_SKILL,
  GEAR,
  ITEM_IDS,
  VILLAGERS,
  WEEKLY_ERRANDS,
} from './plan.ts';

/** This file generates the quests of small worlds, and characters in the middle of them. */

const few = skewed(1, 5, 50, 1_000_000);
const paid = skewed(0, 200, 100_000, 1_000_000_000);
const itemId = fc.constantFrom(...ITEM_IDS);

const term: fc.Arbitrary<Term> = fc.oneof(
  record<Term>({ kind: fc.constant('kill' as const), id: fc.constantFrom(...ENEMIES), amount: few }),
  record<Term>({ kind: fc.constant('kill-region' as const), id: fc.constantFrom(1, 2), amount: few }),
  record<Term>({ kind: fc.constant('run' as const), id: fc.constantFrom(...DUNGEONS), amount: few }),
  record<Term>({ kind: fc.constant('deliver' as const), id: itemId, amount: few }),
  record<Term>({ kind: fc.constant('deliver' as const), id: itemId, amount: few }),
  record<Term>({ kind: fc.constant('at' as const), id: fc.constantFrom(1, 2), amount: fc.constant(1) }),
  record<Term>({
    kind: fc.constant('total-level' as const),
    id: fc.constant(0),
    amount: skewed(1, 40, 500, 2_000),
  }),
);

/** Deliveries of a chapter name each item once, as the files of a world do. */
const terms: fc.Arbitrary<readonly Term[]> = fc.uniqueArray(term, {
  minLength: 1,
  maxLength: 3,
  selector: ({ kind, id }) => `${kind} ${id}`,
});

const chapter = (id: number): fc.Arbitrary<Chapter> =>
  record({
    terms,
    gold: paid,
    candleEnds: few,
    hasPieces: fc.boolean(),
    furnishingId: fc.constantFrom(null, 7, 8),
  }).map(({ hasPieces, ...rewards }) => ({
    ...rewards,
    id,
    title: `Chapter ${id}`,
    regionId: 1,
    villagerId: VILLAGERS[0],
    advisedLevel: 1,
    pieces: hasPieces ? GEAR.slice(0, 3).map((piece) => piece.id) : [],
    cosmetics: [{ id: 1_000 + 10 * id + 1, kind: 'title', name: 'Tester' }],
    unlocks:
      id === CHAPTERS[0]
        ? [
            { kind: 'errands', id: 0 },
            { kind: 'villagers', id: 1 },
            { kind: 'weekly-errand', id: 0 },
            { kind: 'gifts', id: 0 },
          ]
        : [{ kind: 'errand-slots', id: Math.min(6, 3 + id) }],
    opening: 'Once.',
    closing: 'The end.',
  }));

const errand = (skillId: number, id: number): fc.Arbitrary<Errand> =>
  record({
    tier: fc.constantFrom(1, 1, 2),
    minLevel: skewed(1, 3, 40, 100),
    kind: fc.constantFrom('kill' as const, 'deliver' as const),
    itemId,
    enemies: fc.subarray([...ENEMIES], { minLength: 1 }),
    amount: few,
    more: fc.nat(20),
    gold: paid,
    experience: skewed(0, 500, 100_000, 1_000_000),
    candleEnds: few,
    friendship: fc.integer({ min: 0, max: 60 }),
    villagerId: fc.constantFrom(...VILLAGERS),
  }).map(({ itemId: item, enemies, more, ...rest }) => ({
    ...rest,
    id,
    skillId,
    ids: rest.kind === 'deliver' ? [item] : enemies,
    upperAmount: rest.amount + more,
    text: 'Please.',
  }));

const weeklyTier = (kind: 'deliver' | 'kill-region'): fc.Arbitrary<WeeklyTier> =>
  record({
    id: kind === 'deliver' ? itemId : fc.constantFrom(1, 2),
    amount: few,
    skillId: kind === 'deliver' ? fc.constantFrom(1, 2, 5) : fc.constant(null),
    minLevel: skewed(1, 5, 50, 100),
    gold: paid,
    experience: skewed(0, 500, 100_000, 1_000_000),
  }).map(({ id, amount, ...rest }) => ({ ...rest, term: { kind, id, amount } }));

const weekly = (id: number): fc.Arbitrary<WeeklyErrand> =>
  record({
    ways: fc.tuple(
      fc.array(weeklyTier('deliver'), { minLength: 2, maxLength: 2 }),
      fc.array(weeklyTier('deliver'), { minLength: 2, maxLength: 2 }),
      fc.array(weeklyTier('kill-region'), { minLength: 2, maxLength: 2 }),
    ),
    candleEnds: few,
    friendship: fc.integer({ min: 0, max: 60 }),
  }).map((rest) => ({ ...rest, id, title: `Week ${id}`, villagerId: VILLAGERS[0], text: 'Please.' }));

const ERRAND_IDS = SKILLS.flatMap(({ id }) =>
  ERRANDS_OF_SKILL.map((place) => [id, 10 * id + place] as const),
);

export const questDataArbitrary: fc.Arbitrary<QuestData> = record({
  chapters: fc.tuple(...CHAPTERS.map(chapter)),
  errands: fc.tuple(...ERRAND_IDS.map(([skillId, id]) => errand(skillId, id))),
  weeklyErrands: fc.tuple(...WEEKLY_ERRANDS.map(weekly)),
  likes: fc.array(fc.array(record({ itemIds: fc.tuple(itemId), amount: few }), { maxLength: 3 }), {
    maxLength: 2,
  }),
}).map(({ likes, ...lists }) => ({
  ...lists,
  villagers: VILLAGERS.map((id) => ({
    likes,
    id,
    name: `Villager ${id}`,
    regionId: id,
    place: 'Here',
    trade: 'Tester',
    description: 'Tests.',
    lines: ['Three.', 'Six.', 'Ten.'],
    furnishingId: 7,
  })),
}));

const TODAY = dayOf(START);

/** Days around START, of which the board of some is open. */
export const boardDayArbitrary: fc.Arbitrary<number> = fc.integer({ min: TODAY - 3, max: TODAY + 1 });

/** Errands that a board of these days may have, of both lists, and one that no world has. */
export const errandIdArbitrary: fc.Arbitrary<number> = fc.oneof(
  {
    weight: 6,
    arbitrary: boardDayArbitrary.chain((day) =>
      fc
        .tuple(fc.constantFrom(...skillsOfDay(day)), fc.constantFrom(...ERRANDS_OF_SKILL))
        .map(([skillId, place]) => 10 * skillId + place),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...WEEKLY_ERRANDS) },
  { weight: 1, arbitrary: fc.constant(9_999) },
);

const accepted = record({
  errandId: fc.constantFrom(...ERRAND_IDS.map(([, id]) => id)),
  day: fc.integer({ min: TODAY - 9, max: TODAY }),
  amount: few,
  base: skewed(0, 50, 1_000, 1_000_000),
});

export const questStateArbitrary: fc.Arbitrary<QuestState> = record({
  chapter: fc.constantFrom(...CHAPTERS, 11),
  closedOn: fc.constantFrom(null, TODAY - 1, TODAY),
  errands: fc.uniqueArray(accepted, { maxLength: 3, selector: ({ errandId }) => errandId }),
  days: fc
    .subarray([TODAY - 2, TODAY - 1, TODAY])
    .chain((days) =>
      fc.tuple(...days.map((day) => record({ day: fc.constant(day), taken: fc.nat(63), done: fc.nat(3) }))),
    ),
  weeks: fc.subarray([weekOf(TODAY) - 3, weekOf(TODAY) - 1]).chain((weeks) =>
    fc.tuple(
      ...weeks.map((week, index) =>
        record({
          week: fc.constant(week),
          errandId: fc.constant(WEEKLY_ERRANDS[index] ?? 0),
          tiers: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(1, 2), fc.constantFrom(1, 2)),
          base: skewed(0, 50, 1_000, 1_000_000),
          isDone: fc.boolean(),
        }),
      ),
    ),
  ),
});

export const villagerGiftsArbitrary: fc.Arbitrary<VillagerGifts> = record({
  week: fc.constantFrom(weekOf(TODAY) - 1, weekOf(TODAY)),
  villagerIds: fc.subarray([...VILLAGERS]),
});

/** Often those of the highest level, which takes no gifts. */
const pointsArbitrary = fc.oneof(
  fc.integer({ min: 1, max: MAX_FRIENDSHIP_POINTS }),
  fc.constant(MAX_FRIENDSHIP_POINTS),
);

export const friendshipArbitrary = fc
  .array(fc.tuple(fc.constantFrom(...VILLAGERS), pointsArbitrary), { maxLength: 2 })
  .map((entries) => amountsOf(Object.fromEntries(entries)));
