// chunk: calls
import type { StaticData } from '@slumberfell/engine';
import { get, set } from 'idb-keyval';
import { call, type Outcome } from '../api/call.ts';
import { prefetch } from '../prefetch.ts';
import { type CachedSets, complete, merge, STORAGE_KEY, versionsOf } from './cache.ts';

/** Pause in ms before the browser stores the sets. */
const KEEP_AFTER = 2_000;

/**
 * Fetches the nine sets: reads the sets that the browser has stored, and asks the server for those that have
 * changed.
 */
export const setsPrefetch = prefetch(fetchSets);

async function fetchSets(): Promise<Outcome<{ sets: StaticData; version: string }>> {
  const held = await readCache();
  const outcome = await call('get-static-data', versionsOf(held));
  if (!outcome.ok) return outcome;
  const sets = merge(held, outcome.answer);
  const all = complete(sets);
  if (!all) {
    const message = 'Failed to fetch Static Data';
    return { ok: false, failure: { status: 200, code: null, message, errors: [] } };
  }
  if (outcome.answer.some((position) => position !== null)) keepLater(sets);
  return { ...outcome, answer: all };
}

/**
 * Returns no sets when the browser cannot store any (private mode, full disk); the page then fetches all sets
 * each time.
 */
const readCache = (): Promise<CachedSets> =>
  get<CachedSets>(STORAGE_KEY).then(
    (held) => held ?? {},
    () => ({}),
  );
const writeCache = (sets: CachedSets): Promise<void> => set(STORAGE_KEY, sets).catch(() => {});

/**
 * Stores the sets only after the screen is drawn, because IndexedDB copies all sets in one long task on the
 * main thread.
 */
const keepLater = (sets: CachedSets): void => void setTimeout(() => writeCache(sets), KEEP_AFTER);
