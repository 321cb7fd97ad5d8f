import { SKILL_COUNT, Verb } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type BreakableWorld, brokenWorld, craftOf, entryNamed, lootOf } from './broken-world.ts';
import { checkStructure } from './check-structure.ts';

/**
 * Changes of the world that break a requirement of the engine, each with the check's message. These
 * requirements have no number in game-design 11, because they do not concern the world's authors.
 */
const FAULTS: [message: string, change: (world: BreakableWorld) => void][] = [
  [
    'skill 17 is not Attack',
    ({ sets }) => {
      entryNamed(sets.skills, 'Attack').name = 'Assault';
    },
  ],
  [`there are ${SKILL_COUNT - 1} skills instead of ${SKILL_COUNT}`, ({ sets }) => void sets.skills.pop()],
  [
    'the making of "Copper Ingot" gives back "Copper Ore", which it takes',
    (world) => {
      const ore = entryNamed(world.sets.items, 'Copper Ore').id;
      lootOf(world, craftOf(world, 'Copper Ingot')).push({ itemId: ore, amount: 1, probability: 0.1 });
    },
  ],
  [
    'the making of "Dim Runic Essence" gives back "Copper Sword", which it takes',
    (world) => {
      const sword = entryNamed(world.sets.items, 'Copper Sword').id;
      lootOf(world, craftOf(world, 'Dim Runic Essence')).push({ itemId: sword, amount: 1, probability: 0.1 });
    },
  ],
  [
    'the seconds for making "Copper Ingot" is 0, not a whole number of at least 1',
    (world) => {
      craftOf(world, 'Copper Ingot').baseActionTime = 0;
    },
  ],
  [
    'the seconds for making "Copper Ingot" is 2.5, not a whole number of at least 1',
    (world) => {
      craftOf(world, 'Copper Ingot').baseActionTime = 2.5;
    },
  ],
  [
    'the value of "Copper Ore" is -1, not a whole number of at least 0',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Ore').value = -1;
    },
  ],
  [
    'the value of "Copper Ore" is 9007199254740992, not a whole number of at least 0',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Ore').value = 2 ** 53;
    },
  ],
  [
    'the health of "Puddle Imp" is 0, not a whole number of at least 1',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').health = 0;
    },
  ],
  [
    'the level of "Puddle Imp" is 101, not a level from 1 to 100',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').level = 101;
    },
  ],
  [
    'the critical chance of "Copper Sword" is 2.25, not a percentage with one decimal',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').criticalChance = 2.25;
    },
  ],
  [
    '"Copper Sword" is undone into "Meadow Fang", which is not an action without components',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').disenchantsInto = entryNamed(sets.items, 'Meadow Fang').id;
    },
  ],
  [
    '"Copper Sword" has no style',
    ({ sets }) => {
      delete entryNamed(sets.items, 'Copper Sword').providedAttackStyle;
    },
  ],
  [
    '"Lea Barley Bread" has no healing',
    ({ sets }) => {
      delete entryNamed(sets.items, 'Lea Barley Bread').healingAmount;
    },
  ],
  [
    '"Lea Barley Bread" has no place in the food slot',
    ({ sets }) => {
      delete entryNamed(sets.items, 'Lea Barley Bread').equipmentType;
    },
  ],
  [
    '"Needle Shrew" has no skill',
    ({ sets }) => {
      delete entryNamed(sets.items, 'Needle Shrew').skillId;
    },
  ],
  [
    '"Card: Puddle Imp" has no enemy',
    ({ sets }) => {
      delete entryNamed(sets.items, 'Card: Puddle Imp').enemyId;
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
      entryNamed(sets.dungeons, 'The Nodding Mill').keyItemId = entryNamed(sets.items, 'Copper Ore').id;
    },
  ],
  [
    'the making of "Masterwork Copper Dagger" is taught by what is no recipe',
    (world) => {
      craftOf(world, 'Masterwork Copper Dagger').requiredRecipeId = entryNamed(
        world.sets.items,
        'Copper Ore',
      ).id;
    },
  ],
  [
    '"Copper Sword" has Opener with 251, not a whole number from 1 to 250',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').traits = [[Verb.Opener, 251, 1]];
    },
  ],
  [
    '"Copper Sword" has Keen with a second parameter 1 that it does not know',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').traits = [[Verb.Keen, 10, 1]];
    },
  ],
  [
    '"Copper Sword" has Lure with a second parameter 20 that it does not know',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').traits = [[Verb.Lure, 10, 20]];
    },
  ],
  [
    '"Copper Sword" has the verb Flee, which is not for this kind of bearer',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').traits = [[Verb.Flee, 9, 0]];
    },
  ],
  [
    '"Puddle Imp" has the verb Haste, which is not for this kind of bearer',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').traits = [[Verb.Haste, 100, 0]];
    },
  ],
  [
    '"Puddle Imp" has 3 traits, not 1 to 2',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').traits = [
        [Verb.Mend, 1, 0],
        [Verb.Mend, 2, 0],
        [Verb.Mend, 3, 0],
      ];
    },
  ],
  [
    '"Copper Sword" has 0 traits, not 1 to 2',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').traits = [];
    },
  ],
  [
    '"Lea Barley Bread" has traits, but cannot be worn',
    ({ sets }) => {
      entryNamed(sets.items, 'Lea Barley Bread').traits = [[Verb.Mend, 1, 0]];
    },
  ],
  [
    '"Copper Ore" has traits, but cannot be worn',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Ore').traits = [[Verb.Mend, 1, 0]];
    },
  ],
];

test('traits of the vocabulary pass the checks', () => {
  const { sets } = brokenWorld((world) => {
    entryNamed(world.sets.items, 'Copper Sword').traits = [
      [Verb.Lure, 10, 19],
      [Verb.Keen, 10, 0],
    ];
    entryNamed(world.sets.enemies, 'Puddle Imp').traits = [[Verb.Flee, 9, 0]];
  });
  expect(checkStructure(sets)).toEqual([]);
});

test.each(FAULTS)('the checks find what the engine cannot run with: %s', (message, change) => {
  const findings = checkStructure(brokenWorld(change).sets);
  expect(findings).toContainEqual({ check: 'engine', message });
});
