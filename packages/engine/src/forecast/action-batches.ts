/** Actions in a row of which each gains the same experience. */
export interface ActionBatch {
  readonly actions: number;
  /** Experience of each action, in units; at least 1. */
  readonly units: number;
}

/**
 * After how many actions the batches have gained so many units of experience. Infinity when all of them
 * together gain less.
 */
export function actionsUntil(missing: number, batches: readonly ActionBatch[]): number {
  let before = 0;
  let left = missing;
  for (const { actions, units } of batches) {
    if (left <= actions * units) return before + Math.ceil(left / units);
    before += actions;
    left -= actions * units;
  }
  return left > 0 ? Number.POSITIVE_INFINITY : before;
}
