import type { Dungeon } from '../../world/static-data.ts';

/**
 * This file computes the order of the enemies in a run of a dungeon: one sequence after the other, each with
 * its amount of enemies (game-design 2.8).
 */

/** The number of enemies in one run. */
export const dungeonLength = ({ sequences }: Dungeon): number =>
  sequences.reduce((length, { amount }) => length + amount, 0);

/**
 * The id of the enemy at an index of a run. The index counts enemies from 0 over all sequences.
 * @throws RangeError when the run has no such index
 */
export function enemyAt({ id, sequences }: Dungeon, index: number): number {
  let rest = index;
  for (const { enemyId, amount } of sequences) {
    if (rest < amount) return enemyId;
    rest -= amount;
  }
  throw new RangeError(`Dungeon ${id} has no enemy at ${index}`);
}

/** Whether the enemy at an index of a run belongs to the last sequence. Only these enemies drop loot. */
export const isOfLastSequence = (dungeon: Dungeon, index: number): boolean =>
  index >= dungeonLength(dungeon) - (dungeon.sequences.at(-1)?.amount ?? 0);
