import { expect, test } from 'vitest';
import { gearSums } from '../../character/gear.ts';
import { experienceOf, testItem, testState, testWorld } from '../../testing/index.ts';
import { AttackStyle, EquipmentType } from '../../world/static-data.ts';
import { combatAttributes } from './attributes.ts';
import { fighterOf } from './fighter.ts';

const world = testWorld({
  items: [
    testItem({ id: 1, equipmentType: EquipmentType.Weapon, attackPower: 35, criticalChance: 2.4 }),
    testItem({ id: 2, equipmentType: EquipmentType.Chest, armor: 164 }),
    testItem({ id: 3, equipmentType: EquipmentType.Ring, attackPower: 5, criticalChance: 0.1, armor: 0 }),
    testItem({ id: 4, equipmentType: EquipmentType.CriticalRune, criticalChance: 45 }),
    testItem({ id: 5, healingAmount: 5, attackPower: 1_000 }),
  ],
});
const equipment = { weapon: 1, chest: 2, ring: 3 };

test('gear adds up; a piece without a number counts 0; critical chance is in tenths of a percent', () => {
  expect(gearSums(equipment, world)).toEqual({ attackPower: 40, armor: 164, criticalChance: 25 });
  expect(gearSums({}, world)).toEqual({ attackPower: 0, armor: 0, criticalChance: 0 });
});

test('neither food nor a piece that no longer exists adds anything', () => {
  expect(gearSums({ food: 5, foodAmount: 3, boots: 99 }, world)).toEqual(gearSums({}, world));
});

test('the character of game-design 2.17: attack power 49, armor 224', () => {
  const levels = { attack: 20, defence: 20, style: 10 };
  expect(fighterOf(gearSums(equipment, world), AttackStyle.Melee, levels, true)).toEqual({
    attackPower: 49,
    armor: 224,
    criticalChance: 50 + 20 + 25,
    attackStyle: AttackStyle.Melee,
    attackLevel: 20,
    defenceLevel: 20,
    card: true,
  });
});

test('critical chance is at most 40 percent', () => {
  const levels = { attack: 100, defence: 1, style: 1 };
  expect(
    fighterOf(gearSums({ criticalRune: 4 }, world), AttackStyle.Melee, levels, false).criticalChance,
  ).toBe(400);
});

test('the attributes panel shows the same numbers, for the current style', () => {
  const experience = experienceOf({ Attack: 20, Defence: 20, Range: 11, Melee: 90, Health: 20 });
  const { shown } = testState({ experience, equipment, attackStyle: AttackStyle.Range });
  expect(combatAttributes(shown, world)).toEqual({
    attackStyle: AttackStyle.Range,
    maxHealth: 273,
    attackPower: 49,
    armor: 224,
    criticalChance: 95,
    criticalDamage: 150,
  });
});

test('a new character without a weapon has attack power 4', () => {
  expect(combatAttributes(testState().shown, world)).toMatchObject({
    attackPower: 4,
    armor: 3,
    criticalChance: 51,
  });
});
