import { type Again, again, type Begun, begunOf, goesOnWith } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useMemo } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { againText, differences } from './again-texts.ts';

/** What can be begun again, for the player to decide. */
export interface AgainOffer {
  /** What it is, as the rest of a sentence without its full stop. */
  readonly text: string;
  /** What differs from the last time, a sentence each. */
  readonly differences: readonly string[];
  /** Why nothing of it can begin; null when it can. */
  readonly refusal: string | null;
  /** @returns whether it has begun */
  readonly begin: () => Promise<boolean>;
  readonly pending: boolean;
}

/**
 * The offer to begin again what was begun, of a character at rest; null while something runs, and where
 * nothing was begun. Null, too, where the plan that waits goes on with what the player began last: its own
 * button begins that.
 * @param reported what a report says was begun; undefined for what the player began last
 */
export function useAgain(reported?: Begun | null): AgainOffer | null {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  const habits = useHabits();
  const { run, pending } = useCommands();
  const begun = useMemo(() => (reported === undefined ? begunOf(shown) : reported), [reported, shown]);
  const found = useMemo<Again | null>(() => {
    if (begun === null || shown.action !== null) return null;
    if (reported === undefined && goesOnWith(shown.plan, begun)) return null;
    return again(shown, begun, habits, world, now);
  }, [begun, reported, shown, habits, world, now]);
  if (begun === null || found === null) return null;
  const begin = async (): Promise<boolean> => {
    const { character } = characterStore.getState();
    // The instant of the press decides, not that of the last minute.
    const pressed = character && again(character.shown, begun, habits, world, serverNow());
    return pressed !== null && 'commands' in pressed && (await run(...pressed.commands));
  };
  return {
    text: againText(begun, found, shown, world),
    differences: differences(begun, found, world),
    refusal: 'refused' in found ? REFUSALS[found.refused] : null,
    begin,
    pending,
  };
}
