import {
  type Bearer,
  EquipmentType,
  familiesOf,
  type Item,
  ItemCategory,
  type ItemSet,
  MAX_SET_TRAITS,
  MAX_TRAITS,
  traitFault,
} from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/**
 * Traits are of the engine's vocabulary, and only enemies, equipment to wear, pets and item sets have them.
 */
export function* traits({ sets }: WorldIndex): Iterable<string> {
  const families = familiesOf(sets.enemies);
  for (const item of sets.items) {
    yield* faults(item, 'item', families);
    const { name, traits: own, itemSetId, category } = item;
    if (own !== undefined && !isWorn(item) && category !== ItemCategory.Pet)
      yield `"${name}" has traits, but cannot be worn`;
    if (itemSetId !== undefined && !isWorn(item)) yield `"${name}" is of an item set, but cannot be worn`;
  }
  for (const itemSet of sets.itemSets) yield* faultsOfSet(itemSet, sets.items, families);
  for (const enemy of sets.enemies) yield* faults(enemy, 'enemy', families);
}

function* faults(
  { name, traits: own }: Pick<Item, 'name' | 'traits'>,
  bearer: Bearer,
  families: readonly string[],
): Iterable<string> {
  if (own === undefined) return;
  if (own.length < 1 || own.length > MAX_TRAITS)
    yield `"${name}" has ${own.length} traits, not 1 to ${MAX_TRAITS}`;
  for (const trait of own) {
    const fault = traitFault(trait, bearer, families);
    if (fault !== null) yield `"${name}" ${fault}`;
  }
}

function* faultsOfSet(
  { id, name, traits: own }: ItemSet,
  items: readonly Item[],
  families: readonly string[],
): Iterable<string> {
  if (own.length > MAX_SET_TRAITS) yield `"${name}" has ${own.length} traits, more than ${MAX_SET_TRAITS}`;
  const owned = items.filter(({ itemSetId }) => itemSetId === id).length;
  for (const [place, { pieces, trait }] of own.entries()) {
    if (pieces < 2 || pieces > owned || pieces <= (own[place - 1]?.pieces ?? 0))
      yield `"${name}" has a trait for ${pieces} of ${owned} pieces, or not in ascending order`;
    const fault = traitFault(trait, 'item', families);
    if (fault !== null) yield `"${name}" ${fault}`;
  }
}

const isWorn = ({ equipmentType }: Item): boolean =>
  equipmentType !== undefined && equipmentType !== EquipmentType.Food;
