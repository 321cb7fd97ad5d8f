import { addReports, type FinishReason, type IdleReport, isEmptyReport } from '@slumberfell/engine';
import { IDLE_REPORTS_KEPT } from '@slumberfell/protocol';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import {
  deleteUnshownReport,
  dismissReportsUpTo,
  pruneReports,
  readWaitingReports,
  saveReport,
  type WaitingReport,
} from '../storage/tables/idle-reports.ts';
import { readReport, writeReport } from '../storage/values/idle-report.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { AWAY, type Watch } from './watches.ts';

/**
 * Why a character is saved. `opening`: its player opens it and sees the result. `leaving`: the last of its
 * sockets has closed. `acting`: it got a command from a player who has opened it before. `unseen`: no player
 * is involved.
 */
export type Occasion = 'opening' | 'leaving' | 'acting' | 'unseen';

/** Why a character is saved, and when it had a socket. */
export interface Viewing {
  readonly occasion: Occasion;
  /**
   * The period in which the character had a socket on this node; null when it had none since the save that
   * follows the closing of its last socket.
   */
  readonly watch: Watch | null;
}

export const UNSEEN: Viewing = { occasion: 'unseen', watch: null };

/**
 * Records what a character gained while its player was away, up to `character.now`. An absence may be saved
 * in several parts: each part is added to the stored report that the player has not been shown yet. The
 * report is complete when the player opens the character. Runs in the transaction that saves the character.
 * @param report the gains since the instant of the character's row.
 * @returns the `since` of the report that is not dismissed, and whether this call has completed it. After an
 *   absence too short for a report: why a session ended in it, if one ended.
 */
export async function recordAbsence(
  character: LockedCharacter,
  { occasion, watch }: Viewing,
  report: IdleReport,
): Promise<Waiting> {
  const { head, now } = character;
  const came = watch?.since ?? now;
  const isGone = (since: number): boolean => came - since > AWAY || now - (watch?.until ?? now) > AWAY;
  // Commands are frequent. A stored report can wait until the player opens the character, so a command that
  // follows no absence does not read the reports.
  if (occasion === 'acting' && !isGone(head.at)) return NOTHING_WAITS;

  const waiting = await character.request(readWaitingReports);
  const unshown = waiting.find((one) => one.unshown !== null);
  const shown = waiting.find((one) => one.unshown === null)?.since ?? null;
  const since = unshown?.since ?? head.at;
  const whole = unshown?.unshown
    ? addReports(readUnshown(character, unshown, unshown.unshown), report)
    : report;
  const row = { since, until: now, ...writeReport(whole) };

  if (occasion === 'unseen' && watch === null) {
    await character.request(saveReport, { ...row, shown: 0 });
    return { since: shown, isNew: false, endedUnseen: null };
  }
  if (!isGone(since) || isEmptyReport(whole)) {
    if (unshown && occasion !== 'unseen') await character.request(deleteUnshownReport);
    const { ended } = whole;
    const endedUnseen = occasion === 'opening' && ended && !wasWatched(watch, ended.at) ? ended.reason : null;
    return { since: shown, isNew: false, endedUnseen };
  }
  if (occasion !== 'opening') {
    await character.request(saveReport, { ...row, shown: 0 });
    return { since: shown, isNew: false, endedUnseen: null };
  }
  if (shown !== null) await character.request(dismissReportsUpTo, { upTo: shown });
  await character.request(saveReport, { ...row, shown: 1 });
  await character.request(pruneReports, { kept: IDLE_REPORTS_KEPT });
  return { since, isNew: true, endedUnseen: null };
}

const readUnshown = (
  { head }: LockedCharacter,
  { reportVersion }: WaitingReport,
  report: string,
): IdleReport => readOf(head.id, () => readReport({ report, reportVersion }));

/** Whether a socket of the character was open at an instant, so that its player saw what happened. */
const wasWatched = (watch: Watch | null, at: number): boolean =>
  watch !== null && watch.since <= at && at <= (watch.until ?? at);

/**
 * The result of `recordAbsence`: the first instant of the report that is not dismissed (null when there is
 * none), and whether this call has completed that report (`isNew`).
 */
export interface Waiting {
  readonly since: WaitingReport['since'] | null;
  readonly isNew: boolean;
  /** Why a session ended without a report, because the absence was too short; returned only once. */
  readonly endedUnseen: FinishReason | null;
}

const NOTHING_WAITS: Waiting = { since: null, isNew: false, endedUnseen: null };
