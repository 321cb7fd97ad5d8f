import { type CountDistribution, compileDistribution } from '../random/bernoulli.ts';
import { threshold } from '../random/draw.ts';
import type { CompiledEnemy, CompiledLoot } from './compiled-enemy.ts';
import { ADDED_SKILLS } from './skills.ts';
import { compileSpawnTable, type SpawnTable } from './spawn.ts';
import type {
  CrafteableItem,
  Dungeon,
  Item,
  LootTable,
  Region,
  RelicariumEntry,
  StaticData,
} from './static-data.ts';

/** Static data of one version, indexed and compiled for the rules. It is immutable except for its caches. */
export interface World {
  readonly version: string;
  readonly sets: StaticData;
  item(id: number): Item | undefined;
  craft(itemId: number): CrafteableItem | undefined;
  enemy(id: number): CompiledEnemy | undefined;
  region(id: number): Region | undefined;
  dungeon(id: number): Dungeon | undefined;
  /** The Relicarium entry of a trophy. */
  relicariumEntry(itemId: number): RelicariumEntry | undefined;
  /** The loot of a craftable item, compiled so that many actions are settled without a roll for each. */
  bulkLoot(itemId: number): BulkLoot;
  /** The enemies of a region and how probable a fight with each is, at a combat level. */
  spawnTable(regionId: number, combatLevel: number): SpawnTable;
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
 * The rows of a loot table, compiled for ranges of actions. `item` is a dense item index. `distribution` is
 * null when the probability is 1.
 */
export type BulkLoot = readonly {
  readonly item: number;
  readonly amount: number;
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

const EMPTY_LOOT: LootTable = { id: 0, subTables: [] };

/** Indexes static data for the rules. It does not check references; the content compiler does. */
export function openWorld(sets: StaticData, version: string): World {
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
  const relicarium = new Map(sets.relicariumEntries.map((entry) => [entry.itemId, entry]));
  const compiledEnemies = new Map(
    sets.enemies.map((enemy) => [
      enemy.id,
      { ...enemy, loot: compileLoot(lootTables.get(enemy.lootTableId) ?? EMPTY_LOOT, itemIndex) },
    ]),
  );
  const spawnTables = new Map<number, Map<number, SpawnTable>>();
  const bulkLoots = new Map<number, BulkLoot>();
  const distributions = new Map<number, CountDistribution>();

  const distributionOf = (probability: number): CountDistribution | null => {
    if (probability >= 1) return null;
    const known = distributions.get(probability);
    if (known) return known;
    const distribution = compileDistribution(probability);
    distributions.set(probability, distribution);
    return distribution;
  };

  return {
    version,
    sets,
    itemIds,
    itemIndex,
    milestones: sets.items
      .flatMap(({ id, milestone }) =>
        milestone === undefined ? [] : [{ totalLevel: milestoneLevel(milestone), itemId: id }],
      )
      .sort((one, other) => one.totalLevel - other.totalLevel || one.itemId - other.itemId),
    item: (id) => items.get(id),
    craft: (itemId) => crafts.get(itemId),
    enemy: (id) => compiledEnemies.get(id),
    region: (id) => regions.get(id),
    dungeon: (id) => dungeons.get(id),
    relicariumEntry: (itemId) => relicarium.get(itemId),
    bulkLoot(itemId) {
      let loot = bulkLoots.get(itemId);
      if (!loot) {
        const table = lootTables.get(crafts.get(itemId)?.lootTableId ?? 0) ?? EMPTY_LOOT;
        loot = table.subTables.map((row) => ({
          item: itemIndex(row.itemId),
          amount: row.amount,
          distribution: distributionOf(row.probability),
        }));
        bulkLoots.set(itemId, loot);
      }
      return loot;
    },
    spawnTable(regionId, combatLevel) {
      const byLevel = spawnTables.get(regionId) ?? new Map<number, SpawnTable>();
      spawnTables.set(regionId, byLevel);
      const known = byLevel.get(combatLevel);
      if (known) return known;
      const enemies = (regions.get(regionId)?.enemies ?? []).flatMap((id) => compiledEnemies.get(id) ?? []);
      const table = compileSpawnTable(enemies, combatLevel);
      byLevel.set(combatLevel, table);
      return table;
    },
  };
}

function compileLoot(table: LootTable, itemIndex: (id: number) => number): CompiledLoot {
  const rows = table.subTables;
  return {
    rows: rows.length,
    thresholds: Float64Array.from(rows, (row) => threshold(row.probability)),
    items: Int32Array.from(rows, (row) => itemIndex(row.itemId)),
    amounts: Float64Array.from(rows, (row) => row.amount),
  };
}
