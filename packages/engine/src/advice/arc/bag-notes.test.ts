import { expect, test } from 'vitest';
import { amountsOf } from '../../state/amounts.ts';
import type { Shown } from '../../state/state.ts';
import {
  adviceWorld,
  BREAD,
  CLUB,
  experienceOf,
  GRAIN,
  arcOf as searchedArc,
  testItem,
  testRegion,
  testWeapon,
} from '../../testing/index.ts';
import { SKILL } from '../../world/skills.ts';
import { ItemCategory } from '../../world/static-data.ts';

const [FLAX, MAUL, PET] = [10, 15, 16];
const weapon = (id: number, level: number, rank: number) =>
  testWeapon(id, 60 * rank, {
    rank,
    tiers: 2,
    requiredAttackLevel: level,
    requiredOffensiveLevel: level,
  });
/** Nothing is gathered there. */
const world = adviceWorld({
  items: [
    testItem({ id: FLAX, category: ItemCategory.Cloth, value: 3 }),
    testItem({ id: GRAIN, category: ItemCategory.Herb, value: 5 }),
    weapon(CLUB, 1, 1),
    weapon(MAUL, 30, 2),
    testItem({ id: PET, category: ItemCategory.Pet }),
  ],
  regions: [testRegion({ id: 1, enemies: [1], travelCost: 0 }), testRegion({ id: 2, travelCost: 500 })],
});

const arcOf = (shown: Partial<Shown>) => searchedArc({ equipment: { weapon: CLUB }, ...shown }, world);

test('names the material that brings most gold, where a fare cannot be paid', () => {
  const inventory = amountsOf({ [FLAX]: 1_000, [BREAD]: 50_000 });
  const sell = { kind: 'sell', itemId: FLAX, amount: 1_000, gold: 3_000 };
  expect(arcOf({ inventory, gold: 100 }).notes).toEqual([sell]);
  expect(arcOf({ inventory, gold: 500 }).notes).toEqual([]);
});

test('names how long fights last with the grain, and does not propose to sell it', () => {
  const inventory = amountsOf({ [FLAX]: 100, [GRAIN]: 1_000, [BREAD]: 10 });
  const { notes } = arcOf({ inventory, gold: 0 });
  expect(notes.map(({ kind }) => kind)).toEqual(['sell', 'food']);
  expect(notes[0]).toMatchObject({ itemId: FLAX });
  expect(notes[1]).toMatchObject({ itemId: GRAIN, amount: 1_000, foodId: BREAD, portions: 500 });
  expect(arcOf({ inventory: amountsOf({ [GRAIN]: 1_000, [BREAD]: 50_000 }), gold: 500 }).notes).toEqual([]);
});

test('names what waits to be claimed, and the skill that keeps a weapon from being worn', () => {
  const inventory = amountsOf({ [PET]: 1, [BREAD]: 50_000 });
  const experience = experienceOf({ Attack: 40, Defence: 35 });
  const { notes } = arcOf({ inventory, gold: 500, experience });
  expect(notes).toEqual([
    { kind: 'waits', collection: 'pets', itemId: PET, amount: 1 },
    { kind: 'lags', skillId: SKILL.Melee, level: 1, leadId: SKILL.Attack, leadLevel: 40 },
  ]);
});

test('dreams of the next tier, and tells how far it is', () => {
  const inventory = amountsOf({ [BREAD]: 50_000 });
  const { dream } = arcOf({ inventory, experience: experienceOf({ Attack: 20, Melee: 10 }) });
  expect(dream).toMatchObject({
    kind: 'gear',
    tier: 2,
    itemIds: [MAUL],
    levels: [
      { skillId: SKILL.Attack, level: 30, own: 20 },
      { skillId: SKILL.Melee, level: 30, own: 10 },
    ],
  });
  const done = (dream?.kind === 'gear' && dream.done) || 0;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(0.5);
  const full = experienceOf({ Attack: 30, Melee: 30 });
  expect(arcOf({ inventory, experience: full }).dream).toBeNull();
});
