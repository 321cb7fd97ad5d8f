import {
  type CrafteableItem,
  createState,
  type Item,
  type ItemQuality,
  openWorld,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { requirementsOf } from './crafting-requirements.ts';
import { isAvailable, itemCraftsOf } from './item-crafts.ts';

const item = (id: number, rank: number, quality: ItemQuality): Item => ({
  id,
  name: `Item ${id}`,
  description: '',
  category: 2,
  value: 1,
  rank,
  quality,
  imagePath: '',
  framePath: '',
});

const craft = (itemId: number, difference: Partial<CrafteableItem>): CrafteableItem => ({
  itemId,
  skillId: 2,
  requiredLevel: 1,
  experience: 7,
  baseActionTime: 5,
  requiredRecipeId: null,
  requiredRegions: [],
  requiredComponents: [],
  lootTableId: null,
  ...difference,
});

const region = (id: number, name: string) => ({
  id,
  name,
  description: '',
  travelCost: 0,
  resources: [],
  enemyDrops: [],
  dungeons: [],
  enemies: [],
});

const world = openWorld(
  {
    skills: [{ id: 2, name: 'Mining', order: 2 }],
    items: [item(1, 1, 0), item(2, 2, 0), item(3, 1, 1), item(4, 2, 3), item(5, 1, 0), item(6, 1, 1)],
    lootTables: [],
    relicariumEntries: [],
    enemies: [],
    dungeons: [],
    regions: [region(1, 'Lanternlea'), region(2, 'Tattlewood')],
    crafteableItems: [
      craft(2, { requiredRegions: [2], requiredLevel: 10 }),
      craft(1, { requiredRegions: [1] }),
      craft(3, { requiredComponents: [{ itemId: 1, amount: 2 }] }),
      craft(4, { requiredComponents: [{ itemId: 1, amount: 1 }], requiredRecipeId: 6, requiredLevel: 5 }),
      craft(5, {}),
    ],
    appearances: [],
    itemSets: [],
  },
  'test',
);

const gift = { regionId: 1, gold: 0, healingThreshold: 50, inventory: [] };
const { shown } = createState(gift, 0);
const recipes = itemCraftsOf(world, 2);
const recipe = (id: number) => {
  const found = recipes.find((candidate) => candidate.item.id === id);
  if (!found) throw new Error(`No recipe of item ${id}`);
  return found;
};

test('sorts recipes by level and leaves out an essence that no item is disenchanted into', () => {
  expect(recipes.map((entry) => entry.item.id)).toEqual([1, 3, 4, 2]);
  const sword: Item = { ...item(7, 1, 1), disenchantsInto: 5 };
  const richer = openWorld({ ...world.sets, items: [...world.sets.items, sword] }, 'richer');
  expect(itemCraftsOf(richer, 2).map((entry) => entry.item.id)).toEqual([1, 3, 5, 4, 2]);
});

test('counts as available what level and region allow', () => {
  expect(isAvailable(recipe(1), shown)).toBe(true);
  expect(isAvailable(recipe(2), shown)).toBe(false);
});

test("shows the character's own value for each requirement", () => {
  expect(requirementsOf(recipe(2), shown, world)).toEqual([
    { label: 'Mining 10', met: false, has: '1' },
    { label: 'Tattlewood', met: false, has: 'you are in Lanternlea' },
  ]);
  expect(requirementsOf(recipe(4), shown, world)[1]).toEqual({
    label: 'Item 6',
    met: false,
    has: 'not learned',
  });
});
