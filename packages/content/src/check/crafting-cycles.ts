import type { WorldIndex } from './world-index.ts';

/** Check 9: no item is a component of itself, directly or through other items. */
export function* craftingCycles({ sets, crafts, name }: WorldIndex): Iterable<string> {
  const settled = new Set<number>();
  const cycles: string[] = [];
  const visit = (itemId: number, path: readonly number[]): void => {
    if (settled.has(itemId)) return;
    const start = path.indexOf(itemId);
    if (start >= 0) {
      cycles.push([...path.slice(start), itemId].map(name).join(' from '));
      return;
    }
    for (const component of crafts.get(itemId)?.requiredComponents ?? [])
      visit(component.itemId, [...path, itemId]);
    settled.add(itemId);
  };
  for (const { itemId } of sets.crafteableItems) visit(itemId, []);
  yield* cycles;
}
