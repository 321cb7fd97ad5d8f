import { useEffect } from 'react';
import { onReadRunning } from '../../lib/api/login-end.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { runningText } from './running-text.ts';
import { useActionWorld } from './use-action-world.ts';
import { useCharacter } from './use-character.ts';

/** What the open character goes on doing, after "Your legend" (`runningText`). */
export function useRunningText(): string {
  const world = useActionWorld();
  const shown = useCharacter((character) => character.shown);
  return runningText(shown, world, useNow(60_000));
}

/** Lets a report of the end of the login tell what the open character goes on doing. */
export function useRunningAtLoginEnd(): void {
  const world = useActionWorld();
  const shown = useCharacter((character) => character.shown);
  const isGuest = useCharacter((character) => character.accountStatus.isGuest);
  useEffect(() => {
    onReadRunning(() => ({ running: runningText(shown, world, serverNow()), isGuest }));
  }, [shown, world, isGuest]);
  useEffect(() => () => onReadRunning(() => null), []);
}
