import { openWorld, type World } from '@slumberfell/engine';
import { createStore, useStore } from 'zustand';
import type { Outcome } from '../api/call.ts';
import { setsAhead } from './fetch-sets.ts';

const opened = createStore<{ world: World | null }>(() => ({ world: null }));

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
  opened.setState({ world });
  return { ...outcome, answer: world };
}

/** The world under a screen of the game, whose layout has loaded it. */
export function useWorld(): World {
  const { world } = useStore(opened);
  if (!world) throw new Error('useWorld is for screens inside the game layout');
  return world;
}
