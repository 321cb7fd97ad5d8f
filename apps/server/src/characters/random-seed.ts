import { randomFillSync } from 'node:crypto';
import type { Seed } from '@slumberfell/engine';
import type { LoggedCommand } from '../storage/values/logged-command.ts';

/** 128 random bits from the operating system. */
export function randomSeed(): Seed {
  const [a, b, c, d] = randomFillSync(new Uint32Array(4)) as unknown as Seed;
  return [a, b, c, d];
}

/**
 * The input of a logged command as its player sent it, without what the server supplied. The random seed is
 * left out also because all later draws follow from it.
 */
export function withoutSupplied({ input }: LoggedCommand): object {
  const {
    key: _hidden,
    counters: _counted,
    ...given
  } = input as {
    readonly key?: Seed;
    readonly counters?: unknown;
  };
  return given;
}
