import { type LogLine, LogType } from '@slumberfell/engine';

/** The results of the latest turn, read from the combat log. */
export interface LastTurn {
  /** The instant at which it ended, epoch ms. */
  readonly at: number;
  readonly dealt: number;
  readonly critical: boolean;
  readonly taken: number;
  /** Health points healed by food; 0 without food. */
  readonly healing: number;
  /** The enemy that was beaten; null for none. */
  readonly fallenId: number | null;
  /** The enemy that has beaten the character; null for none. */
  readonly beatenBy: number | null;
}

/** The latest turn of a combat log; null when the log has none. */
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
