import { type DungeonAction, EnemyType, type World } from '@slumberfell/engine';

/** One sequence of a dungeon on its progress bar. */
export interface Segment {
  /** Single enemies in it. */
  readonly length: number;
  /** How much of it is behind the character, 0 to 1. */
  readonly beaten: number;
  readonly isBoss: boolean;
}

/**
 * The run under way, sequence by sequence; the enemy that is fought counts by the health it has lost. Empty where the
 * dungeon is not known: a run may be older than the world shown.
 */
export function dungeonSegments(action: DungeonAction, world: World): Segment[] {
  let before = 0;
  const done = action.enemyIndex + wounded(action, world);
  return (world.dungeon(action.dungeonId)?.sequences ?? []).map(({ enemyId, amount }) => {
    const beaten = Math.min(1, Math.max(0, (done - before) / amount));
    before += amount;
    return { length: amount, beaten, isBoss: world.enemy(enemyId)?.type === EnemyType.Boss };
  });
}

/** The share of its health that the enemy has lost; 0 during a pull. */
function wounded({ enemyId, enemyHealth }: DungeonAction, world: World): number {
  const health = enemyId === null ? undefined : world.enemy(enemyId)?.health;
  return health === undefined ? 0 : Math.min(1, Math.max(0, 1 - enemyHealth / health));
}
