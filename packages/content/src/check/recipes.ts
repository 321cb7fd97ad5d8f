import { ItemCategory } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/** Check 6: every required recipe is in some loot table, and every recipe is required by some action. */
export function* recipes({ sets, name }: WorldIndex): Iterable<string> {
  const dropped = new Set(sets.lootTables.flatMap(({ subTables }) => subTables.map(({ itemId }) => itemId)));
  const required = new Set(sets.crafteableItems.map(({ requiredRecipeId }) => requiredRecipeId));
  for (const id of required) {
    if (id !== null && !dropped.has(id)) yield `"${name(id)}" is required, but drops nowhere`;
  }
  for (const item of sets.items) {
    if (item.category === ItemCategory.Recipe && !required.has(item.id))
      yield `"${item.name}" teaches nothing`;
  }
}
