import type { LootTable, World } from '@slumberfell/engine';

/** Finds something out about a world once: articles ask for the same over and over. */
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
