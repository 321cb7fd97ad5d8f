import { openWorld, type World } from '@slumberfell/engine';
import { get, set } from 'idb-keyval';
import { createStore, useStore } from 'zustand';
import { call, type Outcome } from '../api/call.ts';
import { type CachedSets, complete, merge, versionsOf } from './cache.ts';

const KEY = 'static-data';

const opened = createStore<{ world: World | null }>(() => ({ world: null }));

let loading: Promise<Outcome<World>> | null = null;

/**
 * Opens the world of the nine sets: what this browser has kept, brought up to date by one call. Once it succeeded the
 * same world is answered at once; a failure can be tried again.
 */
export function loadWorld(): Promise<Outcome<World>> {
  loading ??= fetchWorld().then((outcome) => {
    if (!outcome.ok) loading = null;
    return outcome;
  });
  return loading;
}

async function fetchWorld(): Promise<Outcome<World>> {
  const held = await readCache();
  const outcome = await call('get-static-data', versionsOf(held));
  if (!outcome.ok) return outcome;
  const sets = merge(held, outcome.answer);
  const all = complete(sets);
  if (!all) {
    const message = 'Failed to fetch Static Data';
    return { ok: false, failure: { status: 200, code: null, message, errors: [] } };
  }
  if (outcome.answer.some((position) => position !== null)) void writeCache(sets);
  const world = openWorld(all.sets, all.version);
  opened.setState({ world });
  return { ...outcome, answer: world };
}

/** A browser that keeps nothing (private mode, full disk) plays on; it only fetches more. */
const readCache = (): Promise<CachedSets> =>
  get<CachedSets>(KEY).then(
    (held) => held ?? {},
    () => ({}),
  );
const writeCache = (sets: CachedSets): Promise<void> => set(KEY, sets).catch(() => {});

/** The world under a screen of the game, whose layout has loaded it. */
export function useWorld(): World {
  const { world } = useStore(opened);
  if (!world) throw new Error('useWorld is for screens inside the game layout');
  return world;
}
