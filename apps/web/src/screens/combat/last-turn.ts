import { type LogLine, LogType } from '@slumberfell/engine';

/** The results of the latest turn, read from the combat log. */
export interface LastTurn {
  /** The instant at which the turn ended, epoch ms. */
  readonly at: number;
  readonly dealt: number;
  readonly critical: boolean;
  readonly taken: number;
  /** Health points that food gave; 0 when no food was eaten. */
  readonly healing: number;
  /** Id of the enemy that was beaten in the turn; null for none. */
  readonly fallenId: number | null;
  /** Id of the enemy that beat the character in the turn; null for none. */
  readonly beatenBy: number | null;
}

/** The latest turn in a combat log; null when the log has no turn. */
export function lastTurn(log: readonly LogLine[]): LastTurn | null {
  const at = log.findLast(([, type]) => type === LogType.CharacterDamage)?.[0];
  if (at === undefined) return null;
  const line = (type: LogType) => log.find(([instant, kind]) => instant === at && kind === type);
  const hit = line(LogType.CharacterDamage);
  return {
    at,
    dealt: hit?.[3] ?? 0,
    critical: hit?.[2] === 1,
    taken: line(LogType.EnemyDamage)?.[3] ?? 0,
    healing: line(LogType.CharacterHealing)?.[3] ?? 0,
    fallenId: line(LogType.Victory)?.[2] ?? null,
    beatenBy: line(LogType.Defeat)?.[2] ?? null,
  };
}
