import { Draft } from '../events/draft.ts';
import type { Moment } from '../events/registry.ts';
import { type Fields, isWellFormed } from '../inputs/field.ts';
import { renewLinger } from '../sessions/linger.ts';
import type { State } from '../state/state.ts';
import { type Timeline, worldAt } from '../world/world.ts';
import { attempt, type CommandDefinition } from './command.ts';
import { noticeSale } from './notice-sale.ts';
import { type Refusal, refuse } from './refusal.ts';
import { COMMANDS, type Command, type RefusalCode } from './registry.ts';
import { renewRunCost } from './renew-run-cost.ts';

/**
 * Executes a command at an instant. The state must be settled up to that instant.
 * @returns the events of the command, or the refusal; a refused command does not change the state
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
  const before = state.shown;
  const refused = attempt(command, draft, input);
  if (refused !== null) return refuse(refused);
  noticeSale(draft, before);
  renewRunCost(draft, before);
  renewLinger(draft, before);
  return { at, events: draft.events };
}
