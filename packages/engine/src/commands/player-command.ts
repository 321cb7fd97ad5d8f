import type { Seed } from '../random/seed.ts';
import type { Fields, SentInputOf } from './input.ts';
import { COMMANDS, type Command, type CommandName } from './registry.ts';

/**
 * A command as a player sends it: without the random seed, which the server draws and never sends.
 */
export type PlayerCommand = {
  [N in CommandName]: { readonly name: N; readonly input: SentInputOf<(typeof COMMANDS)[N]['input']> };
}[CommandName];

/**
 * The player's command as it is executed. A command that begins a session gets a random seed of its own.
 * @param randomSeed called once for each seed that the command needs
 */
export function withSeeds({ name, input }: PlayerCommand, randomSeed: () => Seed): Command {
  const fields: Fields = COMMANDS[name].input;
  const seeds = Object.keys(fields).filter((field) => fields[field]?.kind === 'seed');
  return {
    name,
    input: { ...input, ...Object.fromEntries(seeds.map((field) => [field, randomSeed()])) },
  } as Command;
}
