import type { Dungeon } from '../../world/static-data.ts';

/** Who stands where in a dungeon: its sequences in order, each as often as it says (game-design 2.8). */

/** How many single enemies one run has. */
export const dungeonLength = ({ sequences }: Dungeon): number =>
  sequences.reduce((length, { amount }) => length + amount, 0);

/**
 * The enemy at an index of a run, from 0 over all of it.
 * @throws RangeError where the run has no such enemy
 */
export function enemyAt({ id, sequences }: Dungeon, index: number): number {
  let rest = index;
  for (const { enemyId, amount } of sequences) {
    if (rest < amount) return enemyId;
    rest -= amount;
  }
  throw new RangeError(`Dungeon ${id} has no enemy at ${index}`);
}

/** Whether an index belongs to the last sequence: only who stands there leaves loot. */
export const isOfLastSequence = (dungeon: Dungeon, index: number): boolean =>
  index >= dungeonLength(dungeon) - (dungeon.sequences.at(-1)?.amount ?? 0);
