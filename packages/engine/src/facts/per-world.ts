import type { World } from '../world/world.ts';

/** Computes a fact once for each world, because pages and lists ask for the same facts many times. */
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
