import type { BeginCommand, PlayerCommand } from '@slumberfell/engine';
import { useCallback, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { questionNow } from '../character/ask-ending.ts';
import { characterStore } from '../character/store.ts';
import { useCommands } from '../character/use-commands.ts';
import { beginWarning, WARNING_TIME } from './begin-warning.ts';
import { askOnce } from './forecast-client.ts';

/** Ms that a begin waits for its forecast. A begin without a forecast has no warning. */
const PATIENCE = 2_500;

interface GuardedBegin {
  /** Begins, or shows the warning. */
  readonly begin: () => Promise<void>;
  /** Begins in spite of the warning. */
  readonly beginWarned: () => Promise<void>;
  readonly isAsking: boolean;
  /** Whether the begin is being sent. */
  readonly pending: boolean;
  /** Whether the player is asked. */
  readonly isWarned: boolean;
  /**
   * The last warning, with what the begin would end. It stays after the answer, while a dialog with it
   * closes.
   */
  readonly warning: string;
  readonly dismiss: () => void;
}

/**
 * Begins a combat session. Asks for a forecast before, and warns when the session is most likely hopeless.
 * The warning says also what the begin would end, so that the player is asked once.
 * @param before commands that come first
 */
export function useGuardedBegin(
  command: Extract<BeginCommand, { readonly name: 'begin-hunting' | 'begin-dungeon' }>,
  before: readonly PlayerCommand[],
  onBegun: () => Promise<void>,
): GuardedBegin {
  const world = useWorld();
  const { run, runConfirmed, pending } = useCommands();
  const [isAsking, setIsAsking] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const [warning, setWarning] = useState('');
  const dismiss = useCallback(() => setIsWarned(false), []);
  const begin = async () => {
    const { character } = characterStore.getState();
    if (isAsking || character === null) return;
    setIsAsking(true);
    const at = serverNow();
    const { shown } = character;
    const forecast = await askOnce(
      { kind: 'session', command, shown, at, atRest: true, lasting: WARNING_TIME },
      world,
      PATIENCE,
    );
    setIsAsking(false);
    const kind = command.name === 'begin-dungeon' ? 'dungeon' : 'hunt';
    const found = forecast && beginWarning(forecast, kind, at);
    if (found === null) {
      if (await run(...before, command)) await onBegun();
      return;
    }
    const ends = questionNow([...before, command]);
    setWarning(ends === null ? found : `${ends.sentence} ${found}`);
    setIsWarned(true);
  };
  const beginWarned = async () => {
    if (await runConfirmed(...before, command)) await onBegun();
  };
  return { begin, beginWarned, isAsking, pending, isWarned, warning, dismiss };
}
