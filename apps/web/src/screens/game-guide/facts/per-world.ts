import type { LootTable, World } from '@slumberfell/engine';

/**
 * Returns a function that computes its result once for each world, because articles need the same facts many
 * times.
 */
export function perWorld<T>(compute: (world: World) => T): (world: World) => T {
  const results = new WeakMap<World, { readonly value: T }>();
  return (world) => {
    let entry = results.get(world);
    if (!entry) {
      entry = { value: compute(world) };
      results.set(world, entry);
    }
    return entry.value;
  };
}

/** Loot tables by id. */
export const lootTables = perWorld(
  (world): ReadonlyMap<number, LootTable> => new Map(world.sets.lootTables.map((table) => [table.id, table])),
);
