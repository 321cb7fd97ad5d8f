import type { WorldIndex } from './world-index.ts';

/** Check 7: every chance is above 0 and at most 1; every amount is a whole number of at least 1. */
export function* lootRows({ sets, name }: WorldIndex): Iterable<string> {
  for (const { id, subTables } of sets.lootTables) {
    for (const { itemId, amount, probability } of subTables) {
      if (!(probability > 0 && probability <= 1)) {
        yield `loot table ${id} gives "${name(itemId)}" with a chance of ${probability}`;
      }
      if (!(Number.isSafeInteger(amount) && amount >= 1))
        yield `loot table ${id} gives ${amount} of "${name(itemId)}"`;
    }
  }
}
