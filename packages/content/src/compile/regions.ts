import {
  type CrafteableItem,
  type Dungeon,
  type Enemy,
  EnemyType,
  ItemCategory,
  type LootTable,
  type Region,
} from '@slumberfell/engine';
import type { Compilation } from './compilation.ts';

/** Categories of items that players collect. A region's list of drops leaves them out. */
const COLLECTED: readonly ItemCategory[] = [ItemCategory.Trophy, ItemCategory.Card, ItemCategory.Pet];

/** Regions with their gathering actions, enemies and drops (game-design 2.8). */
export function compileRegions(
  crafts: readonly CrafteableItem[],
  enemies: readonly Enemy[],
  enemyLoot: readonly LootTable[],
  dungeons: readonly Dungeon[],
  { world, items }: Compilation,
): Region[] {
  return world.regions.map(({ id, name, description, travelCost }) => {
    const inhabitants = enemies.filter(({ regionId }) => regionId === id);
    const tableIds = new Set(inhabitants.map(({ lootTableId }) => lootTableId));
    const drops = enemyLoot
      .filter((table) => tableIds.has(table.id))
      .flatMap(({ subTables }) => subTables.map(({ itemId }) => itemId))
      .filter((itemId) => !COLLECTED.includes(items.get(itemId).category));
    return {
      id,
      name,
      description,
      travelCost,
      resources: crafts
        .filter(({ requiredRegions }) => requiredRegions.includes(id))
        .map(({ itemId }) => itemId),
      enemyDrops: [...new Set(drops)],
      dungeons: dungeons.filter(({ regionId }) => regionId === id).map((dungeon) => dungeon.id),
      // Bosses appear only in their dungeons.
      enemies: inhabitants.filter(({ type }) => type !== EnemyType.Boss).map((enemy) => enemy.id),
    };
  });
}
