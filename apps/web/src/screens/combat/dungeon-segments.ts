import { type DungeonAction, EnemyType, type World } from '@slumberfell/engine';

/** One sequence of a dungeon on its progress bar. */
export interface Segment {
  /** Number of enemies in it. */
  readonly length: number;
  /** The share of it that is beaten, 0 to 1. */
  readonly beaten: number;
  readonly isBoss: boolean;
}

/**
 * The sequences of the current run. The current enemy counts by the share of health that it has lost. Empty
 * when the world does not have the dungeon: a run may have begun under older content.
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

/** The share of its health that the enemy has lost, 0 to 1; 0 during a pull. */
function lostHealthShare({ enemyId, enemyHealth }: DungeonAction, world: World): number {
  const health = enemyId === null ? undefined : world.enemy(enemyId)?.health;
  return health === undefined ? 0 : Math.min(1, Math.max(0, 1 - enemyHealth / health));
}
