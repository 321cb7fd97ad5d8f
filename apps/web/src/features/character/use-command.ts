import type { Input } from '@slumberfell/protocol';
import { useCallback, useRef, useState } from 'react';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { type CommandRouteName, sendCommand } from './send-command.ts';

/** A command without input takes no argument. */
type Arguments<N extends CommandRouteName> = undefined extends Input<N> ? [] : [input: Input<N>];

export interface UseCommand<N extends CommandRouteName> {
  /**
   * Sends the command. @returns true when it succeeded, and its events are applied; false when it failed, and
   * the player has seen the reason in a notice. A call while another one is pending does nothing and returns
   * false.
   */
  readonly run: (...input: Arguments<N>) => Promise<boolean>;
  readonly pending: boolean;
}

/**
 * Sends a command for the open character: `const equip = useCommand('equip'); … onClick={() =>
 * equip.run(item.id)}`.
 */
export function useCommand<N extends CommandRouteName>(name: N): UseCommand<N> {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = useCallback(
    async (...[input]: Arguments<N>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setPending(true);
      const sent = await sendCommand(name, input as Input<N>);
      running.current = false;
      setPending(false);
      pressDone();
      return sent;
    },
    [name],
  );
  return { run, pending };
}
