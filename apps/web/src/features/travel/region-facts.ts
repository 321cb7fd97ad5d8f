import { type Dungeon, type Enemy, EnemyType, type Item, type Region, type World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

/** An item that can be gathered in a region, with the required level. */
export interface Resource {
  readonly item: Item;
  readonly skillId: number;
  readonly level: number;
}

export interface DungeonFact {
  readonly dungeon: Dungeon;
  /** Level of the dungeon's boss. */
  readonly level: number;
}

/**
 * The lowest and the highest level of the enemies that a character can meet in a region, dungeons included;
 * null for a region without enemies.
 */
export function levelBand(world: World, regionId: number): readonly [number, number] | null {
  // Reads the ids from region and dungeons, because retired enemies still have the region's id.
  const dungeons = world.sets.dungeons.filter((dungeon) => dungeon.regionId === regionId);
  const ids = [
    ...(world.region(regionId)?.enemies ?? []),
    ...dungeons.flatMap(({ sequences }) => sequences.map(({ enemyId }) => enemyId)),
  ];
  const levels = ids.flatMap((id) => world.enemy(id)?.level ?? []);
  return levels.length > 0 ? [Math.min(...levels), Math.max(...levels)] : null;
}

/** The text below a region's name: the lowest and the highest level of its enemies. */
export function levelText(world: World, regionId: number): string {
  const band = levelBand(world, regionId);
  return band ? `Levels ${band.map(formatNumber).join('–')}` : 'No enemies';
}

const byLevel = (one: Enemy, other: Enemy): number => one.level - other.level || one.id - other.id;

/** Enemies of a region's open combat with the given types, sorted by level. */
export function openCombatEnemies(world: World, region: Region, types: readonly EnemyType[]): Enemy[] {
  return region.enemies
    .flatMap((id) => world.enemy(id) ?? [])
    .filter((enemy) => types.includes(enemy.type))
    .sort(byLevel);
}

/**
 * The enemy types that the hunting preview lists. The other types are shown as "something rarer" (game-design
 * 2.8).
 */
export const PREVIEWED_TYPES: readonly EnemyType[] = [EnemyType.Normal, EnemyType.Elite];

/** Items that can be gathered in a region, sorted by skill and level. */
export function resources(world: World, region: Region): Resource[] {
  return region.resources
    .flatMap((id) => {
      const item = world.item(id);
      const craft = world.craft(id);
      return item && craft ? [{ item, skillId: craft.skillId, level: craft.requiredLevel }] : [];
    })
    .sort((one, other) => one.skillId - other.skillId || one.level - other.level);
}

/** Items that a region's enemies drop, the best quality first. */
export function combatDrops(world: World, region: Region): Item[] {
  return region.enemyDrops
    .flatMap((id) => world.item(id) ?? [])
    .sort((one, other) => other.quality - one.quality || one.category - other.category || one.id - other.id);
}

/** Dungeons of a region, each with the level of its boss. */
export function dungeonFacts(world: World, region: Region): DungeonFact[] {
  const dungeons = world.sets.dungeons.filter((dungeon) => region.dungeons.includes(dungeon.id));
  return dungeons
    .map((dungeon) => ({ dungeon, level: world.enemy(dungeon.sequences.at(-1)?.enemyId ?? 0)?.level ?? 0 }))
    .sort((one, other) => one.level - other.level);
}
