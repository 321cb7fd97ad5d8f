import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  runs,
  staticDataArbitrary,
  testCraft,
  testDungeon,
  testEnemy,
  testItem,
  testRegion,
  testWorld,
} from '../testing/index.ts';
import { SKILL } from '../world/skills.ts';
import { EnemyType, ItemCategory, ItemQuality } from '../world/static-data.ts';
import { openWorld } from '../world/world.ts';
import { enemyPlaces } from './enemy-places.ts';
import { itemSources } from './item-sources.ts';
import { itemUses } from './item-uses.ts';
import { meetingChances } from './meeting-chances.ts';
import { requirementTree, type TreeNode, treeTotals, wayKey } from './requirement-tree.ts';
import { WIKI_SECTIONS, wikiEntry, wikiIds } from './wiki-entries.ts';

const [FLAX, CLOTH, SHIRT, ESSENCE, KEY, FANG, CARD, LOST] = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const world = testWorld({
  items: [
    testItem({ id: FLAX }),
    testItem({ id: CLOTH }),
    testItem({ id: SHIRT, equipmentType: 2, disenchantsInto: ESSENCE, quality: ItemQuality.Elite }),
    testItem({ id: ESSENCE }),
    testItem({ id: KEY, category: ItemCategory.Key, value: 40 }),
    testItem({ id: FANG, milestone: 60 }),
    testItem({ id: CARD, category: ItemCategory.Card, enemyId: 11 }),
    testItem({ id: LOST }),
  ],
  crafteableItems: [
    testCraft({ itemId: FLAX, requiredRegions: [1], baseActionTime: 10 }),
    testCraft({
      itemId: CLOTH,
      skillId: SKILL.Tailoring,
      baseActionTime: 5,
      experience: 30,
      requiredComponents: [{ itemId: FLAX, amount: 3 }],
      lootTableId: 70,
    }),
    testCraft({
      itemId: SHIRT,
      skillId: SKILL.Tailoring,
      requiredComponents: [
        { itemId: CLOTH, amount: 2 },
        { itemId: FLAX, amount: 1 },
      ],
    }),
    testCraft({ itemId: ESSENCE, skillId: SKILL.Runecarving }),
  ],
  lootTables: [
    { id: 70, subTables: [{ itemId: FANG, amount: 2, probability: 0.125 }] },
    {
      id: 11,
      subTables: [
        { itemId: FANG, amount: 1, probability: 0.5 },
        { itemId: FANG, amount: 3, probability: 0.5 },
        { itemId: CARD, amount: 1, probability: 0.25 },
      ],
    },
  ],
  enemies: [
    testEnemy({ id: 11 }),
    testEnemy({ id: 12, lootTableId: 11, type: EnemyType.Boss }),
    testEnemy({ id: 13, lootTableId: 11 }),
  ],
  // The boss stands in the region's list but is drawn in dungeons only; enemy 13 stands before it.
  regions: [testRegion({ id: 1, enemies: [11, 12] })],
  dungeons: [
    testDungeon({
      id: 21,
      keyItemId: KEY,
      sequences: [
        { enemyId: 13, amount: 4 },
        { enemyId: 12, amount: 2 },
      ],
    }),
  ],
});

describe('sources of an item', () => {
  test('have the chance that the draws have when a table names the item twice', () => {
    const fight = itemSources(FANG, world).find(({ kind }) => kind === 'fight');
    expect(fight).toMatchObject({ chance: 0.75, amount: 2, target: { kind: 'region', id: 1 } });
  });

  test('count all enemies that leave loot in a run, and no other enemy of the dungeon', () => {
    const dungeons = itemSources(CARD, world).filter(({ kind }) => kind === 'dungeon');
    expect(dungeons).toHaveLength(1);
    expect(dungeons[0]).toMatchObject({ enemy: { id: 12 }, chance: 1 - 0.75 ** 2, amount: 0.5 });
  });

  test('are gathering, crafting, disenchanting, the shop, milestones and what actions find', () => {
    const kinds = (id: number) => itemSources(id, world).map(({ kind }) => kind);
    expect(itemSources(FLAX, world)).toMatchObject([{ kind: 'recipe' }]);
    expect(itemSources(CLOTH, world)).toMatchObject([{ kind: 'recipe' }]);
    expect(itemSources(ESSENCE, world)).toMatchObject([
      { kind: 'disenchanting', pieces: [{ piece: { id: SHIRT }, amount: 3 }] },
    ]);
    expect(itemSources(KEY, world)).toMatchObject([{ kind: 'shop', price: 40, dungeon: { id: 21 } }]);
    expect(kinds(FANG)).toEqual(['milestone', 'dungeon', 'fight', 'found']);
    expect(kinds(LOST)).toEqual([]);
  });
});

test('an enemy is met where the draws bring it', () => {
  expect(enemyPlaces(12, world)).toMatchObject({ regions: [], dungeons: [{ id: 21 }] });
  expect(enemyPlaces(11, world)).toMatchObject({ regions: [{ id: 1 }], dungeons: [] });
  expect(enemyPlaces(99, world)).toEqual({ regions: [], dungeons: [] });
});

test('chances to meet enemies are those of the spawn table, and sum up to 1', () => {
  const many = testWorld({
    enemies: [
      testEnemy({ id: 1 }),
      testEnemy({ id: 2, type: EnemyType.Elite }),
      testEnemy({ id: 3, type: EnemyType.Rare }),
    ],
    regions: [testRegion({ id: 1, enemies: [1, 2, 3] }), testRegion({ id: 2 })],
  });
  const chances = meetingChances(many, 1, 1).map(({ enemy, chance }) => [enemy.id, chance]);
  expect(chances).toEqual([
    [1, expect.closeTo((0.999 * 10) / 12, 6)],
    [2, expect.closeTo((0.999 * 2) / 12, 6)],
    [3, expect.closeTo(0.001, 9)],
  ]);
  expect(meetingChances(many, 2, 1)).toEqual([]);
});

describe('what is needed for an item', () => {
  const owning = (owned: Readonly<Record<number, number>>) => (itemId: number) => owned[itemId] ?? 0;
  const tree = (itemId: number, amount: number, owned = {}, choices: [number, string][] = []) =>
    requirementTree(
      {
        itemId,
        amount,
        owned: owning(owned),
        learner: { pets: [], equipment: {}, companion: null },
        choices: new Map(choices),
      },
      world,
    );

  test('goes down to what is gathered, with time and experience', () => {
    const root = tree(SHIRT, 2);
    expect(root).toMatchObject({ missing: 2, parts: [{ itemId: CLOTH, missing: 4 }, { itemId: FLAX }] });
    const { seconds, experience, ends } = treeTotals(root);
    expect([...ends]).toEqual([[FLAX, 14]]);
    expect(seconds).toBe(2 * 5 + 4 * 5 + 14 * 10);
    expect(experience.get(SKILL.Tailoring)).toBe(2 * 7 + 4 * 30);
  });

  test('takes what is owned once, and nothing of the item itself', () => {
    const root = tree(SHIRT, 2, { [SHIRT]: 5, [CLOTH]: 1, [FLAX]: 10 });
    expect(root).toMatchObject({ owned: 0, missing: 2 });
    expect([...treeTotals(root).ends]).toEqual([[FLAX, 1]]);
    expect(root.parts.map(({ owned, missing }) => [owned, missing])).toEqual([
      [1, 3],
      [1, 1],
    ]);
  });

  test('follows the chosen way', () => {
    expect(tree(FANG, 4).way).toMatchObject({ kind: 'milestone' });
    const way = tree(FANG, 4).ways.find(({ kind }) => kind === 'dungeon');
    const chosen = tree(FANG, 4, {}, [[FANG, way ? wayKey(way) : '']]);
    // A run brings two kills with two each on average, and costs a key.
    expect(chosen).toMatchObject({ way: { kind: 'dungeon' }, times: 1, parts: [{ itemId: KEY, gold: 40 }] });
  });

  test('counts pieces to disenchant by their yield', () => {
    expect(tree(ESSENCE, 4)).toMatchObject({ times: 2, parts: [{ itemId: SHIRT, needed: 2 }] });
  });

  test('says what cannot be had', () => {
    expect(tree(LOST, 1)).toMatchObject({ way: null, missing: 1 });
    expect(treeTotals(tree(LOST, 1)).isPossible).toBe(false);
  });

  test('does not lead in a circle', () => {
    const round = testWorld({
      items: [testItem({ id: 1 }), testItem({ id: 2 })],
      crafteableItems: [
        testCraft({ itemId: 1, requiredComponents: [{ itemId: 2, amount: 1 }] }),
        testCraft({ itemId: 2, requiredComponents: [{ itemId: 1, amount: 1 }] }),
      ],
    });
    const question = {
      itemId: 1,
      amount: 1,
      owned: () => 0,
      learner: { pets: [], equipment: {}, companion: null },
      choices: new Map(),
    };
    expect(requirementTree(question, round).parts).toMatchObject([{ itemId: 2, way: null, ways: [] }]);
  });
});

describe('in any world', () => {
  test('sources are what the content has, and each item has a use', () => {
    fc.assert(
      fc.property(staticDataArbitrary, (sets) => {
        const any = openWorld(sets, 'any');
        for (const item of sets.items) {
          expect(itemUses(item, any).length).toBeGreaterThan(0);
          for (const source of itemSources(item.id, any)) {
            if (!('chance' in source)) continue;
            expect(source.chance).toBeGreaterThan(0);
            expect(source.chance).toBeLessThanOrEqual(1);
            expect(source.amount).toBeGreaterThan(0);
          }
        }
        // An item that a fight can bring has that fight as a source.
        for (const region of sets.regions)
          for (const { enemy } of meetingChances(any, region.id, 50)) {
            const table = sets.lootTables.find(({ id }) => id === enemy.lootTableId);
            for (const { itemId } of table?.subTables ?? [])
              expect(itemSources(itemId, any).some((one) => 'enemy' in one && one.enemy === enemy)).toBe(
                any
                  .enemy(enemy.id)
                  ?.loot.thresholds.some(
                    (bar, row) => bar > 0 && itemId === any.itemIds[enemy.loot.items[row] ?? -1],
                  ),
              );
          }
      }),
      runs(50),
    );
  });

  test('trees end, and conserve amounts', () => {
    fc.assert(
      fc.property(staticDataArbitrary, fc.nat(1_000), (sets, stock) => {
        const any = openWorld(sets, 'any');
        for (const { id } of sets.items) {
          const question = {
            itemId: id,
            amount: 3,
            owned: () => stock,
            learner: { pets: [], equipment: {}, companion: null },
            choices: new Map(),
          };
          const root = requirementTree(question, any);
          const used = new Map<number, number>();
          const visit = (node: TreeNode): void => {
            expect(node.owned + node.missing).toBe(node.needed);
            used.set(node.itemId, (used.get(node.itemId) ?? 0) + node.owned);
            node.parts.forEach(visit);
          };
          visit(root);
          for (const amount of used.values()) expect(amount).toBeLessThanOrEqual(stock);
        }
      }),
      runs(50),
    );
  });

  test('each id of a section has its entry', () => {
    fc.assert(
      fc.property(staticDataArbitrary, (sets) => {
        const any = openWorld(sets, 'any');
        for (const section of WIKI_SECTIONS)
          for (const id of wikiIds(section, any))
            expect(wikiEntry(section, id, any)?.name).toEqual(expect.any(String));
      }),
      runs(25),
    );
  });
});
