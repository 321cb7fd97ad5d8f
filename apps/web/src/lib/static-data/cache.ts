// chunk: calls
import { STATIC_SETS, type StaticData, type StaticSet } from '@slumberfell/engine';
import type { StaticDataAnswer, StaticDataQuery } from '@slumberfell/protocol';

/** Key of the sets in the browser's IndexedDB (idb-keyval). */
export const STORAGE_KEY = 'static-data';

/** One set of static data as the browser stores it. */
export interface CachedSet<S extends StaticSet = StaticSet> {
  readonly data: StaticData[S];
  readonly version: string;
}

export type CachedSets = { readonly [S in StaticSet]?: CachedSet<S> };

/**
 * The versions of all cached sets, as the query sends them. The version of item sets is always there, because
 * the answer has no item sets without it.
 */
export function versionsOf(held: CachedSets): StaticDataQuery {
  const versions = STATIC_SETS.flatMap((set) => (held[set] ? [[`${set}Version`, held[set].version]] : []));
  return { itemSetsVersion: '', ...Object.fromEntries(versions) };
}

/**
 * The cached sets with the new ones of an answer. Null in the answer means that the cached set is still
 * current (specification 7.40).
 */
export function merge(held: CachedSets, answer: StaticDataAnswer): CachedSets {
  const fresh = STATIC_SETS.flatMap((set, position) => (answer[position] ? [[set, answer[position]]] : []));
  return { ...held, ...Object.fromEntries(fresh) };
}

/** All sets, or null while one is missing. */
export function complete(held: CachedSets): { sets: StaticData; version: string } | null {
  if (STATIC_SETS.some((set) => !held[set])) return null;
  const sets = Object.fromEntries(STATIC_SETS.map((set) => [set, held[set]?.data]));
  return {
    sets: sets as unknown as StaticData,
    version: STATIC_SETS.map((set) => held[set]?.version).join(' '),
  };
}
