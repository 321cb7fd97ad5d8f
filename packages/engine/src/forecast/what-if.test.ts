import { expect, test } from 'vitest';
import { amountOf, amountsOf } from '../state/amounts.ts';
import { EXPERIENCE_TABLE } from '../state/experience.ts';
import { START, testItem, testState, testWorld } from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EquipmentType } from '../world/static-data.ts';
import { supposing, whatIf } from './what-if.ts';

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
