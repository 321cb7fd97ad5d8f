import type { PlayerCommand } from '@slumberfell/engine';
import { useCallback, useRef, useState } from 'react';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { sendCommand } from './send-command.ts';

export interface UseCommands {
  /**
   * Sends the commands, one after the other; after a refused one it sends no more. @returns true when all
   * succeeded, and their events are applied; false when one failed, and the player has seen the reason in a
   * notice. A call while another one is pending does nothing and returns false.
   */
  readonly run: (...commands: readonly PlayerCommand[]) => Promise<boolean>;
  readonly pending: boolean;
}

/**
 * Sends commands for the open character: `const { run, pending } = useCommands(); … onClick={() =>
 * run({ name: 'equip', input: { itemId: item.id } })}`. Buttons of one press share one `useCommands`.
 */
export function useCommands(): UseCommands {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = useCallback(async (...commands: readonly PlayerCommand[]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    const isDone = await sendAll(commands);
    running.current = false;
    setPending(false);
    pressDone();
    return isDone;
  }, []);
  return { run, pending };
}

async function sendAll(commands: readonly PlayerCommand[]): Promise<boolean> {
  for (const command of commands) if (!(await sendCommand(command))) return false;
  return true;
}
