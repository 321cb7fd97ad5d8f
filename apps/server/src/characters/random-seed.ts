import { randomFillSync } from 'node:crypto';
import type { Seed } from '@slumberfell/engine';
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
