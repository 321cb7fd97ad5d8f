import type { WorldIndex } from './world-index.ts';

/**
 * Numbers are those of game-design 11; `engine` is what the engine takes for granted, `succession` what a
 * world must keep of the one that it follows.
 */
export type CheckId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 'engine' | 'succession';

/** Something wrong with a world. */
export interface Finding {
  readonly check: CheckId;
  readonly message: string;
}

/** Says what is wrong, one message for each fault; silent when all is well. */
export type Check<Context> = (index: WorldIndex, context: Context) => Iterable<string>;

export function runChecks<Context>(
  checks: readonly (readonly [id: CheckId, check: Check<Context>])[],
  index: WorldIndex,
  context: Context,
): Finding[] {
  return checks.flatMap(([id, check]) =>
    [...check(index, context)].map((message) => ({ check: id, message })),
  );
}
