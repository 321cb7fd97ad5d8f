import { openWorld, type World } from '@slumberfell/engine';
import { createStore, useStore } from 'zustand';
import type { Outcome } from '../api/call.ts';
import { setsPrefetch } from './fetch-sets.ts';
import { followContent, type OpenedWorld, worldOf } from './follow-content.ts';

const store = createStore<{ readonly opened: OpenedWorld | null }>(() => ({ opened: null }));

let loading: Promise<Outcome<World>> | null = null;

/**
 * Fetches the nine sets and opens a world from them, once: later calls return the same world. After a failure
 * the next call tries again.
 */
export function loadWorld(): Promise<Outcome<World>> {
  loading ??= fetchWorld().then((outcome) => {
    if (!outcome.ok) loading = null;
    return outcome;
  });
  return loading;
}

async function fetchWorld(): Promise<Outcome<World>> {
  const outcome = await setsPrefetch.take();
  if (!outcome.ok) return outcome;
  const { sets, version } = outcome.answer;
  const world = openWorld(sets, version);
  store.setState({ opened: { world, content: null, before: null } });
  return { ...outcome, answer: world };
}

/**
 * Handles the hub's message about new content. Its promise settles when the page has opened that content, or
 * has given up after several calls.
 */
export const followServerContent = followContent({
  opened: async () => ((await loadWorld()).ok ? store.getState().opened : null),
  fetch: setsPrefetch.take,
  open: (opened) => store.setState({ opened }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/**
 * The current world. It throws when no world is open, so only screens inside the game's layout may use it;
 * the layout opens the world.
 */
export const useWorld = (): World => useStore(store, ({ opened }) => requireOpened(opened).world);

/** The version of the current content; null until the hub has sent it. */
export const useContent = (): string | null => useStore(store, ({ opened }) => requireOpened(opened).content);

/**
 * The world for an action that began under `content`: the earlier world if the page still has it, else the
 * current one.
 */
export const useWorldOf = (content: string | undefined): World =>
  useStore(store, ({ opened }) => worldOf(requireOpened(opened), content));

/** As `useWorldOf`, outside a render. */
export const openedWorldOf = (content: string | undefined): World =>
  worldOf(requireOpened(store.getState().opened), content);

function requireOpened(opened: OpenedWorld | null): OpenedWorld {
  if (!opened) throw new Error('useWorld may only be called inside the game layout');
  return opened;
}
