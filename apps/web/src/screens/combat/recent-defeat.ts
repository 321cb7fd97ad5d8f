import { healthAt, maxHealthOf, type Shown } from '@slumberfell/engine';
import { lastTurn } from './arena/last-turn.ts';

/**
 * Id of the enemy that beat the character in its latest turn, while the character recovers and has no action;
 * else null. The combat log keeps the defeat until the next fight begins.
 */
export function recentDefeat(shown: Shown, now: number): number | null {
  const recovers = shown.action === null && healthAt(shown, now) < maxHealthOf(shown);
  return recovers ? (lastTurn(shown.combatLog)?.beatenBy ?? null) : null;
}
