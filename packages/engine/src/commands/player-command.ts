import type { Fields, SentInputOf } from '../inputs/field.ts';
import type { Seed } from '../random/seed.ts';
import type { Counter } from '../world/counter.ts';
import { COMMANDS, type Command, type CommandName } from './registry.ts';

/**
 * A command as a player sends it: without what the server supplies, which are random seeds that it never
 * sends, and counters of the chronicle.
 */
export type PlayerCommand = {
  [N in CommandName]: { readonly name: N; readonly input: SentInputOf<(typeof COMMANDS)[N]['input']> };
}[CommandName];

/**
 * The player's command as it is executed. A command that begins a session gets a random seed of its own.
 * @param randomSeed called once for each seed that the command needs
 * @param counters those of `countersFor`; none for a command that needs none
 */
export function withSupplied(
  { name, input }: PlayerCommand,
  randomSeed: () => Seed,
  counters: readonly Counter[] = [],
): Command {
  const fields: Fields = COMMANDS[name].input;
  const supplied: Record<string, unknown> = {};
  for (const [field, { kind }] of Object.entries(fields)) {
    if (kind === 'seed') supplied[field] = randomSeed();
    if (kind === 'counters') supplied[field] = counters;
  }
  return { name, input: { ...input, ...supplied } } as Command;
}
