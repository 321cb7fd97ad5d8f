import type { CommandAnswer, commandRoutes, Input } from '@slumberfell/protocol';
import { useCallback, useRef, useState } from 'react';
import { call, type Outcome } from '../../lib/api/call.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import { tellFailure } from '../notices/tell.ts';
import { receiveFrame } from './open.ts';

export type CommandRouteName = keyof typeof commandRoutes;

/** Commands without input take no argument. */
type Arguments<N extends CommandRouteName> = undefined extends Input<N> ? [] : [input: Input<N>];

export interface UseCommand<N extends CommandRouteName> {
  /**
   * Gives the command. True when it was done, and then its events are already folded in; false when it was not, and
   * then the player has been told why. A second call while the first is pending does nothing and is false.
   */
  readonly run: (...input: Arguments<N>) => Promise<boolean>;
  readonly pending: boolean;
}

/** To send a command takes a slow machine some ms: what the player sees of the press comes first. */
const inATaskOfItsOwn = () => new Promise((resolve) => setTimeout(resolve));

/** A command to the open character: `const equip = useCommand('equip'); … onClick={() => equip.run(item.id)}`. */
export function useCommand<N extends CommandRouteName>(name: N): UseCommand<N> {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const run = useCallback(
    async (...[input]: Arguments<N>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setPending(true);
      await inATaskOfItsOwn();
      const outcome: Outcome<CommandAnswer> = await call(name, input as Input<N>);
      running.current = false;
      setPending(false);
      pressDone();
      if (!outcome.ok) {
        tellFailure(outcome.failure);
        return false;
      }
      receiveFrame(outcome.answer.frame);
      return true;
    },
    [name],
  );
  return { run, pending };
}
