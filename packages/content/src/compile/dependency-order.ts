import { componentsOf, type Family } from '../source/families.ts';
import type { Lookup } from '../source/lookup.ts';

/** Families with every component before what is made of it, because prices are built up from parts. */
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
