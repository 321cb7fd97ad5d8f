import type { CrafteableItem } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/**
 * Check 5: a component needs no higher level or tier than its product. A component that no action makes is in
 * the loot of an enemy up to the product's tier, or of an action up to the product's level.
 */
export function* components(index: WorldIndex): Iterable<string> {
  for (const product of index.sets.crafteableItems) {
    for (const { itemId } of product.requiredComponents) {
      const component = index.crafts.get(itemId);
      if (component === undefined) {
        if (!isFound(itemId, product, index)) {
          yield `"${index.name(itemId)}" for "${index.name(product.itemId)}" is found nowhere in time`;
        }
      } else if (component.requiredLevel > product.requiredLevel) {
        yield `"${index.name(itemId)}" takes a higher level than "${index.name(product.itemId)}", which is made of it`;
      }
      if (rank(itemId, index) > rank(product.itemId, index)) {
        yield `"${index.name(itemId)}" is of a higher tier than "${index.name(product.itemId)}", which is made of it`;
      }
    }
  }
}

const rank = (itemId: number, { items }: WorldIndex): number => items.get(itemId)?.rank ?? 0;

/**
 * Whether an enemy up to the product's tier, or an action up to the product's level, has the item as loot.
 */
function isFound(itemId: number, product: CrafteableItem, index: WorldIndex): boolean {
  const gives = (of: Parameters<WorldIndex['loot']>[0]): boolean =>
    index.loot(of).some((row) => row.itemId === itemId);
  return (
    index.sets.enemies.some((enemy) => enemy.tier <= rank(product.itemId, index) && gives(enemy)) ||
    index.sets.crafteableItems.some((craft) => craft.requiredLevel <= product.requiredLevel && gives(craft))
  );
}
