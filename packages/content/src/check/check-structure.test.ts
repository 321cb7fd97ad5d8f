import { expect, test } from 'vitest';
import {
  type BreakableWorld,
  brokenWorld,
  dropNowhere,
  first,
  lootOf,
  making,
  named,
} from './broken-world.ts';
import { checkStructure } from './check-structure.ts';
import type { CheckId } from './finding.ts';

test('the shipped world passes', () => {
  expect(checkStructure(brokenWorld(() => {}).sets)).toEqual([]);
});

const DAMAGE: [check: CheckId, message: string, damage: (world: BreakableWorld) => void][] = [
  [
    1,
    'item 1010 is there twice',
    ({ sets }) => {
      named(sets.items, 'Raw Nettlesilk').id = 1010;
    },
  ],
  [
    1,
    'enemy 101 is there twice',
    ({ sets }) => {
      named(sets.enemies, 'Puddle Imp').id = 101;
    },
  ],
  [
    1,
    'dungeon 11 is there twice',
    ({ sets }) => {
      named(sets.dungeons, 'Candlemoth Cellars').id = 11;
    },
  ],
  [
    1,
    'loot table 101 is there twice',
    ({ sets }) => {
      first(sets.lootTables.slice(1)).id = 101;
    },
  ],
  [
    1,
    'two of kind item are called "copper ore"',
    ({ sets }) => {
      named(sets.items, 'Raw Flax').name = 'COPPER Ore';
    },
  ],
  [
    1,
    '"Copper Ore" is both an enemy and an item',
    ({ sets }) => {
      named(sets.enemies, 'Puddle Imp').name = 'Copper Ore';
    },
  ],
  [
    1,
    '"copper ore!" is no name for a thing of kind item',
    ({ sets }) => {
      named(sets.items, 'Copper Ore').name = 'copper ore!';
    },
  ],
  [
    1,
    '"Raw Flax" has no text',
    ({ sets }) => {
      named(sets.items, 'Raw Flax').description = '';
    },
  ],
  [
    1,
    '"Puddle Imp" has no text',
    ({ sets }) => {
      named(sets.enemies, 'Puddle Imp').description = '';
    },
  ],
  [
    4,
    'the making of "Copper Ingot" names item 1, which is not there',
    (world) => {
      first(making(world, 'Copper Ingot').requiredComponents).itemId = 1;
    },
  ],
  [
    4,
    'the making of "Copper Ingot" names loot table 1, which is not there',
    (world) => {
      making(world, 'Copper Ingot').lootTableId = 1;
    },
  ],
  [
    4,
    'the making of "Copper Ingot" names item 2, which is not there',
    (world) => {
      making(world, 'Copper Ingot').requiredRecipeId = 2;
    },
  ],
  [
    4,
    '"Copper Sword" names item 1, which is not there',
    ({ sets }) => {
      named(sets.items, 'Copper Sword').disenchantsInto = 1;
    },
  ],
  [
    4,
    'loot table 101 names item 1, which is not there',
    ({ sets }) => {
      first(first(sets.lootTables).subTables).itemId = 1;
    },
  ],
  [
    4,
    '"The Nodding Mill" names enemy 1, which is not there',
    ({ sets }) => {
      first(first(sets.dungeons).sequences).enemyId = 1;
    },
  ],
  [
    4,
    '"The Nodding Mill" names item 1, which is not there',
    ({ sets }) => {
      first(sets.dungeons).keyItemId = 1;
    },
  ],
  [4, 'Lanternlea names enemy 1, which is not there', ({ sets }) => void first(sets.regions).enemies.push(1)],
  [
    4,
    '"Buttonhopper" names region 9, which is not there',
    ({ sets }) => {
      named(sets.enemies, 'Buttonhopper').regionId = 9;
    },
  ],
  [
    4,
    'the Relicarium names item 1, which is not there',
    ({ sets }) => {
      first(sets.relicariumEntries).itemId = 1;
    },
  ],
  [
    6,
    '"Recipe: Masterwork Copper Dagger" is required, but drops nowhere',
    (world) => dropNowhere(world, named(world.sets.items, 'Recipe: Masterwork Copper Dagger').id),
  ],
  [
    6,
    '"Recipe: Masterwork Copper Dagger" teaches nothing',
    (world) => {
      making(world, 'Masterwork Copper Dagger').requiredRecipeId = null;
    },
  ],
  [
    7,
    'loot table 101 gives "Meadow Chitin" with a chance of 0',
    ({ sets }) => {
      first(first(sets.lootTables).subTables).probability = 0;
    },
  ],
  [
    7,
    'loot table 101 gives "Meadow Chitin" with a chance of 1.5',
    ({ sets }) => {
      first(first(sets.lootTables).subTables).probability = 1.5;
    },
  ],
  [
    7,
    'loot table 101 gives 0.5 of "Meadow Chitin"',
    ({ sets }) => {
      first(first(sets.lootTables).subTables).amount = 0.5;
    },
  ],
  [
    9,
    'Copper Ingot from Copper Plate from Copper Ingot',
    (world) => {
      const plate = named(world.sets.items, 'Copper Plate').id;
      making(world, 'Copper Ingot').requiredComponents.push({ itemId: plate, amount: 1 });
    },
  ],
  [
    'engine',
    'skill 17 is not Attack',
    ({ sets }) => {
      named(sets.skills, 'Attack').name = 'Assault';
    },
  ],
  ['engine', 'there are 19 skills instead of 20', ({ sets }) => void sets.skills.pop()],
  [
    'engine',
    'the making of "Copper Ingot" gives back "Copper Ore", which it takes',
    (world) => {
      const ore = named(world.sets.items, 'Copper Ore').id;
      lootOf(world, making(world, 'Copper Ingot')).push({ itemId: ore, amount: 1, probability: 0.1 });
    },
  ],
  [
    'engine',
    'the making of "Dim Runic Essence" gives back "Copper Sword", which it takes',
    (world) => {
      const sword = named(world.sets.items, 'Copper Sword').id;
      lootOf(world, making(world, 'Dim Runic Essence')).push({ itemId: sword, amount: 1, probability: 0.1 });
    },
  ],
  [
    'engine',
    'the seconds for making "Copper Ingot" is 0, not a whole number of at least 1',
    (world) => {
      making(world, 'Copper Ingot').baseActionTime = 0;
    },
  ],
  [
    'engine',
    'the seconds for making "Copper Ingot" is 2.5, not a whole number of at least 1',
    (world) => {
      making(world, 'Copper Ingot').baseActionTime = 2.5;
    },
  ],
  [
    'engine',
    'the value of "Copper Ore" is -1, not a whole number of at least 0',
    ({ sets }) => {
      named(sets.items, 'Copper Ore').value = -1;
    },
  ],
  [
    'engine',
    'the value of "Copper Ore" is 9007199254740992, not a whole number of at least 0',
    ({ sets }) => {
      named(sets.items, 'Copper Ore').value = 2 ** 53;
    },
  ],
  [
    'engine',
    'the health of "Puddle Imp" is 0, not a whole number of at least 1',
    ({ sets }) => {
      named(sets.enemies, 'Puddle Imp').health = 0;
    },
  ],
  [
    'engine',
    'the level of "Puddle Imp" is 101, not a level from 1 to 100',
    ({ sets }) => {
      named(sets.enemies, 'Puddle Imp').level = 101;
    },
  ],
  [
    'engine',
    'the critical chance of "Copper Sword" is 2.25, not a percentage with one decimal',
    ({ sets }) => {
      named(sets.items, 'Copper Sword').criticalChance = 2.25;
    },
  ],
  [
    'engine',
    '"Copper Sword" is undone into "Meadow Fang", which is not an action without components',
    ({ sets }) => {
      named(sets.items, 'Copper Sword').disenchantsInto = named(sets.items, 'Meadow Fang').id;
    },
  ],
  [
    'engine',
    '"Copper Sword" has no style',
    ({ sets }) => {
      delete named(sets.items, 'Copper Sword').providedAttackStyle;
    },
  ],
  [
    'engine',
    '"Lea Barley Bread" has no healing',
    ({ sets }) => {
      delete named(sets.items, 'Lea Barley Bread').healingAmount;
    },
  ],
  [
    'engine',
    '"Lea Barley Bread" has no place in the food slot',
    ({ sets }) => {
      delete named(sets.items, 'Lea Barley Bread').equipmentType;
    },
  ],
  [
    'engine',
    '"Needle Shrew" has no skill',
    ({ sets }) => {
      delete named(sets.items, 'Needle Shrew').skillId;
    },
  ],
  [
    'engine',
    '"Card: Puddle Imp" has no enemy',
    ({ sets }) => {
      delete named(sets.items, 'Card: Puddle Imp').enemyId;
    },
  ],
  [
    'engine',
    '"Golden Spindle of Flax" is in the Relicarium without being a trophy, or the other way round',
    ({ sets }) => {
      sets.relicariumEntries.shift();
    },
  ],
  [
    'engine',
    '"The Nodding Mill" opens to what is no key',
    ({ sets }) => {
      named(sets.dungeons, 'The Nodding Mill').keyItemId = named(sets.items, 'Copper Ore').id;
    },
  ],
  [
    'engine',
    'the making of "Masterwork Copper Dagger" is taught by what is no recipe',
    (world) => {
      making(world, 'Masterwork Copper Dagger').requiredRecipeId = named(world.sets.items, 'Copper Ore').id;
    },
  ],
];

test.each(DAMAGE)('check %s finds: %s', (check, message, damage) => {
  const findings = checkStructure(brokenWorld(damage).sets);
  expect(findings).toContainEqual({ check, message });
});
