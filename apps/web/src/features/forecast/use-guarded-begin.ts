import type { BeginCommand } from '@slumberfell/engine';
import { useCallback, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { beginWarning, WARNING_TIME } from './begin-warning.ts';
import { askOnce } from './forecast-client.ts';

/** Ms that a begin waits for its forecast. A begin without a forecast has no warning. */
const PATIENCE = 2_500;

interface GuardedBegin {
  /** Begins, or shows the warning. */
  readonly begin: () => Promise<void>;
  readonly isAsking: boolean;
  /** Whether the player is asked. */
  readonly isWarned: boolean;
  /** The last warning. It stays after the answer, while a dialog with it closes. */
  readonly warning: string;
  readonly dismiss: () => void;
}

/**
 * Asks for a forecast before a combat session begins, and warns when the session is most likely hopeless.
 * @param start begins the session
 */
export function useGuardedBegin(command: BeginCommand, start: () => Promise<void>): GuardedBegin {
  const world = useWorld();
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
    const forecast = await askOnce<'session'>(
      { kind: 'session', command, shown, at, atRest: true, lasting: WARNING_TIME },
      world,
      PATIENCE,
    );
    setIsAsking(false);
    const kind = command.name === 'begin-dungeon' ? 'dungeon' : 'hunt';
    const found = forecast && beginWarning(forecast, kind, at);
    if (found === null) {
      await start();
      return;
    }
    setWarning(found);
    setIsWarned(true);
  };
  return { begin, isAsking, isWarned, warning, dismiss };
}
