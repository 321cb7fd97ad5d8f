import { type DungeonAction, EnemyType, type World } from '@slumberfell/engine';

/** One sequence of a dungeon on its progress bar. */
export interface Segment {
  /** Number of enemies in the sequence. */
  readonly length: number;
  /** The share of the sequence's enemies that are beaten, 0 to 1. The current enemy counts in part. */
  readonly beaten: number;
  readonly isBoss: boolean;
}

/**
 * The sequences of the current run. The current enemy counts by the share of its health that it has lost. The
 * list is empty when the world does not contain the dungeon: the run may have begun under older content.
 */
export function dungeonSegments(action: DungeonAction, world: World): Segment[] {
  let before = 0;
  const done = action.enemyIndex + lostHealthShare(action, world);
  return (world.dungeon(action.dungeonId)?.sequences ?? []).map(({ enemyId, amount }) => {
    const beaten = Math.min(1, Math.max(0, (done - before) / amount));
    before += amount;
    return { length: amount, beaten, isBoss: world.enemy(enemyId)?.type === EnemyType.Boss };
  });
}

/** The share of its health that the enemy has lost, 0 to 1; 0 during a pull, when there is no enemy. */
function lostHealthShare({ enemyId, enemyHealth }: DungeonAction, world: World): number {
  const health = enemyId === null ? undefined : world.enemy(enemyId)?.health;
  return health === undefined ? 0 : Math.min(1, Math.max(0, 1 - enemyHealth / health));
}
