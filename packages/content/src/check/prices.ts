import { ItemCategory } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/**
 * The components of a key may be worth up to this factor of the key's price. With more, players would lose
 * too much gold by making keys.
 */
const KEY_PARTS_PER_PRICE = 1.6;

/**
 * Check 11: a product is worth at least as much as its components; a key may be worth less
 * (`KEY_PARTS_PER_PRICE`).
 */
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
