import { healthAt, maxHealthOf, type Shown } from '@slumberfell/engine';
import { lastTurn } from './last-turn.ts';

/**
 * The enemy that the last fight was lost to, as long as the character recovers from it and does nothing else; else null. The
 * log tells of it until the next fight begins, however long that is.
 */
export function freshDefeat(shown: Shown, now: number): number | null {
  const recovers = shown.action === null && healthAt(shown, now) < maxHealthOf(shown);
  return recovers ? (lastTurn(shown.combatLog)?.beatenBy ?? null) : null;
}
