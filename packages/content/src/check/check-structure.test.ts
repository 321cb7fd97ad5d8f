import { expect, test } from 'vitest';
import {
  type BreakableWorld,
  brokenWorld,
  craftOf,
  entryNamed,
  first,
  removeFromLoot,
} from './broken-world.ts';
import { checkStructure } from './check-structure.ts';
import type { CheckId } from './finding.ts';

test('the shipped world passes', () => {
  expect(checkStructure(brokenWorld(() => {}).sets)).toEqual([]);
});

const FAULTS: [check: CheckId, message: string, change: (world: BreakableWorld) => void][] = [
  [
    1,
    'item 1010 is there twice',
    ({ sets }) => {
      entryNamed(sets.items, 'Raw Nettlesilk').id = 1010;
    },
  ],
  [
    1,
    'enemy 101 is there twice',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').id = 101;
    },
  ],
  [
    1,
    'dungeon 11 is there twice',
    ({ sets }) => {
      entryNamed(sets.dungeons, 'Candlemoth Cellars').id = 11;
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
      entryNamed(sets.items, 'Raw Flax').name = 'COPPER Ore';
    },
  ],
  [
    1,
    '"Copper Ore" is both an enemy and an item',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').name = 'Copper Ore';
    },
  ],
  [
    1,
    '"copper ore!" is no name for a thing of kind item',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Ore').name = 'copper ore!';
    },
  ],
  [
    1,
    '"Raw Flax" has no text',
    ({ sets }) => {
      entryNamed(sets.items, 'Raw Flax').description = '';
    },
  ],
  [
    1,
    '"Puddle Imp" has no text',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').description = '';
    },
  ],
  [
    1,
    'region 1 has no name',
    ({ sets }) => {
      first(sets.regions).name = '   ';
    },
  ],
  [
    1,
    'region 1 has no text',
    ({ sets }) => {
      first(sets.regions).description = '\u200b';
    },
  ],
  [
    1,
    'dungeon 11 has no text',
    ({ sets }) => {
      first(sets.dungeons).description = ' ';
    },
  ],
  [
    1,
    'appearance 1 has no label',
    ({ sets }) => {
      first(sets.appearances).label = ' ';
    },
  ],
  [
    4,
    'the making of "Copper Ingot" names item 1, which is not there',
    (world) => {
      first(craftOf(world, 'Copper Ingot').requiredComponents).itemId = 1;
    },
  ],
  [
    4,
    'the making of "Copper Ingot" names loot table 1, which is not there',
    (world) => {
      craftOf(world, 'Copper Ingot').lootTableId = 1;
    },
  ],
  [
    4,
    'the making of "Copper Ingot" names item 2, which is not there',
    (world) => {
      craftOf(world, 'Copper Ingot').requiredRecipeId = 2;
    },
  ],
  [
    4,
    '"Copper Sword" names item 1, which is not there',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').disenchantsInto = 1;
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
      entryNamed(sets.enemies, 'Buttonhopper').regionId = 9;
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
    (world) => removeFromLoot(world, entryNamed(world.sets.items, 'Recipe: Masterwork Copper Dagger').id),
  ],
  [
    6,
    '"Recipe: Masterwork Copper Dagger" teaches nothing',
    (world) => {
      craftOf(world, 'Masterwork Copper Dagger').requiredRecipeId = null;
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
      const plate = entryNamed(world.sets.items, 'Copper Plate').id;
      craftOf(world, 'Copper Ingot').requiredComponents.push({ itemId: plate, amount: 1 });
    },
  ],
];

test.each(FAULTS)('check %s finds: %s', (check, message, change) => {
  const findings = checkStructure(brokenWorld(change).sets);
  expect(findings).toContainEqual({ check, message });
});
