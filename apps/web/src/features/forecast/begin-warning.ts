import type { Forecast } from '@slumberfell/engine';
import { formatDuration } from '../../lib/format/time.ts';

/** Ms that a warning looks ahead. */
export const WARNING_TIME = 3_600_000;

/** Below this share of good ends a begin is hopeless. */
const HALF = 0.5;

/**
 * Why a combat session is most likely hopeless, as sentences for the player; null when it is not. A session
 * that is still running after `WARNING_TIME` in more than half of the runs is never hopeless.
 * @param forecast of the first `WARNING_TIME` of the session
 * @param at the instant of the question, epoch ms
 */
export function beginWarning(forecast: Forecast, kind: 'hunt' | 'dungeon', at: number): string | null {
  const running = forecast.why.find(({ reason }) => reason === 'running')?.share ?? 0;
  if (running > HALF) return null;
  const after = formatDuration(Math.max(0, Math.round((forecast.endsAt.p50 - at) / 1000)));
  if (kind === 'dungeon' && forecast.dungeonRuns.expected < HALF) {
    return `Your legend will most likely never reach the end of this dungeon: it will be over after ${after}, and the key will be gone.`;
  }
  if (forecast.survives < HALF) return `Your legend will most likely fall after ${after}.`;
  if (kind === 'hunt' && forecast.kills.expected < HALF) {
    return `Your legend will most likely not beat a single enemy, and will come home hurt after ${after}.`;
  }
  return null;
}
