import { describe, expect, test } from 'vitest';
import { supposing } from '../forecast/what-if.ts';
import { amountsOf } from '../state/amounts.ts';
import type { SavedSet } from '../state/saved-set.ts';
import type { Shown } from '../state/state.ts';
import { always, executeAt, START, testItem, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType } from '../world/static-data.ts';
import { wearingSet } from './set-outcome.ts';

const [RING, BREAD] = [1, 2];
const world = testWorld({
  items: [
    testItem({ id: RING, equipmentType: EquipmentType.Ring, requiredAttackLevel: 5 }),
    testItem({ id: BREAD, healingAmount: 5 }),
  ],
});
const { shown } = testState({ inventory: amountsOf({ [RING]: 1, [BREAD]: 3 }) });

describe('what wearing a set would do', () => {
  const set: SavedSet = {
    slot: 2,
    name: 'Night',
    pieces: { ring: RING },
    food: { itemId: BREAD, amount: 3 },
    healingShare: 3_000,
  };
  const wearer = supposing(shown, { levels: [{ skillId: SKILL.Attack, level: 5 }] });
  const outcome = (change: Partial<Shown>) => wearingSet({ ...wearer, ...change }, set, world, START);
  const dressed = { ring: RING, food: BREAD, foodAmount: 3 };

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

  test('is nothing new when the slots and settings are as the set has them; portions that were eaten do not count', () => {
    const { healingShare } = outcome({}).shown;
    const eaten = { ...dressed, foodAmount: 1 };
    expect(outcome({ equipment: dressed, healingShare }).isWorn).toBe(true);
    expect(outcome({ equipment: eaten, healingShare, inventory: [] }).isWorn).toBe(true);
    expect(outcome({ equipment: dressed, healingShare: 9_000 }).isWorn).toBe(false);
    expect(outcome({ equipment: { ring: RING }, healingShare, inventory: [] }).isWorn).toBe(false);
    expect(outcome({ equipment: { food: BREAD, foodAmount: 3 }, healingShare }).isWorn).toBe(false);
  });

  test('is what the command wear does', () => {
    const state = testState({ ...wearer, sets: [set] });
    const { shown, notWorn } = wearingSet(state.shown, set, world, START);
    const events = executeAt(state, always(world), START, { name: 'wear', input: { slot: 2 } });
    expect([state.shown, notWorn]).toEqual([shown, []]);
    expect(events).not.toEqual([]);
  });
});
