import fc from 'fast-check';
import { SKILL } from '../world/skills.ts';
import {
  type CrafteableItem,
  type Dungeon,
  type Enemy,
  EnemyType,
  type Item,
  ItemCategory,
  type ItemSet,
  type LootRow,
  type RelicariumEntry,
  type StaticData,
} from '../world/static-data.ts';
import { napEntry, testCraft, testDungeon, testEnemy, testItem, testRegion, testSets } from './fixture.ts';
import { probability, record, skewed } from './number-arbitraries.ts';
import {
  CARDS,
  DUNGEONS,
  ENEMIES,
  FOODS,
  GEAR,
  type GearPlan,
  ITEM_IDS,
  KEYS,
  MATERIALS,
  PETS,
  PRODUCTS,
  RECIPE,
  SETS,
  TROPHIES,
} from './plan.ts';
import { traitArbitrary, traitsArbitrary } from './trait-arbitrary.ts';

/** This file generates small worlds with the ids of `plan.ts`. Their numbers are usual to extreme. */

/** In alphabetical order, as the numbers of families in traits need them. */
const FAMILIES = ['beast', 'spirit'] as const;

const level = skewed(1, 30, 100, 100);

const plain = (id: number, category: ItemCategory): fc.Arbitrary<Item> =>
  skewed(0, 100, 100_000, 1_000_000_000).map((value) => testItem({ id, category, value }));

const food = (id: number): fc.Arbitrary<Item> =>
  skewed(1, 100, 1_000, 1_000_000).map((healingAmount) =>
    testItem({ id, category: ItemCategory.Food, healingAmount }),
  );

const gear = (plan: GearPlan): fc.Arbitrary<Item> =>
  record({
    attackPower: skewed(0, 30, 300, 1_000_000),
    armor: skewed(0, 60, 600, 10_000_000),
    criticalTenths: skewed(0, 40, 300, 1_000),
    requiredAttackLevel: level,
    requiredDefenceLevel: level,
    requiredOffensiveLevel: level,
    quality: fc.constantFrom(0, 1, 2, 3, 4, 5),
    isLasting: fc.nat(3),
    bearer: traitsArbitrary('item', FAMILIES),
    itemSet: fc.constantFrom({}, { itemSetId: SETS[0] }, { itemSetId: SETS[1] }),
  }).map(({ criticalTenths, isLasting, bearer, itemSet, ...numbers }) =>
    testItem({
      ...plan,
      ...numbers,
      ...bearer,
      ...itemSet,
      category: ItemCategory.Armor,
      criticalChance: criticalTenths / 10,
      ...(isLasting > 0 && { disenchantsInto: MATERIALS.essence }),
    }),
  );

const pet = (id: number): fc.Arbitrary<Item> =>
  record({
    skillId: fc.constantFrom(SKILL.Health, SKILL.Attack, SKILL.Melee, SKILL.Harvesting, SKILL.Mining),
    bonusExperiencePercentage: skewed(0, 5, 25, 100),
    bearer: traitsArbitrary('item', FAMILIES),
  }).map(({ bearer, ...numbers }) => testItem({ ...numbers, ...bearer, id, category: ItemCategory.Pet }));

const itemSet = (id: number): fc.Arbitrary<ItemSet> =>
  fc
    .uniqueArray(
      record({ pieces: fc.integer({ min: 2, max: 4 }), trait: traitArbitrary('item', FAMILIES) }),
      {
        maxLength: 2,
        selector: ({ pieces }) => pieces,
      },
    )
    .map((traits) => ({
      id,
      name: `Set ${id}`,
      traits: traits.toSorted((one, other) => one.pieces - other.pieces),
    }));

const items: fc.Arbitrary<Item[]> = fc.tuple(
  ...Object.values(MATERIALS).map((id) => plain(id, ItemCategory.Reagent)),
  ...FOODS.map(food),
  ...GEAR.map(gear),
  ...PETS.map(pet),
  plain(RECIPE, ItemCategory.Recipe),
  ...TROPHIES.map((id, index) =>
    plain(id, ItemCategory.Trophy).chain((trophy) =>
      skewed(20, 25 + index, 400, 2_000).map((milestone) => ({ ...trophy, milestone })),
    ),
  ),
  ...CARDS.map(({ id, enemyId, radiant }) =>
    plain(id, ItemCategory.Card).map((card) => ({ ...card, enemyId, radiant })),
  ),
  ...KEYS.map((id) =>
    skewed(0, 100, 10_000, 1_000_000_000).map((value) => testItem({ id, category: ItemCategory.Key, value })),
  ),
);

const dungeon = (id: number, index: number): fc.Arbitrary<Dungeon> =>
  fc
    .array(record({ enemyId: fc.constantFrom(...ENEMIES), amount: skewed(1, 1, 3, 1_000) }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((sequences) => testDungeon({ id, keyItemId: KEYS[index] ?? 0, regionId: index + 1, sequences }));

const relicariumEntry = (itemId: number): fc.Arbitrary<RelicariumEntry> =>
  skewed(0, 60, 3_600, 86_400).map((bonusTime) => ({ itemId, bonusTime, category: 'Combat', rank: 1 }));

const lootRows: fc.Arbitrary<LootRow[]> = fc.array(
  record({ itemId: fc.constantFrom(...ITEM_IDS), amount: skewed(1, 4, 100, 1_000_000), probability }),
  { maxLength: 6 },
);

const enemy = (id: number): fc.Arbitrary<Enemy> =>
  record({
    type: fc.constantFrom(
      EnemyType.Normal,
      EnemyType.Normal,
      EnemyType.Elite,
      EnemyType.Rare,
      EnemyType.Boss,
    ),
    level: skewed(1, 40, 100, 100),
    health: skewed(1, 200, 3_000, 1_000_000),
    attackPower: skewed(0, 8, 60, 1_000_000),
    attackStyle: fc.constantFrom(0, 1, 2),
    mainStatExperience: skewed(0, 500, 20_000, 1_000_000_000),
    healthExperience: skewed(0, 200, 10_000, 1_000_000_000),
    family: fc.constantFrom(...FAMILIES),
    bearer: traitsArbitrary('enemy', FAMILIES),
  }).map(({ bearer, ...numbers }) => testEnemy({ ...numbers, ...bearer, id, lootTableId: id }));

/** Item ids of the pieces that disenchanting may turn into the essence `MATERIALS.essence`. */
const PIECES = GEAR.map(({ id }) => id);

/** A product, and the loot of its action. */
interface Craft {
  readonly craft: CrafteableItem;
  readonly rows: readonly LootRow[];
}

const craftArbitrary = (itemId: number): fc.Arbitrary<Craft> =>
  record({
    skillId: fc.constantFrom(SKILL.Harvesting, SKILL.Mining, SKILL.Cooking),
    requiredLevel: skewed(1, 3, 50, 100),
    experience: skewed(0, 100, 10_000, 1_000_000_000),
    baseActionTime: skewed(1, 20, 120, 100_000),
    isSecret: fc.nat(3),
    regions: fc.subarray([1, 2, 3], { minLength: 1 }),
    components: fc.uniqueArray(
      record({
        itemId: fc.constantFrom(...ITEM_IDS.filter((id) => id !== itemId)),
        amount: skewed(1, 3, 50, 1_000_000),
      }),
      { minLength: 1, maxLength: 3, selector: (part) => part.itemId },
    ),
    rows: lootRows,
  }).map(({ isSecret, regions, components, rows, ...numbers }) => {
    const { gathered, elsewhere, essence } = MATERIALS;
    const isGathered = itemId === gathered || itemId === elsewhere;
    const isMade = !isGathered && itemId !== essence;
    const parts = isMade ? components : [];
    const taken = [...parts.map((part) => part.itemId), ...(itemId === essence ? PIECES : [])];
    return {
      craft: testCraft({
        ...numbers,
        itemId,
        requiredRecipeId: isMade && isSecret === 0 ? RECIPE : null,
        requiredRegions: isGathered ? (itemId === gathered ? [1] : regions) : [],
        requiredComponents: parts,
        lootTableId: 1_000_000 + itemId,
      }),
      // An item action must not give back an item that it takes (`engine-requirements.ts` of the content).
      rows: rows.filter((row) => taken.every((id) => id !== row.itemId)),
    };
  });

/** Static data that the content compiler would accept. */
export const staticDataArbitrary: fc.Arbitrary<StaticData> = record({
  items,
  enemies: fc.tuple(...ENEMIES.map(enemy)),
  enemyRows: fc.tuple(...ENEMIES.map(() => lootRows)),
  crafts: fc.tuple(...PRODUCTS.map(craftArbitrary)),
  roaming: fc.tuple(fc.subarray([...ENEMIES], { minLength: 1 }), fc.subarray([...ENEMIES])),
  dungeons: fc.tuple(...DUNGEONS.map(dungeon)),
  relicariumEntries: fc.tuple(
    ...TROPHIES.map(relicariumEntry),
    fc.integer({ min: 1, max: 300 }).map(napEntry),
  ),
  fares: fc.tuple(skewed(0, 50, 5_000, 1_000_000_000), skewed(0, 50, 5_000, 1_000_000_000)),
  itemSets: fc.tuple(...SETS.map(itemSet)),
}).map(({ items, enemies, enemyRows, crafts, dungeons, relicariumEntries, roaming, fares, itemSets }) =>
  testSets({
    items,
    enemies,
    dungeons,
    relicariumEntries,
    itemSets,
    crafteableItems: crafts.map(({ craft }) => craft),
    lootTables: [
      ...ENEMIES.map((id, index) => ({ id, subTables: enemyRows[index] ?? [] })),
      ...crafts.map(({ craft, rows }) => ({ id: craft.lootTableId ?? 0, subTables: rows })),
    ],
    regions: [
      testRegion({ id: 1, enemies: roaming[0] }),
      testRegion({ id: 2, enemies: roaming[1], travelCost: fares[0] }),
      testRegion({ id: 3, travelCost: fares[1] }),
    ],
  }),
);
