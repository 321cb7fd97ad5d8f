import { type CountDistribution, compileDistribution } from '../random/bernoulli.ts';
import { threshold } from '../random/draw.ts';
import type { CompiledEnemy, CompiledLoot } from './compiled-enemy.ts';
import { NO_QUESTS, openQuests, type QuestData, type Quests } from './quests.ts';
import { ADDED_SKILLS } from './skills.ts';
import { compileSpawnTable, type SpawnTable } from './spawn.ts';
import type {
  CrafteableItem,
  Dungeon,
  Enemy,
  Item,
  ItemSet,
  LootRow,
  LootTable,
  Region,
  RelicariumEntry,
  StaticData,
} from './static-data.ts';
import { traitsOfBearers } from './traits/item-sets.ts';
import { familyKind, type Kit, kitOf, type Percents } from './traits/kit.ts';
import { familiesOf } from './traits/verbs.ts';
import { WornKits } from './traits/worn-kits.ts';

/** Static data of one version, indexed and compiled for the rules. It is immutable except for its caches. */
export interface World {
  readonly version: string;
  readonly sets: StaticData;
  readonly quests: Quests;
  item(id: number): Item | undefined;
  craft(itemId: number): CrafteableItem | undefined;
  enemy(id: number): CompiledEnemy | undefined;
  region(id: number): Region | undefined;
  dungeon(id: number): Dungeon | undefined;
  itemSet(id: number): ItemSet | undefined;
  /** The Relicarium entry of a trophy. */
  relicariumEntry(itemId: number): RelicariumEntry | undefined;
  /**
   * The loot of a craftable item, compiled so that many actions are settled without a roll for each.
   * @param luck the better chances of a kit (`Kit.luck`)
   */
  bulkLoot(itemId: number, luck?: Percents | null): BulkLoot;
  /**
   * The enemies of a region and how probable a fight with each is, at a combat level.
   * @param lures those of a kit (`Kit.lures`)
   */
  spawnTable(regionId: number, combatLevel: number, lures?: Percents | null): SpawnTable;
  /** The loot of an enemy with the better chances of a kit (`Kit.luck`). */
  luckyLoot(enemy: CompiledEnemy, luck: Percents): CompiledLoot;
  /**
   * The traits of worn pieces, of a companion and of item sets, summed up.
   * @param bearers ids of items (`bearersOf`)
   */
  kit(bearers: readonly number[]): Kit;
  /** The families of its enemies, in the order of their numbers in traits. */
  readonly enemyFamilies: readonly string[];
  /**
   * Item ids in the order of the set. The index of an id in this list is the dense index of its item.
   * `itemIndex` returns it.
   */
  readonly itemIds: readonly number[];
  itemIndex(id: number): number;
  /** The items that are given at a total level, by that level and then by id. */
  readonly milestones: readonly Milestone[];
}

/**
 * The total level at which a milestone is reached. A skill that is added raises every total level, so it
 * raises this by the same: no character is given a gift for the new skill.
 * @param milestone the total level in the content, which counts the skills of the first release
 */
export const milestoneLevel = (milestone: number): number => milestone + ADDED_SKILLS;

export interface Milestone {
  readonly totalLevel: number;
  readonly itemId: number;
}

/**
 * The rows of a loot table, compiled for ranges of actions. `item` is a dense item index. `chance` is at most
 * 1; then `distribution` is null.
 */
export type BulkLoot = readonly {
  readonly item: number;
  readonly amount: number;
  readonly chance: number;
  readonly distribution: CountDistribution | null;
}[];

/**
 * Which content was live from which instant on. The instants ascend. The first is not later than any instant
 * that is settled.
 */
export type Timeline = readonly { readonly at: number; readonly world: World }[];

/** The world live at an instant. */
export function worldAt(timeline: Timeline, at: number): World {
  for (let index = timeline.length - 1; index > 0; index--) {
    const entry = timeline[index] as Timeline[number];
    if (entry.at <= at) return entry.world;
  }
  return (timeline[0] as Timeline[number]).world;
}

/**
 * The world of a version.
 * @throws Error when the timeline does not have it; a timeline keeps old versions as long as a session refers
 * to them
 */
export function worldOf(timeline: Timeline, version: string): World {
  for (let index = timeline.length - 1; index >= 0; index--) {
    const entry = timeline[index] as Timeline[number];
    if (entry.world.version === version) return entry.world;
  }
  throw new Error(`Content version ${version} is not in the timeline`);
}

/** The first instant after `at` at which other content becomes live; Infinity when there is none. */
export function nextChange(timeline: Timeline, at: number): number {
  for (const entry of timeline) if (entry.at > at) return entry.at;
  return Number.POSITIVE_INFINITY;
}

const byId = <T extends { readonly id: number }>(list: readonly T[]): Map<number, T> =>
  new Map(list.map((entry) => [entry.id, entry]));

/** More than any combat level that a spawn table is asked for. */
const MOST_COMBAT_LEVELS = 1_024;

/**
 * An enemy with the fields that few enemies have. So a fight reads objects of one shape: with several, a day
 * of hunting took a quarter longer.
 */
const withAllFields = ({ properName = false, traits = [], ...enemy }: Enemy): Required<Enemy> => ({
  ...enemy,
  properName,
  traits,
});

const EMPTY_LOOT: LootTable = { id: 0, subTables: [] };

/** Indexes static data for the rules. It does not check references; the content compiler does. */
export function openWorld(sets: StaticData, version: string, quests: QuestData = NO_QUESTS): World {
  const items = byId(sets.items);
  const itemIds = sets.items.map((item) => item.id);
  const indexes = new Map(itemIds.map((id, index) => [id, index]));
  const itemIndex = (id: number): number => {
    const index = indexes.get(id);
    if (index === undefined) throw new Error(`Item with id ${id} not found`);
    return index;
  };
  const lootTables = byId(sets.lootTables);
  const crafts = new Map(sets.crafteableItems.map((craft) => [craft.itemId, craft]));
  const regions = byId(sets.regions);
  const dungeons = byId(sets.dungeons);
  const itemSets = byId(sets.itemSets);
  const relicarium = new Map(sets.relicariumEntries.map((entry) => [entry.itemId, entry]));
  const enemyFamilies = familiesOf(sets.enemies);
  const lootOf = (enemy: Enemy): LootTable => lootTables.get(enemy.lootTableId) ?? EMPTY_LOOT;
  const compiledEnemies = new Map(
    sets.enemies.map((enemy) => [
      enemy.id,
      {
        ...withAllFields(enemy),
        loot: compileLoot(lootOf(enemy), itemIndex, plainChance),
        kit: kitOf(enemy.traits ?? [], 'enemy'),
        familyKind: familyKind(enemy.family, enemyFamilies),
      },
    ]),
  );
  const lookup = {
    item: (id: number): Item | undefined => items.get(id),
    itemSet: (id: number): ItemSet | undefined => itemSets.get(id),
  };
  const wornKits = new WornKits((bearers) => traitsOfBearers(bearers, lookup));
  const luckyLoots = new WeakMap<Percents, Map<number, CompiledLoot>>();
  const plainTables = new Map<number, SpawnTable>();
  const luredTables = new WeakMap<Percents, Map<number, SpawnTable>>();
  const plainBulkLoots = new Map<number, BulkLoot>();
  const luckyBulkLoots = new WeakMap<Percents, Map<number, BulkLoot>>();
  const distributions = new Map<number, CountDistribution>();

  const distributionOf = (chance: number): CountDistribution | null =>
    chance === 1 ? null : kept(distributions, chance, () => compileDistribution(chance));

  /** The chance of a row with the luck of a kit for the category of its item. */
  const chanceOf = ({ itemId, probability }: LootRow, luck: Percents | null): number => {
    const percent = luck?.get(items.get(itemId)?.category ?? -1) ?? 0;
    // Without luck the chance is exactly the probability, which a product with 1 may not be.
    return Math.min(1, percent === 0 ? probability : (probability * (100 + percent)) / 100);
  };

  // Combat asks for these two at each fight, so what is known is found without a function being made.
  const addSpawnTable = (
    tables: Map<number, SpawnTable>,
    key: number,
    regionId: number,
    combatLevel: number,
    lures: Percents | null,
  ): SpawnTable => {
    const enemies = (regions.get(regionId)?.enemies ?? []).flatMap((id) => compiledEnemies.get(id) ?? []);
    const table = compileSpawnTable(enemies, combatLevel, lures);
    tables.set(key, table);
    return table;
  };
  const addLuckyLoot = (loots: Map<number, CompiledLoot>, enemy: Enemy, luck: Percents): CompiledLoot => {
    const loot = compileLoot(lootOf(enemy), itemIndex, (row) => chanceOf(row, luck));
    loots.set(enemy.id, loot);
    return loot;
  };

  return {
    version,
    sets,
    quests: openQuests(quests),
    itemIds,
    itemIndex,
    milestones: sets.items
      .flatMap(({ id, milestone }) =>
        milestone === undefined ? [] : [{ totalLevel: milestoneLevel(milestone), itemId: id }],
      )
      .sort((one, other) => one.totalLevel - other.totalLevel || one.itemId - other.itemId),
    ...lookup,
    craft: (itemId) => crafts.get(itemId),
    enemy: (id) => compiledEnemies.get(id),
    region: (id) => regions.get(id),
    dungeon: (id) => dungeons.get(id),
    relicariumEntry: (itemId) => relicarium.get(itemId),
    bulkLoot: (itemId, luck = null) =>
      kept(luck === null ? plainBulkLoots : ofPercents(luckyBulkLoots, luck), itemId, () => {
        const table = lootTables.get(crafts.get(itemId)?.lootTableId ?? 0) ?? EMPTY_LOOT;
        return table.subTables.map((row) => {
          const chance = chanceOf(row, luck);
          return {
            item: itemIndex(row.itemId),
            amount: row.amount,
            chance,
            distribution: distributionOf(chance),
          };
        });
      }),
    spawnTable(regionId, combatLevel, lures = null) {
      const tables = lures === null ? plainTables : ofPercents(luredTables, lures);
      const key = regionId * MOST_COMBAT_LEVELS + combatLevel;
      return tables.get(key) ?? addSpawnTable(tables, key, regionId, combatLevel, lures);
    },
    luckyLoot(enemy, luck) {
      const loots = ofPercents(luckyLoots, luck);
      return loots.get(enemy.id) ?? addLuckyLoot(loots, enemy, luck);
    },
    kit: (bearers) => wornKits.of(bearers),
    enemyFamilies,
  };
}

/** What a cache holds for some percentages of a kit. It is forgotten with the kit. */
function ofPercents<V>(cache: WeakMap<Percents, Map<number, V>>, percents: Percents): Map<number, V> {
  const known = cache.get(percents);
  if (known !== undefined) return known;
  const values = new Map<number, V>();
  cache.set(percents, values);
  return values;
}

/** The value of a key, computed when it is asked for the first time. */
function kept<K, V>(cache: Map<K, V>, key: K, compute: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = compute();
  cache.set(key, value);
  return value;
}

const plainChance = ({ probability }: LootRow): number => probability;

function compileLoot(
  table: LootTable,
  itemIndex: (id: number) => number,
  chanceOf: (row: LootRow) => number,
): CompiledLoot {
  const rows = table.subTables;
  return {
    rows: rows.length,
    thresholds: Float64Array.from(rows, (row) => threshold(chanceOf(row))),
    items: Int32Array.from(rows, (row) => itemIndex(row.itemId)),
    amounts: Float64Array.from(rows, (row) => row.amount),
  };
}
