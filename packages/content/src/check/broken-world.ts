import { EXPERIENCE_TABLE } from '@slumberfell/engine';
import { compileWorld } from '../compile/compile-world.ts';
import { shippedWorldDirectory } from '../shipped-world.ts';

/** For tests: the input of the checks without `readonly`, so that a test can break it. */
type Mutable<Type> = { -readonly [Key in keyof Type]: Mutable<Type[Key]> };

const { sets, quests, lore, newCharacter, levelBands } = compileWorld(shippedWorldDirectory);
const shipped = {
  sets,
  quests,
  lore,
  context: { newCharacter, levelBands, experienceTable: EXPERIENCE_TABLE },
};

export type BreakableWorld = Mutable<typeof shipped>;

/** A copy of the shipped world, changed by `change`. */
export function brokenWorld(change: (world: BreakableWorld) => void): BreakableWorld {
  const world = structuredClone(shipped) as BreakableWorld;
  change(world);
  return world;
}

export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('There is no first entry');
  return entry;
}

/** The entry with the given name. Throws if there is none, so that a test cannot pass without its subject. */
export function entryNamed<Entry extends { name: string }>(entries: Entry[], name: string): Entry {
  const found = entries.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`There is no entry "${name}"`);
  return found;
}

/** The action that makes the item with the given name. */
export function craftOf(
  { sets }: BreakableWorld,
  name: string,
): BreakableWorld['sets']['crafteableItems'][number] {
  const { id } = entryNamed(sets.items, name);
  const craft = sets.crafteableItems.find(({ itemId }) => itemId === id);
  if (craft === undefined) throw new Error(`No action makes "${name}"`);
  return craft;
}

/** Rows of an enemy's or an action's loot table. Throws if it has none. */
export function lootOf(
  { sets }: BreakableWorld,
  { lootTableId }: { lootTableId: number | null },
): BreakableWorld['sets']['lootTables'][number]['subTables'] {
  const table = sets.lootTables.find(({ id }) => id === lootTableId);
  if (table === undefined) throw new Error('There is no loot table');
  return table.subTables;
}

/** Removes an item from all loot tables. */
export function removeFromLoot({ sets }: BreakableWorld, itemId: number): void {
  for (const table of sets.lootTables)
    table.subTables = table.subTables.filter((row) => row.itemId !== itemId);
}
