import { componentsOf, type Family } from '../source/families.ts';
import type { Lookup } from '../source/lookup.ts';

/**
 * Sorts families so that components come before their products, because a product's price is computed from
 * its components.
 */
export function inDependencyOrder(families: Lookup<string, Family>): Family[] {
  const ordered = new Set<Family>();
  const visit = (family: Family): void => {
    if (ordered.has(family)) return;
    for (const { name } of componentsOf(family)) visit(families.get(name));
    ordered.add(family);
  };
  for (const family of families.values()) visit(family);
  return [...ordered];
}
