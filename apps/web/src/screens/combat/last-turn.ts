import { type LogLine, LogType } from '@slumberfell/engine';

/** What the latest turn did, read from the combat log. */
export interface LastTurn {
  /** The instant it ended. */
  readonly at: number;
  readonly dealt: number;
  readonly critical: boolean;
  readonly taken: number;
  /** Health points eaten back; 0 when nothing was eaten. */
  readonly healing: number;
  /** The enemy that fell; null when none did. */
  readonly fallenId: number | null;
  /** The enemy that the character fell to; null when it stands. */
  readonly beatenBy: number | null;
}

/** The latest turn of a combat log; null when there is none in it. */
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
