import { expect, test } from 'vitest';
import { type BreakableWorld, brokenWorld, lootOf, making, named } from './broken-world.ts';
import { checkStructure } from './check-structure.ts';

/** What the engine takes for granted: no rule of the world's makers, and so without a number. */
const DAMAGE: [message: string, damage: (world: BreakableWorld) => void][] = [
  [
    'skill 17 is not Attack',
    ({ sets }) => {
      named(sets.skills, 'Attack').name = 'Assault';
    },
  ],
  ['there are 19 skills instead of 20', ({ sets }) => void sets.skills.pop()],
  [
    'the making of "Copper Ingot" gives back "Copper Ore", which it takes',
    (world) => {
      const ore = named(world.sets.items, 'Copper Ore').id;
      lootOf(world, making(world, 'Copper Ingot')).push({ itemId: ore, amount: 1, probability: 0.1 });
    },
  ],
  [
    'the making of "Dim Runic Essence" gives back "Copper Sword", which it takes',
    (world) => {
      const sword = named(world.sets.items, 'Copper Sword').id;
      lootOf(world, making(world, 'Dim Runic Essence')).push({ itemId: sword, amount: 1, probability: 0.1 });
    },
  ],
  [
    'the seconds for making "Copper Ingot" is 0, not a whole number of at least 1',
    (world) => {
      making(world, 'Copper Ingot').baseActionTime = 0;
    },
  ],
  [
    'the seconds for making "Copper Ingot" is 2.5, not a whole number of at least 1',
    (world) => {
      making(world, 'Copper Ingot').baseActionTime = 2.5;
    },
  ],
  [
    'the value of "Copper Ore" is -1, not a whole number of at least 0',
    ({ sets }) => {
      named(sets.items, 'Copper Ore').value = -1;
    },
  ],
  [
    'the value of "Copper Ore" is 9007199254740992, not a whole number of at least 0',
    ({ sets }) => {
      named(sets.items, 'Copper Ore').value = 2 ** 53;
    },
  ],
  [
    'the health of "Puddle Imp" is 0, not a whole number of at least 1',
    ({ sets }) => {
      named(sets.enemies, 'Puddle Imp').health = 0;
    },
  ],
  [
    'the level of "Puddle Imp" is 101, not a level from 1 to 100',
    ({ sets }) => {
      named(sets.enemies, 'Puddle Imp').level = 101;
    },
  ],
  [
    'the critical chance of "Copper Sword" is 2.25, not a percentage with one decimal',
    ({ sets }) => {
      named(sets.items, 'Copper Sword').criticalChance = 2.25;
    },
  ],
  [
    '"Copper Sword" is undone into "Meadow Fang", which is not an action without components',
    ({ sets }) => {
      named(sets.items, 'Copper Sword').disenchantsInto = named(sets.items, 'Meadow Fang').id;
    },
  ],
  [
    '"Copper Sword" has no style',
    ({ sets }) => {
      delete named(sets.items, 'Copper Sword').providedAttackStyle;
    },
  ],
  [
    '"Lea Barley Bread" has no healing',
    ({ sets }) => {
      delete named(sets.items, 'Lea Barley Bread').healingAmount;
    },
  ],
  [
    '"Lea Barley Bread" has no place in the food slot',
    ({ sets }) => {
      delete named(sets.items, 'Lea Barley Bread').equipmentType;
    },
  ],
  [
    '"Needle Shrew" has no skill',
    ({ sets }) => {
      delete named(sets.items, 'Needle Shrew').skillId;
    },
  ],
  [
    '"Card: Puddle Imp" has no enemy',
    ({ sets }) => {
      delete named(sets.items, 'Card: Puddle Imp').enemyId;
    },
  ],
  [
    '"Golden Spindle of Flax" is in the Relicarium without being a trophy, or the other way round',
    ({ sets }) => {
      sets.relicariumEntries.shift();
    },
  ],
  [
    '"The Nodding Mill" opens to what is no key',
    ({ sets }) => {
      named(sets.dungeons, 'The Nodding Mill').keyItemId = named(sets.items, 'Copper Ore').id;
    },
  ],
  [
    'the making of "Masterwork Copper Dagger" is taught by what is no recipe',
    (world) => {
      making(world, 'Masterwork Copper Dagger').requiredRecipeId = named(world.sets.items, 'Copper Ore').id;
    },
  ],
];

test.each(DAMAGE)('the engine would not stand it, and the checks find: %s', (message, damage) => {
  const findings = checkStructure(brokenWorld(damage).sets);
  expect(findings).toContainEqual({ check: 'engine', message });
});
