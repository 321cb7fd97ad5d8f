import type { WorldIndex } from './world-index.ts';

type Known = ReadonlyMap<number, unknown> | ReadonlySet<number>;

/** Check 4: every id that a row refers to exists. */
export function* references(index: WorldIndex): Iterable<string> {
  const { sets, items, enemies, tables } = index;
  const skills = new Set(sets.skills.map(({ id }) => id));
  const regions = new Set(sets.regions.map(({ id }) => id));
  const itemSets = new Set(sets.itemSets.map(({ id }) => id));
  const dungeons = new Set(sets.dungeons.map(({ id }) => id));

  function* resolve(from: string, kind: string, known: Known, ids: readonly (number | null | undefined)[]) {
    for (const id of ids) {
      if (id !== null && id !== undefined && !known.has(id))
        yield `${from} names ${kind} ${id}, which is not there`;
    }
  }

  for (const item of sets.items) {
    yield* resolve(`"${item.name}"`, 'item', items, [item.disenchantsInto]);
    yield* resolve(`"${item.name}"`, 'skill', skills, [item.skillId]);
    yield* resolve(`"${item.name}"`, 'enemy', enemies, [item.enemyId]);
    yield* resolve(`"${item.name}"`, 'item set', itemSets, [item.itemSetId]);
  }
  for (const craft of sets.crafteableItems) {
    const from = `the making of "${index.name(craft.itemId)}"`;
    const components = craft.requiredComponents.map(({ itemId }) => itemId);
    yield* resolve(from, 'item', items, [craft.itemId, craft.requiredRecipeId, ...components]);
    yield* resolve(from, 'skill', skills, [craft.skillId]);
    yield* resolve(from, 'region', regions, craft.requiredRegions);
    yield* resolve(from, 'loot table', tables, [craft.lootTableId]);
  }
  for (const table of sets.lootTables) {
    yield* resolve(
      `loot table ${table.id}`,
      'item',
      items,
      table.subTables.map(({ itemId }) => itemId),
    );
  }
  for (const { itemId } of sets.relicariumEntries) yield* resolve('the Relicarium', 'item', items, [itemId]);
  for (const { name, regionId, lootTableId } of sets.enemies) {
    yield* resolve(`"${name}"`, 'region', regions, [regionId]);
    yield* resolve(`"${name}"`, 'loot table', tables, [lootTableId]);
  }
  for (const { name, keyItemId, regionId, sequences } of sets.dungeons) {
    yield* resolve(`"${name}"`, 'item', items, [keyItemId]);
    yield* resolve(`"${name}"`, 'region', regions, [regionId]);
    yield* resolve(
      `"${name}"`,
      'enemy',
      enemies,
      sequences.map(({ enemyId }) => enemyId),
    );
  }
  for (const region of sets.regions) {
    yield* resolve(region.name, 'item', items, [...region.resources, ...region.enemyDrops]);
    yield* resolve(region.name, 'dungeon', dungeons, region.dungeons);
    yield* resolve(region.name, 'enemy', enemies, region.enemies);
  }
}
