import { type SavedSet, type SetOutcome, wearingSet } from '@slumberfell/engine';
import { useDeferredValue, useMemo } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';

/** A saved set, and what wearing it now would do. */
export interface SetEntry {
  readonly set: SavedSet;
  readonly outcome: SetOutcome;
}

/** The saved sets in the order of their places. Deferred, because a fight changes what they would do. */
export function useSavedSets(): readonly SetEntry[] {
  const world = useWorld();
  const shown = useDeferredValue(useCharacter((character) => character.shown));
  return useMemo(
    () => shown.sets.map((set) => ({ set, outcome: wearingSet(shown, set, world, serverNow()) })),
    [shown, world],
  );
}

/** Wears a set. A notice of the frame says what could not be put on. */
export function useWearSet({ slot, name }: SavedSet) {
  const { run, pending } = useCommands();
  const wear = async () => {
    if (await run({ name: 'wear', input: { slot } })) notify(`You are dressed for ${name}.`);
  };
  return { wear, pending };
}
