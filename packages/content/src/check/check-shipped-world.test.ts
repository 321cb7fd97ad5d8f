import { EnemyType, ItemCategory, SKILL, SKILL_COUNT, skillsOf } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import {
  type BreakableWorld,
  brokenWorld,
  craftOf,
  entryNamed,
  first,
  removeFromLoot,
} from './broken-world.ts';
import { checkShippedWorld } from './check-shipped-world.ts';
import type { CheckId } from './finding.ts';

const GATHERING = skillsOf('gathering').length;

test('the shipped world passes', () => {
  const { sets, context } = brokenWorld(() => {});
  expect(checkShippedWorld(sets, context)).toEqual([]);
});

const FAULTS: [check: CheckId, message: string, change: (world: BreakableWorld) => void][] = [
  [
    1,
    '"Raw Flax" has no text',
    ({ sets }) => {
      entryNamed(sets.items, 'Raw Flax').description = '';
    },
  ],
  [
    2,
    '"Meadow Fang" cannot be had',
    (world) => removeFromLoot(world, entryNamed(world.sets.items, 'Meadow Fang').id),
  ],
  [2, '"Reed Shortbow" cannot be had', ({ context }) => void context.newCharacter.inventory.splice(1, 1)],
  [
    3,
    '"Bent Silver Spoon" is of no use and cannot be sold',
    ({ sets }) => {
      entryNamed(sets.items, 'Bent Silver Spoon').value = 0;
    },
  ],
  [
    3,
    '"Bent Silver Spoon" is for selling alone, but is no curio',
    ({ sets }) => {
      entryNamed(sets.items, 'Bent Silver Spoon').category = ItemCategory.Ore;
    },
  ],
  [
    5,
    '"Copper Ingot" takes a higher level than "Copper Plate", which is made of it',
    (world) => {
      craftOf(world, 'Copper Ingot').requiredLevel = 3;
    },
  ],
  [
    5,
    '"Copper Ingot" is of a higher tier than "Copper Plate", which is made of it',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Ingot').rank = 2;
    },
  ],
  [
    5,
    '"Meadow Cog" for "Masterwork Copper Cuirass" is found nowhere in time',
    (world) => removeFromLoot(world, entryNamed(world.sets.items, 'Meadow Cog').id),
  ],
  [
    8,
    'bronze claims add up to 57601 s instead of 57600 s',
    ({ sets }) => {
      first(sets.relicariumEntries).bonusTime++;
    },
  ],
  [
    8,
    '"Golden Spindle of Flax" is of the unknown category Spinning',
    ({ sets }) => {
      first(sets.relicariumEntries).category = 'Spinning';
    },
  ],
  [
    8,
    '"Golden Spindle of Flax" is of rank 6',
    ({ sets }) => {
      first(sets.relicariumEntries).rank = 6;
    },
  ],
  [
    8,
    'no trophy is of the category Pet',
    ({ sets }) => {
      for (const entry of sets.relicariumEntries) if (entry.category === 'Pet') entry.category = 'Combat';
    },
  ],
  [
    10,
    'Tailoring has nothing to begin with',
    ({ sets }) => {
      for (const craft of sets.crafteableItems) {
        if (craft.skillId === SKILL.Tailoring) craft.requiredLevel = Math.max(2, craft.requiredLevel);
      }
    },
  ],
  [
    10,
    'Fishing unlocks nothing from 10 to 25',
    ({ sets }) => {
      for (const craft of sets.crafteableItems) {
        const { skillId, requiredLevel } = craft;
        if (skillId === SKILL.Fishing && requiredLevel > 10 && requiredLevel < 25) craft.requiredLevel = 10;
      }
    },
  ],
  [
    10,
    'Fishing unlocks nothing after 79',
    ({ sets }) => {
      for (const craft of sets.crafteableItems) {
        if (craft.skillId === SKILL.Fishing) craft.requiredLevel = Math.min(79, craft.requiredLevel);
      }
    },
  ],
  [
    10,
    'Fishing feeds neither another skill nor combat',
    ({ sets }) => {
      const fish = sets.crafteableItems
        .filter(({ skillId }) => skillId === SKILL.Fishing)
        .map(({ itemId }) => itemId);
      for (const craft of sets.crafteableItems) {
        craft.requiredComponents = craft.requiredComponents.filter(({ itemId }) => !fish.includes(itemId));
      }
    },
  ],
  [
    11,
    '"Copper Ingot" is worth 1, but its parts 9',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Ingot').value = 1;
    },
  ],
  [
    11,
    `"Miller's Latchkey" is worth 50, but its parts 119`,
    ({ sets }) => {
      entryNamed(sets.items, "Miller's Latchkey").value = 50;
    },
  ],
  [
    12,
    'there are 249 enemies, not 250',
    ({ sets }) => {
      sets.enemies.length = 249;
    },
  ],
  [
    12,
    'Lanternlea has 41 enemies, not 42',
    ({ sets }) => {
      for (const enemy of sets.enemies.slice(0, 2)) enemy.regionId = 2;
    },
  ],
  [
    12,
    '"Buttonhopper" (level 19) is outside the levels of Lanternlea',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Buttonhopper').level = 19;
    },
  ],
  [
    12,
    '"Gate Rook" of "The Nodding Mill" lives in another region',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Gate Rook').regionId = 2;
    },
  ],
  [
    12,
    'the style recommended for "The Nodding Mill" does not beat "Gate Rook"',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Gate Rook').attackStyle = 2;
    },
  ],
  [
    12,
    '"The Nodding Mill" does not end with its one boss',
    ({ sets }) => void entryNamed(sets.dungeons, 'The Nodding Mill').sequences.reverse(),
  ],
  [
    12,
    '"The Nodding Mill" does not end with its one boss',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Gate Rook').type = EnemyType.Boss;
    },
  ],
  [
    13,
    `Lanternlea offers ${GATHERING - 1} gathering skills, not ${GATHERING}`,
    ({ sets }) => {
      const region = entryNamed(sets.regions, 'Lanternlea');
      region.resources = region.resources.slice(0, -3);
    },
  ],
  [
    13,
    'Lanternlea has 2 dungeons, not 3',
    ({ sets }) => void entryNamed(sets.regions, 'Lanternlea').dungeons.pop(),
  ],
  [
    13,
    'Attack has no pet',
    ({ sets }) => {
      entryNamed(sets.items, 'Needle Shrew').skillId = SKILL.Magic;
    },
  ],
  [
    13,
    `there are ${SKILL_COUNT - 1} pets, not ${SKILL_COUNT}`,
    ({ sets }) => {
      const pets = sets.items.filter(({ category }) => category === ItemCategory.Pet);
      for (const pet of pets.slice(SKILL_COUNT - 1)) pet.category = ItemCategory.Trophy;
    },
  ],
  [14, 'the experience table has 99 entries, not 100', ({ context }) => void context.experienceTable.pop()],
  [
    14,
    'level 51 takes no more experience than level 50',
    ({ context }) => {
      context.experienceTable[50] = context.experienceTable[49] ?? 0;
    },
  ],
  [
    14,
    'level 2 takes 84 experience, not 83',
    ({ context }) => {
      context.experienceTable[1] = 84;
    },
  ],
  [
    14,
    'the last level takes 14463257 experience, not 14463256',
    ({ context }) => {
      context.experienceTable[99] = 14_463_257;
    },
  ],
];

test.each(FAULTS)('check %s finds: %s', (check, message, change) => {
  const { sets, context } = brokenWorld(change);
  expect(checkShippedWorld(sets, context)).toContainEqual({ check, message });
});
