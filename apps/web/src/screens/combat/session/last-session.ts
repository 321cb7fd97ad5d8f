import type { IdleReportAnswer } from '@slumberfell/protocol';
import type { SessionCounts } from '../../../features/session-counts/session-counts.ts';

/** What is known of the last combat session: what this browser has counted, or an idle report. */
export type LastSessionSource =
  | {
      readonly kind: 'counts';
      readonly counts: SessionCounts;
      readonly ended: NonNullable<SessionCounts['ended']>;
    }
  | { readonly kind: 'report'; readonly report: IdleReportAnswer };

/**
 * The newest of two: the session that this browser has counted, and the one of the newest idle report. A
 * session that ended while its player was away is whole only in the report.
 * @returns null when neither has a combat session that has ended
 */
export function lastSession(
  counts: SessionCounts | null,
  report: IdleReportAnswer | undefined,
): LastSessionSource | null {
  const ended = counts?.ended ?? null;
  const reportedEnd = report === undefined ? null : fightEnd(report);
  const isReported =
    report !== undefined &&
    reportedEnd !== null &&
    (counts === null ||
      ended === null ||
      reportedEnd > ended.at ||
      (ended.reason === null && reportedEnd > counts.from));
  if (isReported) return { kind: 'report', report };
  return counts !== null && ended !== null ? { kind: 'counts', counts, ended } : null;
}

/** When the last fight of a report ended; null when it has none, or it went on. */
function fightEnd({ action, ended, steps }: IdleReportAnswer): number | null {
  if (action?.kind === 'hunt' || action?.kind === 'dungeon') return ended?.at ?? null;
  const ends = steps.flatMap((step) =>
    step.ended !== null && (step.name === 'begin-hunting' || step.name === 'begin-dungeon')
      ? step.ended.at
      : [],
  );
  return ends.length > 0 ? Math.max(...ends) : null;
}
