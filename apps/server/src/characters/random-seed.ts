import { randomFillSync } from 'node:crypto';
import { COMMANDS, type Command, type Fields, type Seed } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import type { LoggedCommand } from '../storage/values/logged-command.ts';

/** 128 random bits from the operating system. */
export function randomSeed(): Seed {
  const [a, b, c, d] = randomFillSync(new Uint32Array(4)) as unknown as Seed;
  return [a, b, c, d];
}

/**
 * The input of a logged command as its player sent it. The random seed is left out, because all later draws
 * follow from it.
 */
export function withoutSeeds({ input }: LoggedCommand): object {
  const { key: _hidden, ...given } = input as { readonly key?: Seed };
  return given;
}

/**
 * The player's command as it is executed and logged. A command that begins a session gets a random seed of
 * its own.
 */
export function withSeeds({ name, input }: PlayerCommand): Command {
  const fields: Fields = COMMANDS[name].input;
  const seeds = Object.keys(fields).filter((field) => fields[field]?.kind === 'seed');
  return {
    name,
    input: { ...input, ...Object.fromEntries(seeds.map((field) => [field, randomSeed()])) },
  } as Command;
}
