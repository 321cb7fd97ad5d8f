import type { PlayerCommand } from '@slumberfell/engine';
import { useCallback, useRef, useState } from 'react';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { notifyException } from '../notices/notify.ts';
import { confirmEnding } from './ask-ending.ts';
import { sendCommand } from './send-command.ts';

export interface UseCommands {
  /**
   * Sends the commands, one after the other; after a refused one it sends no more. When they would end
   * something of worth it asks first. @returns true when all succeeded, and their events are applied; false
   * when one failed, and the player has seen the reason in a notice, or when the player keeps what would end.
   * A call while another one is pending does nothing and returns false.
   */
  readonly run: (...commands: readonly PlayerCommand[]) => Promise<boolean>;
  /** Sends them without the question, when the player has been asked already. */
  readonly runConfirmed: UseCommands['run'];
  readonly pending: boolean;
}

/**
 * Sends commands for the open character: `const { run, pending } = useCommands(); … onClick={() =>
 * run({ name: 'equip', input: { itemId: item.id } })}`. Buttons of one press share one `useCommands`.
 */
export function useCommands(): UseCommands {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const runConfirmed = useCallback(async (...commands: readonly PlayerCommand[]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    const isDone = await toldOnException(() => sendAll(commands));
    running.current = false;
    setPending(false);
    pressDone();
    return isDone;
  }, []);
  const run = useCallback(
    async (...commands: readonly PlayerCommand[]): Promise<boolean> =>
      !running.current && (await toldOnException(() => confirmEnding(commands))) && runConfirmed(...commands),
    [runConfirmed],
  );
  return { run, runConfirmed, pending };
}

async function sendAll(commands: readonly PlayerCommand[]): Promise<boolean> {
  for (const command of commands) if (!(await sendCommand(command))) return false;
  return true;
}

/** Runs `job`. An exception ends it with false, and the player sees a notice about it. */
async function toldOnException(job: () => Promise<boolean>): Promise<boolean> {
  try {
    return await job();
  } catch (error) {
    notifyException(error);
    return false;
  }
}
