import type { CommandName, PlayerCommand } from '@slumberfell/engine';
import { bodyOf, type CommandAnswer, type Input } from '@slumberfell/protocol';
import { call, type Outcome } from '../../lib/api/call.ts';
import { notifyFailure } from '../notices/notify.ts';
import { receiveFrame } from './open.ts';

/**
 * Resolves in a new task, so that the browser draws the pressed button before the command is sent. Sending
 * takes some ms on a slow machine.
 */
const newTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Sends a command for the open character.
 * @returns true when it succeeded, and its events are applied; false when it failed, and the player has seen
 * the reason in a notice
 */
export async function sendCommand(command: PlayerCommand): Promise<boolean> {
  await newTask();
  const body = bodyOf(command) as Input<CommandName>;
  const outcome: Outcome<CommandAnswer> = await call(command.name, body);
  if (!outcome.ok) {
    notifyFailure(outcome.failure);
    return false;
  }
  receiveFrame(outcome.answer.frame);
  return true;
}
