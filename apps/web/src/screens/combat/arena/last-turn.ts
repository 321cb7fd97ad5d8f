import { type LogLine, LogType, Verb } from '@slumberfell/engine';

/** What a trait did in a turn. */
export interface TraitAct {
  readonly by: 'character' | 'enemy';
  readonly verb: number;
  readonly amount: number;
}

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
  /** Id of the enemy that fled after the turn; null for none. */
  readonly fledId: number | null;
  /** What the log has of the traits of both sides. It has no more than two lines for each turn. */
  readonly acts: readonly TraitAct[];
}

/** The latest turn in a combat log; null when the log has no turn. */
export function lastTurn(log: readonly LogLine[]): LastTurn | null {
  const at = log.findLast(([, type]) => type === LogType.CharacterDamage)?.[0];
  if (at === undefined) return null;
  const lines = log.filter(([instant]) => instant === at);
  const line = (type: LogType) => lines.find(([, kind]) => kind === type);
  const [hit, enemyHit] = [line(LogType.CharacterDamage), line(LogType.EnemyDamage)];
  const acts = lines.flatMap(actOf);
  const hasFled = acts.some(({ by, verb }) => by === 'enemy' && verb === Verb.Flee);
  return {
    at,
    dealt: hit?.[3] ?? 0,
    critical: hit?.[2] === 1,
    taken: enemyHit?.[3] ?? 0,
    healing: line(LogType.CharacterHealing)?.[3] ?? 0,
    fallenId: line(LogType.Victory)?.[2] ?? null,
    beatenBy: line(LogType.Defeat)?.[2] ?? null,
    fledId: hasFled ? (enemyHit?.[2] ?? null) : null,
    acts,
  };
}

function actOf([, type, verb, amount]: LogLine): TraitAct[] {
  if (type !== LogType.Trait && type !== LogType.Trick) return [];
  return [{ by: type === LogType.Trait ? 'character' : 'enemy', verb, amount }];
}
