import { isBlank } from '../blank-text.ts';
import type { WorldIndex } from './world-index.ts';

const NAME = /^[A-Z][A-Za-z0-9':,.\- ]+$/;

/**
 * Check 1: ids and names are unique, names are well-formed, and no name, description or label that players
 * read is blank.
 */
export function* idsAndNames({ sets }: WorldIndex): Iterable<string> {
  const idsOf = {
    skill: sets.skills.map(({ id }) => id),
    item: sets.items.map(({ id }) => id),
    'loot table': sets.lootTables.map(({ id }) => id),
    'Relicarium entry': sets.relicariumEntries.map(({ itemId }) => itemId),
    enemy: sets.enemies.map(({ id }) => id),
    'bestiary index': sets.enemies.map(({ bestiaryIndex }) => bestiaryIndex),
    dungeon: sets.dungeons.map(({ id }) => id),
    region: sets.regions.map(({ id }) => id),
    'craftable item': sets.crafteableItems.map(({ itemId }) => itemId),
    appearance: sets.appearances.map(({ id }) => id),
    'item set': sets.itemSets.map(({ id }) => id),
  };
  for (const [kind, ids] of Object.entries(idsOf)) {
    for (const id of repeated(ids)) yield `${kind} ${id} is there twice`;
  }
  yield* namesOf('item', sets.items);
  yield* namesOf('enemy', sets.enemies);
  yield* namesOf('dungeon', sets.dungeons);
  yield* namesOf('item set', sets.itemSets);

  const itemNames = new Set(sets.items.map(({ name }) => name.toLowerCase()));
  for (const { name } of sets.enemies) {
    if (itemNames.has(name.toLowerCase())) yield `"${name}" is both an enemy and an item`;
  }
  for (const { name, description } of [...sets.items, ...sets.enemies]) {
    if (isBlank(description)) yield `"${name}" has no text`;
  }
  for (const { id, name, description } of sets.regions) {
    if (isBlank(name)) yield `region ${id} has no name`;
    if (isBlank(description)) yield `region ${id} has no text`;
  }
  for (const { id, description } of sets.dungeons) {
    if (isBlank(description)) yield `dungeon ${id} has no text`;
  }
  for (const { id, label } of sets.appearances) {
    if (isBlank(label)) yield `appearance ${id} has no label`;
  }
}

function* namesOf(kind: string, entries: readonly { readonly name: string }[]): Iterable<string> {
  for (const name of repeated(entries.map((entry) => entry.name.toLowerCase()))) {
    yield `two of kind ${kind} are called "${name}"`;
  }
  for (const { name } of entries)
    if (!NAME.test(name)) yield `"${name}" is no name for a thing of kind ${kind}`;
}

function repeated<Value>(values: readonly Value[]): Set<Value> {
  const seen = new Set<Value>();
  return new Set(values.filter((value) => seen.size === seen.add(value).size));
}
