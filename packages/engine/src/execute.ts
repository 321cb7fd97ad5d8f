import type { CommandDefinition } from './commands/command.ts';
import { Draft } from './commands/draft.ts';
import { type Fields, isWellFormed } from './commands/input.ts';
import { COMMANDS, type Command, type RefusalCode } from './commands/registry.ts';
import type { Moment } from './events/registry.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { State } from './state/state.ts';
import { type Timeline, worldAt } from './world.ts';

/**
 * Carries out a command at an instant to which the state is settled.
 * @returns the command's events, or why it was refused, in which case the state is as it was
 */
export function execute(
  state: State,
  { name, input }: Command,
  timeline: Timeline,
  at: number,
): Moment | Refusal<RefusalCode> {
  const command = COMMANDS[name] as CommandDefinition<string, Fields, RefusalCode>;
  if (!isWellFormed(command.input, input)) return refuse('amount/invalid');
  const draft = new Draft(state, worldAt(timeline, at), at);
  return command.run(draft, input) ?? { at, events: draft.events };
}
