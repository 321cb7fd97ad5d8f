import type { IdleReportAnswer } from '@slumberfell/protocol';
import type { SessionCounts } from '../../features/session-counts/session-counts.ts';

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
  const isCombat = report?.action?.kind === 'hunt' || report?.action?.kind === 'dungeon';
  const reportedEnd = isCombat ? (report.ended?.at ?? null) : null;
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
