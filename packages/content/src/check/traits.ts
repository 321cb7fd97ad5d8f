import {
  type Bearer,
  EquipmentType,
  familiesOf,
  type Item,
  MAX_TRAITS,
  traitFault,
} from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

/** Traits are of the engine's vocabulary, and only enemies and equipment to wear have them. */
export function* traits({ sets }: WorldIndex): Iterable<string> {
  const families = familiesOf(sets.enemies);
  for (const item of sets.items) {
    yield* faults(item, 'item', families);
    if (item.traits !== undefined && !isWorn(item)) yield `"${item.name}" has traits, but cannot be worn`;
  }
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

const isWorn = ({ equipmentType }: Item): boolean =>
  equipmentType !== undefined && equipmentType !== EquipmentType.Food;
