import { openWorld, type World } from '@slumberfell/engine';
import { createStore, useStore } from 'zustand';
import type { Outcome } from '../api/call.ts';
import { setsAhead } from './fetch-sets.ts';
import { followContent, type OpenedWorld, worldOf } from './follow-content.ts';

const store = createStore<{ readonly opened: OpenedWorld | null }>(() => ({ opened: null }));

let loading: Promise<Outcome<World>> | null = null;

/** Opens the world of the nine sets. Once it succeeded the same world is answered at once; a failure can be tried again. */
export function loadWorld(): Promise<Outcome<World>> {
  loading ??= fetchWorld().then((outcome) => {
    if (!outcome.ok) loading = null;
    return outcome;
  });
  return loading;
}

async function fetchWorld(): Promise<Outcome<World>> {
  const outcome = await setsAhead.take();
  if (!outcome.ok) return outcome;
  const { sets, version } = outcome.answer;
  const world = openWorld(sets, version);
  store.setState({ opened: { world, content: null, before: null } });
  return { ...outcome, answer: world };
}

/** Takes in what the hub tells of the content that is live; settles once the world is that one. */
export const followLiveContent = followContent({
  opened: async () => ((await loadWorld()).ok ? store.getState().opened : null),
  fetch: setsAhead.take,
  open: (opened) => store.setState({ opened }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** The world under a screen of the game, whose layout has loaded it. */
export const useWorld = (): World => useStore(store, ({ opened }) => inside(opened).world);

/** The world that an action under this content goes on in: the one it was begun under, if that was live in this page. */
export const useWorldOf = (content: string | undefined): World =>
  useStore(store, ({ opened }) => worldOf(inside(opened), content));

function inside(opened: OpenedWorld | null): OpenedWorld {
  if (!opened) throw new Error('useWorld is for screens inside the game layout');
  return opened;
}
