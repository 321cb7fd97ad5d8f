import { expect, test } from 'vitest';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileWorld } from './compile-world.ts';

/** Checks the worked examples of game-design 2.17. */
const { sets } = compileWorld(shippedWorldDirectory);

test.each([
  ['Buttonhopper', 101, 23, 2, 42, 14],
  ['Barrow Reeve', 134, 229, 10, 98, 33],
  ['The Sunday Bull', 140, 746, 18, 362, 121],
  ['Your Own Reflection', 630, 1444, 47, 491, 164],
  ['Cockcrow, the Unrisen Morning', 643, 7220, 140, 3439, 1147],
])('the example of enemy %s', (name, id, health, attackPower, mainStatExperience, healthExperience) => {
  expect(sets.enemies.find((enemy) => enemy.name === name)).toMatchObject({
    id,
    health,
    attackPower,
    mainStatExperience,
    healthExperience,
  });
});

test.each([
  ['Raw Flax', 1010, 1, 7, 5, { value: 3 }],
  ['Copper Ingot', 5411, 1, 11, 5, { value: 12 }],
  ['Copper Sword', 8111, 5, 114, 26, { value: 100, attackPower: 13, criticalChance: 6 }],
  ['Masterwork Copper Sword', 8113, 9, 294, 39, { value: 518, attackPower: 15, criticalChance: 7.2 }],
  ['Bogiron Cuirass', 9521, 24, 122, 24, { value: 292, armor: 57 }],
  ['Smoked Kiln Ray', 12341, 49, 40, 6, { value: 76, healingAmount: 215 }],
  ['Winter Amethyst Pendant', 11151, 67, 353, 25, { value: 849, armor: 113 }],
  ['Nightcedar Staff', 8861, 91, 919, 36, { value: 4097, attackPower: 111, criticalChance: 1 }],
  ['Exalted Vespersilk Robe', 10763, 97, 2962, 60, { value: 15271, attackPower: 5, armor: 153 }],
])('the example of item %s', (name, id, requiredLevel, experience, baseActionTime, fields) => {
  expect(sets.items.find((item) => item.name === name)).toMatchObject({ id, ...fields });
  expect(sets.crafteableItems.find(({ itemId }) => itemId === id)).toMatchObject({
    requiredLevel,
    experience,
    baseActionTime,
  });
});
