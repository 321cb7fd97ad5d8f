import { summedKit } from './kit.ts';
import type { Trait, VerbName } from './trait.ts';
import type { Bearer } from './verbs.ts';

/** A sum of several traits that is above its cap. */
export interface CutSum {
  /** `Opener` for the bonus of a turn, to which openers, crescendos and rhythms add up. */
  readonly verb: VerbName;
  /** The second parameter, where each value of it has a sum of its own; else null. */
  readonly kind: number | null;
  /** In the unit of the verb, without the cap. Of sums by turn, that of the turn with the largest. */
  readonly sum: number;
  readonly cap: number;
}

/**
 * The sums of `kitOf` that their caps cut. The chances of an action (`savedComponents`, `doubleProducts`)
 * have a cap of their own, which is not asked here.
 */
export function cutSumsOf(traits: readonly Trait[], bearer: Bearer): readonly CutSum[] {
  const cuts = new Map<string, CutSum>();
  summedKit(traits, bearer, (verb, kind, sum, cap) => {
    const key = `${verb} ${kind}`;
    if (sum > Math.max(cap, cuts.get(key)?.sum ?? 0)) cuts.set(key, { verb, kind, sum, cap });
  });
  return [...cuts.values()];
}
