import { ItemCategory } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/** A key is worth making when maps are at hand, and not a loss to be warned of. */
const KEY_PARTS_PER_PRICE = 1.6;

/** Check 11: work never lowers the worth of its material; a key's parts stay within reason. */
export function* prices({ sets, items }: WorldIndex): Iterable<string> {
  for (const { itemId, requiredComponents } of sets.crafteableItems) {
    const product = items.get(itemId);
    if (product === undefined) continue;
    const parts = requiredComponents.reduce(
      (sum, component) => sum + component.amount * (items.get(component.itemId)?.value ?? 0),
      0,
    );
    const limit = product.category === ItemCategory.Key ? KEY_PARTS_PER_PRICE * product.value : product.value;
    if (parts > limit) yield `"${product.name}" is worth ${product.value}, but its parts ${parts}`;
  }
}
