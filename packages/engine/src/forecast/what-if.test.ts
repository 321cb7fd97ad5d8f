import { describe, expect, test } from 'vitest';
import { amountOf, amountsOf } from '../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../state/experience.ts';
import type { SavedSet } from '../state/saved-set.ts';
import type { Shown } from '../state/state.ts';
import { START, testItem, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType } from '../world/static-data.ts';
import { supposing, wearingSet, whatIf } from './what-if.ts';

const [RING, BREAD] = [1, 2];
const world = testWorld({
  items: [
    testItem({ id: RING, equipmentType: EquipmentType.Ring, requiredAttackLevel: 5 }),
    testItem({ id: BREAD, healingAmount: 5 }),
  ],
});
const { shown } = testState({ inventory: amountsOf({ [RING]: 1, [BREAD]: 3 }) });
const wear = { name: 'equip', input: { itemId: RING } } as const;

test('a what-if by a command follows the rules of the command, and changes nothing', () => {
  const before = JSON.stringify(shown);
  expect(whatIf(shown, wear, world, START)).toEqual({ refused: 'equip/attack-level' });
  const higher = supposing(shown, { levels: [{ skillId: SKILL.Attack, level: 5 }] });
  expect(higher.experience[SKILL.Attack - 1]).toBe(EXPERIENCE_TABLE[4]);
  expect(whatIf(higher, wear, world, START)).toMatchObject({ equipment: { ring: RING } });
  expect(JSON.stringify(shown)).toBe(before);
});

test('a supposition changes only what it names', () => {
  const food = { itemId: BREAD, amount: 500 };
  const supposed = supposing(shown, { regionId: 4, food, owned: [{ itemId: BREAD, amount: 10 }] });
  expect(supposed).toMatchObject({ regionId: 4, equipment: { food: BREAD, foodAmount: 500 } });
  expect(amountOf(supposed.inventory, BREAD)).toBe(10);
  expect(amountOf(supposed.inventory, RING)).toBe(1);
  expect(supposing(shown, {})).toEqual(shown);
});

describe('what wearing a set would do', () => {
  const set: SavedSet = {
    slot: 2,
    name: 'Night',
    pieces: { ring: RING },
    food: { itemId: BREAD, amount: 3 },
    healingShare: 3_000,
  };
  const wearer = supposing(shown, { levels: [{ skillId: SKILL.Attack, level: 5 }] });
  const outcome = (change: Partial<Shown>, sets = [set]) =>
    wearingSet({ ...wearer, ...change, sets }, 2, world, START);
  const dressed = { ring: RING, food: BREAD, foodAmount: 3 };

  test('is nothing in a place without a set', () => {
    expect(outcome({}, [])).toBeNull();
  });

  test('is that the set is worn, without what is not owned', () => {
    expect(outcome({})).toMatchObject({ notWorn: [], isWorn: false, shown: { equipment: dressed } });
    expect(outcome({ inventory: amountsOf({ [BREAD]: 2 }) })).toMatchObject({
      notWorn: [
        { itemId: RING, reason: 'item/not-owned' },
        { itemId: BREAD, reason: 'item/not-owned' },
      ],
      isWorn: false,
      shown: { equipment: { food: BREAD, foodAmount: 2 } },
    });
  });

  test('is nothing new when the slots and settings are as the set has them, whatever is eaten', () => {
    const { healingShare } = outcome({})?.shown ?? wearer;
    const eaten = { ...dressed, foodAmount: 1 };
    expect(outcome({ equipment: dressed, healingShare })?.isWorn).toBe(true);
    expect(outcome({ equipment: eaten, healingShare, inventory: [] })?.isWorn).toBe(true);
    expect(outcome({ equipment: dressed, healingShare: 9_000 })?.isWorn).toBe(false);
    expect(outcome({ equipment: { ring: RING }, healingShare, inventory: [] })?.isWorn).toBe(false);
    expect(outcome({ equipment: { food: BREAD, foodAmount: 3 }, healingShare })?.isWorn).toBe(false);
  });
});
