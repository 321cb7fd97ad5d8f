import {
  CONTENT_TABLES,
  type ContentTable,
  familiesOf,
  type ItemSet,
  type Lore,
  NO_LORE,
  NO_QUESTS,
  QUEST_TABLES,
  type QuestData,
  type QuestTable,
  STATIC_SETS,
  type StaticData,
  type StaticSet,
} from '@slumberfell/engine';
import { canonicalJson } from '../versions.ts';
import { withFamilyNames, withFamilyNamesOfSet } from './family-traits.ts';
import type { KeptWorld } from './kept-world.ts';

/** The id and name of a row. A row without a name has the name of the item or enemy that it belongs to. */
export interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** What an import does to one set. A retired row stays stored, but players cannot get it any more. */
export interface SetDifference {
  readonly added: readonly NamedRow[];
  readonly changed: readonly NamedRow[];
  readonly retired: readonly NamedRow[];
}

export type WorldDifference = Readonly<Record<ContentTable, SetDifference>>;

/** The difference of two equal worlds: no row is added, changed or retired. */
export const NO_DIFFERENCE: WorldDifference = Object.fromEntries(
  CONTENT_TABLES.map((table) => [table, { added: [], changed: [], retired: [] }] as const),
) as unknown as WorldDifference;

/** A world with what a difference compares. */
interface ComparedWorld {
  readonly sets: StaticData;
  readonly quests: QuestData;
  readonly lore: Lore;
}

/**
 * Compares the stored world with the next one. Rows that retired earlier count as absent: a row that comes
 * back is listed as added. Rows of quests and lore that the next world lacks are listed as retired.
 * @param kept the stored world; null before the first import
 */
export function differenceOf(
  kept: (ComparedWorld & Pick<KeptWorld, 'retired'>) | null,
  next: ComparedWorld,
): WorldDifference {
  const before = kept?.quests ?? NO_QUESTS;
  const difference = [
    ...STATIC_SETS.map((set) => [set, setDifference(set, kept, next.sets)] as const),
    ...QUEST_TABLES.map((table) => {
      const rows = [questRowsOf(table, before), questRowsOf(table, next.quests)] as const;
      return [table, rowsDifference(...rows)] as const;
    }),
    ['lore', rowsDifference(loreRowsOf(kept ?? NOTHING_KEPT), loreRowsOf(next))] as const,
  ];
  return Object.fromEntries(difference) as WorldDifference;
}

/** The rows of a table of quests. An errand has no name, so it gets that of its villager, and its id. */
function questRowsOf(table: QuestTable, quests: QuestData): ReadonlyMap<number, Row> {
  const villagers = new Map(quests.villagers.map(({ id, name }) => [id, name]));
  const rows = quests[table].map((entry): Row => {
    const { id } = entry;
    if ('name' in entry) return { id, name: entry.name, entry };
    if ('title' in entry) return { id, name: entry.title, entry };
    return { id, name: `${villagers.get(entry.villagerId) ?? 'Errand'} (${id})`, entry };
  });
  return new Map(rows.map((row) => [row.id, row]));
}

const NOTHING_KEPT = { sets: { enemies: [] }, lore: NO_LORE };

/** The lore by enemy, with the name of the enemy. */
function loreRowsOf({
  sets,
  lore,
}: {
  readonly sets: Pick<StaticData, 'enemies'>;
  readonly lore: Lore;
}): ReadonlyMap<number, Row> {
  const names = new Map(sets.enemies.map(({ id, name }) => [id, name]));
  return new Map(
    lore.map((entry) => {
      const { enemyId: id } = entry;
      return [id, { id, name: names.get(id) ?? String(id), entry }];
    }),
  );
}

function setDifference(
  set: StaticSet,
  kept: Pick<KeptWorld, 'sets' | 'retired'> | null,
  next: StaticData,
): SetDifference {
  const retired: Partial<Record<StaticSet, readonly number[]>> = kept?.retired ?? {};
  const before = kept === null ? new Map<number, Row>() : rowsOf(set, kept.sets);
  for (const id of retired[set] ?? []) before.delete(id);
  return rowsDifference(before, rowsOf(set, next));
}

function rowsDifference(before: ReadonlyMap<number, Row>, after: ReadonlyMap<number, Row>): SetDifference {
  return {
    added: idsAndNames([...after.values()].filter(({ id }) => !before.has(id))),
    changed: idsAndNames(
      [...after.values()].filter(({ id, entry }) => before.has(id) && !isSame(before.get(id)?.entry, entry)),
    ),
    retired: idsAndNames([...before.values()].filter(({ id }) => !after.has(id))),
  };
}

interface Row extends NamedRow {
  readonly entry: unknown;
}

/** Compares the JSON first, because the order of fields is mostly the same and canonical JSON is slower. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || canonicalJson(one) === canonicalJson(other);

function rowsOf(set: StaticSet, sets: StaticData): Map<number, Row> {
  const itemNames = new Map(sets.items.map(({ id, name }) => [id, name]));
  const enemyNames = new Map(sets.enemies.map(({ lootTableId, name }) => [lootTableId, name]));
  const craftNames = new Map(
    sets.crafteableItems.map(({ lootTableId, itemId }) => [lootTableId, itemNames.get(itemId)]),
  );
  const families = familiesOf(sets.enemies);
  const rows = sets[set].map((entry): Row => {
    const id = 'itemId' in entry ? entry.itemId : entry.id;
    const own = 'name' in entry ? entry.name : 'label' in entry ? entry.label : undefined;
    const owner = set === 'lootTables' ? (enemyNames.get(id) ?? craftNames.get(id)) : itemNames.get(id);
    return {
      id,
      name: own ?? owner ?? String(id),
      entry: withNames(entry, families),
    };
  });
  return new Map(rows.map((row) => [row.id, row]));
}

function withNames(entry: StaticData[StaticSet][number], families: readonly string[]): unknown {
  if ('quality' in entry) return withFamilyNames(entry, families);
  return isItemSet(entry) ? withFamilyNamesOfSet(entry, families) : entry;
}

/** Whether a row of any set is an item set. Enemies have a list of traits, too, but are of a type. */
const isItemSet = (entry: StaticData[StaticSet][number]): entry is ItemSet =>
  'traits' in entry && !('type' in entry) && !('quality' in entry);

const idsAndNames = (rows: readonly Row[]): NamedRow[] => rows.map(({ id, name }) => ({ id, name }));
