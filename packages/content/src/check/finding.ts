import type { WorldIndex } from './world-index.ts';

/**
 * A number is that of a check in game-design 11. `engine`: a requirement of the engine. `succession`: a rule
 * for a world that replaces an earlier one (`checkSuccession`).
 */
export type CheckId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 'engine' | 'succession';

/** A fault in a world. */
export interface Finding {
  readonly check: CheckId;
  readonly message: string;
}

/** Yields a message for each fault; nothing for a world without faults. */
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
