import { healthAt, maxHealthOf, type Shown } from '@slumberfell/engine';
import { lastTurn } from './last-turn.ts';

/**
 * The enemy that has beaten the character last, while the character recovers and has no action; else null.
 * The log itself keeps the defeat until the next fight begins.
 */
export function recentDefeat(shown: Shown, now: number): number | null {
  const recovers = shown.action === null && healthAt(shown, now) < maxHealthOf(shown);
  return recovers ? (lastTurn(shown.combatLog)?.beatenBy ?? null) : null;
}
