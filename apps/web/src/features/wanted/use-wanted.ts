import type { Wanted, WantedMarks } from '@slumberfell/engine';
import { useCharacter } from '../character/use-character.ts';
import { type UseCommands, useCommands } from '../character/use-commands.ts';

export interface UseWanted extends WantedMarks, Pick<UseCommands, 'pending'> {
  /**
   * Pins a thing in place of what is pinned, or nothing for null. @returns whether it is stored, as `run` of
   * `useCommands`
   */
  readonly pin: (thing: Wanted | null) => Promise<boolean>;
  readonly hide: (thing: Wanted) => Promise<boolean>;
  /** Shows a hidden thing again. */
  readonly show: (thing: Wanted) => Promise<boolean>;
}

/** What the player wants next, and what the player has hidden from the things that are proposed. */
export function useWanted(): UseWanted {
  const { pinned, hiddenThings } = useCharacter(({ shown }) => shown.wanted);
  const { run, pending } = useCommands();
  return {
    pinned,
    hiddenThings,
    pending,
    pin: (thing) => run({ name: 'pin-wanted', input: thing === null ? {} : { thing } }),
    hide: (thing) => run({ name: 'hide-wanted', input: { thing, hidden: true } }),
    show: (thing) => run({ name: 'hide-wanted', input: { thing, hidden: false } }),
  };
}
