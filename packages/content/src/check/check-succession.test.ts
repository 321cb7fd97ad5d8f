import { EquipmentType, ItemCategory } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { type BreakableWorld, brokenWorld, entryNamed } from './broken-world.ts';
import { checkSuccession } from './check-succession.ts';

const kept = brokenWorld(() => {});
const follow = (change: (world: BreakableWorld) => void) => checkSuccession(kept, brokenWorld(change).sets);

test('the same world may be imported again', () => {
  expect(follow(() => {})).toEqual([]);
});

test('items, enemies, dungeons and crafting actions may be changed, removed and added', () => {
  const findings = follow(({ sets }) => {
    sets.items = sets.items.filter(({ id }) => id !== 1010);
    sets.crafteableItems = sets.crafteableItems.filter(({ itemId }) => itemId !== 1010);
    sets.enemies.pop();
    sets.dungeons.pop();
    entryNamed(sets.items, 'Copper Ore').name = 'Ore of Copper';
    entryNamed(sets.items, 'Copper Sword').attackPower = 1;
    sets.items.push({ ...entryNamed(sets.items, 'Hazel Log'), id: 9_999_999, name: 'Willow Log' });
  });
  expect(findings).toEqual([]);
});

const FAULTS: [message: string, change: (world: BreakableWorld) => void][] = [
  [
    'region 6 "Fellcrown" is missing, but characters may stand there: it may change, and not go',
    ({ sets }) => {
      sets.regions = sets.regions.filter(({ id }) => id !== 6);
    },
  ],
  [
    'skill 1 "Harvesting" is missing, but characters have experience in it: it may change, and not go',
    ({ sets }) => void sets.skills.shift(),
  ],
  [
    'appearance 1 "The Lamplighter\'s Child" is missing, but characters may look like it: it may change, and not go',
    ({ sets }) => void sets.appearances.shift(),
  ],
  [
    'item 1010 was "Raw Flax" (Cloth) and is "Raw Flax" (Ore): give the new one an id of its own',
    ({ sets }) => {
      entryNamed(sets.items, 'Raw Flax').category = ItemCategory.Ore;
    },
  ],
  [
    'item 8111 was "Copper Sword" (Weapon, Weapon) and is "Copper Sword" (Weapon, Chest): give the new one an id of its own',
    ({ sets }) => {
      entryNamed(sets.items, 'Copper Sword').equipmentType = EquipmentType.Chest;
    },
  ],
  [
    'item 80102 was "Card: Puddle Imp" (Card of enemy 102) and is "Card: Puddle Imp" (Card of enemy 101): give the new one an id of its own',
    ({ sets }) => {
      entryNamed(sets.items, 'Card: Puddle Imp').enemyId = 101;
    },
  ],
  [
    '"RAW FLAX" was item 1010 and is item 9999999: give it its id back, or another name',
    ({ sets }) => {
      Object.assign(entryNamed(sets.items, 'Raw Flax'), { id: 9_999_999, name: 'RAW FLAX' });
    },
  ],
  [
    '"Puddle Imp" was enemy 102 and is enemy 9999: give it its id back, or another name',
    ({ sets }) => {
      entryNamed(sets.enemies, 'Puddle Imp').id = 9_999;
    },
  ],
];

test.each(FAULTS)('refuses: %s', (message, change) => {
  expect(follow(change)).toContainEqual({ check: 'succession', message });
});
