import type { LootTable, World } from '@slumberfell/engine';

/** Caches a function's result for each world, because articles need the same facts many times. */
export function perWorld<T>(findOut: (world: World) => T): (world: World) => T {
  const known = new WeakMap<World, { readonly found: T }>();
  return (world) => {
    let entry = known.get(world);
    if (!entry) {
      entry = { found: findOut(world) };
      known.set(world, entry);
    }
    return entry.found;
  };
}

/** Loot tables by id. */
export const lootTables = perWorld(
  (world): ReadonlyMap<number, LootTable> => new Map(world.sets.lootTables.map((table) => [table.id, table])),
);
