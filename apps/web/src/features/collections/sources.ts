import type { CrafteableItem, Enemy, World } from '@slumberfell/engine';

/** One source of an item. `probability` is that of one action or kill. */
export type Source = { readonly probability: number } & (
  | { readonly kind: 'make'; readonly craft: CrafteableItem }
  | { readonly kind: 'kill'; readonly enemy: Enemy }
);

/** Where an enemy is met. */
export type Haunt =
  | { readonly kind: 'region'; readonly regionId: number }
  | { readonly kind: 'dungeon'; readonly regionId: number; readonly name: string };

interface Chances {
  readonly sources: ReadonlyMap<number, readonly Source[]>;
  readonly haunts: ReadonlyMap<number, Haunt>;
}

/** Sources and places of each world. The sets are searched once for each world. */
const known = new WeakMap<World, Chances>();

function chancesOf(world: World): Chances {
  let chances = known.get(world);
  if (!chances) {
    const haunts = findHaunts(world);
    chances = { haunts, sources: findSources(world, haunts) };
    known.set(world, chances);
  }
  return chances;
}

/** Sources of an item, in the order of the sets; empty for a retired item (ADR 0009). */
export const sourcesOf = (itemId: number, world: World): readonly Source[] =>
  chancesOf(world).sources.get(itemId) ?? [];

/**
 * Where an enemy is met: in open combat, else in the first dungeon that has it; undefined for a retired
 * enemy.
 */
export const hauntOf = (enemyId: number, world: World): Haunt | undefined =>
  chancesOf(world).haunts.get(enemyId);

function findHaunts({ sets }: World): Map<number, Haunt> {
  const haunts = new Map<number, Haunt>();
  for (const { id, enemies } of sets.regions)
    for (const enemyId of enemies) haunts.set(enemyId, { kind: 'region', regionId: id });
  for (const { name, regionId, sequences } of sets.dungeons)
    for (const { enemyId } of sequences)
      if (!haunts.has(enemyId)) haunts.set(enemyId, { kind: 'dungeon', regionId, name });
  return haunts;
}

function findSources({ sets }: World, haunts: ReadonlyMap<number, Haunt>): Map<number, Source[]> {
  const tables = new Map(sets.lootTables.map((table) => [table.id, table.subTables]));
  const sources = new Map<number, Source[]>();
  const note = (lootTableId: number | null, sourceAt: (probability: number) => Source): void => {
    for (const { itemId, probability } of tables.get(lootTableId ?? 0) ?? []) {
      const source = sourceAt(probability);
      const others = sources.get(itemId);
      if (others) others.push(source);
      else sources.set(itemId, [source]);
    }
  };
  for (const craft of sets.crafteableItems)
    note(craft.lootTableId, (probability) => ({ kind: 'make', craft, probability }));
  for (const enemy of sets.enemies) {
    if (haunts.has(enemy.id))
      note(enemy.lootTableId, (probability) => ({ kind: 'kill', enemy, probability }));
  }
  return sources;
}
