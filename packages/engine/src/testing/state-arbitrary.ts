import fc from 'fast-check';
import { maxHealth } from '../character/health.ts';
import { type Amounts, amountsOf } from '../state/amounts.ts';
import {
  EXPERIENCE_TABLE,
  levelOf,
  MAX_AMOUNT,
  MAX_EXPERIENCE,
  MAX_LEVEL,
  UNITS_PER_POINT,
} from '../state/experience.ts';
import { KEEP_ALL } from '../state/kept.ts';
import type { Sale } from '../state/sales.ts';
import { SAVED_SETS, type SavedSet } from '../state/saved-set.ts';
import { SLOT_OF_TYPE } from '../state/slots.ts';
import type { Equipment, State } from '../state/state.ts';
import type { Wanted, WantedMarks } from '../state/wanted.ts';
import { SKILL, SKILL_COUNT } from '../world/skills.ts';
import { AttackStyle } from '../world/static-data.ts';
import { IDLE_TROPHY, START } from './fixture.ts';
import { ownedAmount, record, skewed } from './number-arbitraries.ts';
import { ENEMIES, FOODS, GEAR, ITEM_IDS, PETS, RECIPE, SALE_IDS, SETS, TROPHIES } from './plan.ts';
import { friendshipArbitrary, questStateArbitrary, villagerGiftsArbitrary } from './quest-arbitrary.ts';

/**
 * This file generates characters without a session at START, from the weakest to the most powerful, for any
 * world of `plan.ts`.
 */

/**
 * Points of one skill: up to 300 above the begin of a level, one below it, or near the largest experience.
 */
const points: fc.Arbitrary<number> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: MAX_LEVEL }), fc.nat(300)).map(([l, more]) => at(l) + more),
  },
  { weight: 3, arbitrary: fc.integer({ min: 2, max: MAX_LEVEL }).map((level) => at(level) - 1) },
  { weight: 1, arbitrary: fc.nat(40_000).map((less) => MAX_EXPERIENCE - less) },
);
const at = (level: number): number => EXPERIENCE_TABLE[level - 1] as number;

const experience: fc.Arbitrary<readonly number[]> = fc.oneof(
  fc.constant(new Array<number>(SKILL_COUNT).fill(0)),
  fc.array(points, { minLength: SKILL_COUNT, maxLength: SKILL_COUNT }),
);

const amounts = (ids: readonly number[], amount: fc.Arbitrary<number>): fc.Arbitrary<Amounts> =>
  fc
    .array(fc.tuple(fc.constantFrom(...ids), amount), { maxLength: 14 })
    .map((entries) => amountsOf(Object.fromEntries(entries)));

const equipment: fc.Arbitrary<Equipment> = fc
  .tuple(
    fc.subarray([...GEAR]),
    fc.option(record({ food: fc.constantFrom<number>(...FOODS), foodAmount: ownedAmount })),
  )
  .map(([worn, food]) => {
    const slots = worn.map(({ id, equipmentType }) => [SLOT_OF_TYPE[equipmentType], id] as const);
    return { ...Object.fromEntries(slots), ...food };
  });

const kept = amounts(ITEM_IDS, fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(KEEP_ALL)));

const sets: fc.Arbitrary<readonly SavedSet[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: SAVED_SETS }), { maxLength: 2 })
  .chain((slots) =>
    fc.tuple(
      ...slots
        .toSorted((one, other) => one - other)
        .map((slot) =>
          record<SavedSet>({
            slot: fc.constant(slot),
            name: fc.constantFrom('Night', 'A hunt in the rain'),
            pieces: equipment.map(({ food: _food, foodAmount: _amount, ...worn }) => ({
              ring: null,
              ...worn,
            })),
            food: fc.constantFrom(null, { itemId: FOODS[0], amount: 5 }),
            companion: fc.constantFrom(null, ...PETS),
            healingShare: fc.nat(10_000),
            trainingAttribute: fc.constantFrom(0, 1, 2),
          }),
        ),
    ),
  );

/** Up to two sales of the last minutes. */
const sales: fc.Arbitrary<readonly Sale[]> = fc
  .array(fc.tuple(amounts(ITEM_IDS, fc.integer({ min: 1, max: 9 })), fc.nat(200)), { maxLength: 2 })
  .map((sold) =>
    sold
      .filter(([items]) => items.length > 0)
      .map(([items, paid], index) => ({
        saleId: SALE_IDS[index] as number,
        at: START - 60_000,
        items,
        paid,
      })),
  );

const thing: fc.Arbitrary<Wanted> = fc.oneof(
  record({ kind: fc.constant('item' as const), id: fc.constantFrom(...ITEM_IDS) }),
  record({ kind: fc.constant('set' as const), id: fc.constantFrom<number>(...SETS) }),
);

/** Up to three hidden things, and sometimes a pinned one. */
const wanted: fc.Arbitrary<WantedMarks> = fc
  .uniqueArray(thing, { maxLength: 3, selector: ({ kind, id }) => `${kind} ${id}` })
  .chain((things) =>
    fc.boolean().map((isPinned) => ({
      pinned: (isPinned && things[0]) || null,
      hiddenThings: isPinned ? things.slice(1) : things,
    })),
  );

const fractions = fc.array(fc.nat(UNITS_PER_POINT - 1), { minLength: SKILL_COUNT, maxLength: SKILL_COUNT });

const share = fc.nat(1000).map((thousandths) => thousandths / 1000);

export const stateArbitrary: fc.Arbitrary<State> = record({
  shown: record({
    regionId: fc.constantFrom(1, 1, 1, 2, 3),
    gold: fc.oneof(fc.constant(0), skewed(0, 10_000, 1_000_000, MAX_AMOUNT), fc.constant(MAX_AMOUNT - 1)),
    goldGiven: fc.oneof(fc.constant(0), skewed(0, 10_000, 1_000_000, MAX_AMOUNT)),
    totalIdleTime: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 28_800, max: 86_400 })),
    experience,
    inventory: amounts(ITEM_IDS, ownedAmount),
    equipment,
    attackStyle: fc.constantFrom(...Object.values(AttackStyle)),
    trainingAttribute: fc.constantFrom(0, 1, 2),
    trophies: fc.oneof(amounts(TROPHIES, fc.integer({ min: 1, max: 5 })), fc.constant([IDLE_TROPHY, 1])),
    cards: amounts(ENEMIES, fc.integer({ min: 1, max: 2 })),
    pets: fc.subarray([...PETS]),
    knownRecipes: fc.subarray([RECIPE]),
    sets,
    kept: fc.oneof(fc.constant([]), kept),
    junk: fc.subarray([...ITEM_IDS].sort((one, other) => one - other)),
    sales,
    wanted,
    quests: questStateArbitrary,
    friendship: friendshipArbitrary,
    villagerGifts: villagerGiftsArbitrary,
    candleEnds: fc.oneof(fc.constant(0), skewed(0, 100, 10_000, MAX_AMOUNT)),
    furnishings: fc.subarray([7, 8]),
    cosmetics: fc.subarray([1_011, 2_001]),
  }),
  fractions,
  pendingEnemies: amounts([1, 2], fc.constantFrom(...ENEMIES)),
  giftLevel: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
  health: share,
  threshold: fc.nat(1_000),
  hurtAgo: fc.nat(600_000),
  taken: fc.nat(2),
}).map(({ shown, fractions, pendingEnemies, giftLevel, health, threshold, hurtAgo, taken }) => {
  const maximum = maxHealth(levelOf(shown.experience[SKILL.Health - 1] as number));
  return {
    shown: {
      ...shown,
      healingShare: threshold * 10,
      health: Math.max(1, Math.ceil(health * maximum)),
      healthAt: START - hurtAgo,
      action: null,
      combatLog: [],
      eventAt: START - hurtAgo,
      plan: null,
      savedPlans: [],
      lastBegin: null,
      companion: shown.pets[taken] ?? null,
    },
    hidden: { fractions, pendingEnemies, giftLevel, session: null, plan: null },
  };
});
