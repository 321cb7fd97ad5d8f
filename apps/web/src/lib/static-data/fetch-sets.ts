import type { StaticData } from '@slumberfell/engine';
import { get, set } from 'idb-keyval';
import { call, type Outcome } from '../api/call.ts';
import { ahead } from '../prefetch.ts';
import { type CachedSets, complete, merge, versionsOf } from './cache.ts';

/** Where the browser's database (idb-keyval) keeps the sets. */
export const KEY = 'static-data';
/** Milliseconds. */
const KEEP_AFTER = 2_000;

/** The nine sets: what this browser has kept, brought up to date by one call. */
export const setsAhead = ahead(fetchSets);

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

/** A browser that keeps nothing (private mode, full disk) plays on; it only fetches more. */
const readCache = (): Promise<CachedSets> =>
  get<CachedSets>(KEY).then(
    (held) => held ?? {},
    () => ({}),
  );
const writeCache = (sets: CachedSets): Promise<void> => set(KEY, sets).catch(() => {});

/** After the screen that waits for them is drawn: a copy of all sets is made in one piece of work. */
const keepLater = (sets: CachedSets): void => void setTimeout(() => writeCache(sets), KEEP_AFTER);
