import { STATIC_SETS, type StaticData, type StaticSet } from '@slumberfell/engine';
import { canonicalJson } from '../versions.ts';
import type { KeptWorld } from './kept-world.ts';

/** A row by its id, and what it is called; rows without a name of their own are called after what they belong to. */
export interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** What an import does to one set: rows that come, that become other, and that nobody can come by any more. */
export interface SetDifference {
  readonly added: readonly NamedRow[];
  readonly changed: readonly NamedRow[];
  readonly retired: readonly NamedRow[];
}

export type WorldDifference = Readonly<Record<StaticSet, SetDifference>>;

/** Of a world that follows itself. */
export const NO_DIFFERENCE: WorldDifference = Object.fromEntries(
  STATIC_SETS.map((set) => [set, { added: [], changed: [], retired: [] }] as const),
) as unknown as WorldDifference;

/**
 * What would be other under the next world. Rows that retired earlier count as absent: one that comes back is added.
 * @param kept null for the first world of all
 */
export function differenceOf(
  kept: Pick<KeptWorld, 'sets' | 'retired'> | null,
  next: StaticData,
): WorldDifference {
  const difference = STATIC_SETS.map((set) => [set, setDifference(set, kept, next)] as const);
  return Object.fromEntries(difference) as Record<StaticSet, SetDifference>;
}

function setDifference(
  set: StaticSet,
  kept: Pick<KeptWorld, 'sets' | 'retired'> | null,
  next: StaticData,
): SetDifference {
  const retired: Partial<Record<StaticSet, readonly number[]>> = kept?.retired ?? {};
  const before = kept === null ? new Map<number, Row>() : rowsOf(set, kept.sets);
  for (const id of retired[set] ?? []) before.delete(id);
  const after = rowsOf(set, next);
  return {
    added: named([...after.values()].filter(({ id }) => !before.has(id))),
    changed: named(
      [...after.values()].filter(({ id, entry }) => before.has(id) && !isSame(before.get(id)?.entry, entry)),
    ),
    retired: named([...before.values()].filter(({ id }) => !after.has(id))),
  };
}

interface Row extends NamedRow {
  readonly entry: unknown;
}

/** Mostly the fields stand in the same order, and then that is seen at once. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || canonicalJson(one) === canonicalJson(other);

function rowsOf(set: StaticSet, sets: StaticData): Map<number, Row> {
  const itemNames = new Map(sets.items.map(({ id, name }) => [id, name]));
  const enemyNames = new Map(sets.enemies.map(({ lootTableId, name }) => [lootTableId, name]));
  const craftNames = new Map(
    sets.crafteableItems.map(({ lootTableId, itemId }) => [lootTableId, itemNames.get(itemId)]),
  );
  const rows = sets[set].map((entry): Row => {
    const id = 'itemId' in entry ? entry.itemId : entry.id;
    const own = 'name' in entry ? entry.name : 'label' in entry ? entry.label : undefined;
    const owner = set === 'lootTables' ? (enemyNames.get(id) ?? craftNames.get(id)) : itemNames.get(id);
    return { id, name: own ?? owner ?? String(id), entry };
  });
  return new Map(rows.map((row) => [row.id, row]));
}

const named = (rows: readonly Row[]): NamedRow[] => rows.map(({ id, name }) => ({ id, name }));
