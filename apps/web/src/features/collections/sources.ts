import type { CrafteableItem, Enemy, World } from '@slumberfell/engine';

/** One source of an item. `probability` is the probability per action (craft) or per beaten enemy (kill). */
export type Source = { readonly probability: number } & (
  | { readonly kind: 'craft'; readonly craft: CrafteableItem }
  | { readonly kind: 'kill'; readonly enemy: Enemy }
);

/** Where a character meets an enemy: in the open combat of a region, or in a dungeon. */
export type EnemyPlace =
  | { readonly kind: 'region'; readonly regionId: number }
  | { readonly kind: 'dungeon'; readonly regionId: number; readonly name: string };

interface SourceIndex {
  readonly sources: ReadonlyMap<number, readonly Source[]>;
  readonly places: ReadonlyMap<number, EnemyPlace>;
}

/**
 * The sources of items and the places of enemies, by world, so that each world's sets are searched only
 * once.
 */
const indexes = new WeakMap<World, SourceIndex>();

function sourceIndexOf(world: World): SourceIndex {
  let index = indexes.get(world);
  if (!index) {
    const places = findEnemyPlaces(world);
    index = { places, sources: findSources(world, places) };
    indexes.set(world, index);
  }
  return index;
}

/** Sources of an item, in the order of the sets; empty for a retired item (ADR 0009). */
export const sourcesOf = (itemId: number, world: World): readonly Source[] =>
  sourceIndexOf(world).sources.get(itemId) ?? [];

/**
 * Where an enemy is met: in open combat, else in the first dungeon that has it; undefined for a retired
 * enemy.
 */
export const placeOfEnemy = (enemyId: number, world: World): EnemyPlace | undefined =>
  sourceIndexOf(world).places.get(enemyId);

function findEnemyPlaces({ sets }: World): Map<number, EnemyPlace> {
  const places = new Map<number, EnemyPlace>();
  for (const { id, enemies } of sets.regions)
    for (const enemyId of enemies) places.set(enemyId, { kind: 'region', regionId: id });
  for (const { name, regionId, sequences } of sets.dungeons)
    for (const { enemyId } of sequences)
      if (!places.has(enemyId)) places.set(enemyId, { kind: 'dungeon', regionId, name });
  return places;
}

function findSources({ sets }: World, places: ReadonlyMap<number, EnemyPlace>): Map<number, Source[]> {
  const tables = new Map(sets.lootTables.map((table) => [table.id, table.subTables]));
  const sources = new Map<number, Source[]>();
  const addSource = (lootTableId: number | null, sourceAt: (probability: number) => Source): void => {
    for (const { itemId, probability } of tables.get(lootTableId ?? 0) ?? []) {
      const source = sourceAt(probability);
      const others = sources.get(itemId);
      if (others) others.push(source);
      else sources.set(itemId, [source]);
    }
  };
  for (const craft of sets.crafteableItems)
    addSource(craft.lootTableId, (probability) => ({ kind: 'craft', craft, probability }));
  for (const enemy of sets.enemies) {
    if (places.has(enemy.id))
      addSource(enemy.lootTableId, (probability) => ({ kind: 'kill', enemy, probability }));
  }
  return sources;
}
