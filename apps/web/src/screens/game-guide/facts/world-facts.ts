import {
  type Dungeon,
  type Enemy,
  EnemyType,
  EquipmentType,
  type Item,
  ItemCategory,
  ItemQuality,
  type World,
} from '@slumberfell/engine';

import { lootTables, perWorld } from './per-world.ts';

/** Facts of the world that several articles of the guide use. */

/** The weapons with which a new character can begin: all weapons of quality Common that no enemy drops. */
export const starterWeapons = (world: World): Item[] => {
  const dropped = new Set(
    world.sets.lootTables.flatMap(({ subTables }) => subTables.map(({ itemId }) => itemId)),
  );
  return world.sets.items.filter(
    ({ id, equipmentType, quality }) =>
      equipmentType === EquipmentType.Weapon && quality === ItemQuality.Common && !dropped.has(id),
  );
};

export const inCategory = (world: World, category: ItemCategory): Item[] =>
  world.sets.items.filter((item) => item.category === category);

export const ofType = (world: World, type: EnemyType): Enemy[] =>
  world.sets.enemies.filter((enemy) => enemy.type === type);

/** The boss at the end of a dungeon. */
export const bossOf = (world: World, { sequences }: Dungeon): Enemy | undefined =>
  world.enemy(sequences.at(-1)?.enemyId ?? 0);

/** All dungeons, sorted by the level of their boss. */
export const dungeonsByBoss = (world: World): Dungeon[] =>
  world.sets.dungeons.toSorted(
    (one, other) => (bossOf(world, one)?.level ?? 0) - (bossOf(world, other)?.level ?? 0),
  );

/** The dungeon whose boss has the lowest level. */
export const firstDungeon = (world: World): Dungeon | undefined => dungeonsByBoss(world)[0];

/** The key of a dungeon. */
export const keyOf = (world: World, { keyItemId }: Dungeon): Item | undefined => world.item(keyItemId);

/** The lowest and the highest of these numbers. */
export const span = (values: readonly number[]): readonly [lowest: number, highest: number] => [
  Math.min(...values),
  Math.max(...values),
];

/** The highest probability with which an enemy drops an item that `matches` accepts; 0 when it drops none. */
export function chanceOf(world: World, enemy: Enemy, matches: (item: Item) => boolean): number {
  const table = lootTables(world).get(enemy.lootTableId);
  return Math.max(
    0,
    ...(table?.subTables ?? []).flatMap(({ itemId, probability }) => {
      const item = world.item(itemId);
      return item && matches(item) ? [probability] : [];
    }),
  );
}

/** Ids of all items that at least one enemy may drop. */
export const dropsOfEnemies = perWorld(
  (world): ReadonlySet<number> =>
    new Set(
      world.sets.enemies.flatMap(({ lootTableId }) =>
        (lootTables(world).get(lootTableId)?.subTables ?? []).map(({ itemId }) => itemId),
      ),
    ),
);

/**
 * The lowest and the highest probability with which an enemy of this type drops an item that `matches`
 * accepts. Enemies that drop none are left out.
 */
export const chanceSpan = (
  world: World,
  type: EnemyType,
  matches: (item: Item) => boolean,
): readonly [lowest: number, highest: number] =>
  span(
    ofType(world, type)
      .map((enemy) => chanceOf(world, enemy, matches))
      .filter((chance) => chance > 0),
  );

export const isNormalCard = (item: Item): boolean => item.category === ItemCategory.Card && !item.radiant;
export const isRadiantCard = (item: Item): boolean =>
  item.category === ItemCategory.Card && item.radiant === true;

/** All enemy types, the weakest first. */
export const TYPES: readonly EnemyType[] = [
  EnemyType.Normal,
  EnemyType.Elite,
  EnemyType.Rare,
  EnemyType.Boss,
];

export const TYPE_NAMES: Readonly<Record<EnemyType, string>> = {
  [EnemyType.Normal]: 'Normal',
  [EnemyType.Elite]: 'Elite',
  [EnemyType.Rare]: 'Miniboss',
  [EnemyType.Boss]: 'Boss',
};
