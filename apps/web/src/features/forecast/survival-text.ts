import type { Forecast } from '@slumberfell/engine';
import { formatDuration } from '../../lib/format/time.ts';

/** What a forecast says about defeat. `bad`: more than half of the runs are defeated. */
export interface SurvivalText {
  readonly tone: 'good' | 'plain' | 'bad';
  readonly text: string;
}

/** A share as whole percent. It is 0% or 100% only when it is exactly that. */
export function formatShare(share: number): string {
  if (share <= 0 || share >= 1) return share <= 0 ? '0%' : '100%';
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}

/**
 * Whether the character lives to the end of a session, and if not, after how long it falls.
 * @param at the instant of the question, epoch ms
 */
export function survivalText({ survives, endsAt, why }: Forecast, at: number): SurvivalText {
  if (survives >= 1) {
    return why[0]?.reason === 'provisions'
      ? { tone: 'plain', text: 'Comes home early, but safe' }
      : { tone: 'good', text: 'Survives to the end' };
  }
  const half = formatDuration(Math.max(0, Math.round((endsAt.p50 - at) / 1000)));
  if (survives <= 0) return { tone: 'bad', text: `Falls, mostly after ${half}` };
  const text = `Survives ${formatShare(survives)} of the time`;
  return survives < 0.5 ? { tone: 'bad', text: `${text}, or falls after ${half}` } : { tone: 'plain', text };
}
