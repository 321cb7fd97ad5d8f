import { addReports, type FinishReason, type IdleReport, isEmptyReport } from '@slumberfell/engine';
import { IDLE_REPORTS_KEPT } from '@slumberfell/protocol';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { WaitingReport } from '../storage/tables/idle-reports.ts';
import { readReport, writeReport } from '../storage/values/idle-report.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { AWAY, type Watch } from './watches.ts';

/**
 * Why a character is saved. `opening`: its player comes, and sees all of it. `leaving`: the last of its
 * sockets is gone. `acting`: it is given a command, by whoever has opened it before. `unseen`: nobody asked
 * for it.
 */
export type Occasion = 'opening' | 'leaving' | 'acting' | 'unseen';

/** Whether a player is there while a character is saved. */
export interface Presence {
  readonly occasion: Occasion;
  /** When the character has been watched on this node; null when it has not since it was last saved. */
  readonly watch: Watch | null;
}

export const UNSEEN: Presence = { occasion: 'unseen', watch: null };

/**
 * Keeps what the time up to the lock's instant brought, where no player saw it come, until there is one to
 * tell it to. It may have been settled in any number of parts: each is added to what is still untold. In the
 * transaction that saves the character.
 * @param report what came since the row's instant.
 * @returns the report that waits to be read by now, by its `since`, and whether it has only now been told; or
 *   how a session ended in an absence too short for a report.
 */
export async function recordAbsence(
  character: LockedCharacter,
  { occasion, watch }: Presence,
  report: () => IdleReport,
): Promise<Waiting> {
  const { head, now } = character;
  const came = watch?.since ?? now;
  const isGone = (since: number): boolean => came - since > AWAY || now - (watch?.until ?? now) > AWAY;
  // A command does not look for what is untold: that can wait for the opening, and commands are many.
  if (occasion === 'acting' && !isGone(head.at)) return NOTHING_WAITS;

  const waiting = await character.waitingReports();
  const untold = waiting.find((one) => one.untold !== null);
  const told = waiting.find((one) => one.untold === null)?.since ?? null;
  const since = untold?.since ?? head.at;
  const whole = untold?.untold
    ? addReports(readUntold(character, untold, untold.untold), report())
    : report();
  const row = { since, until: now, ...writeReport(whole) };

  if (occasion === 'unseen' && watch === null) {
    await character.saveReport({ ...row, told: 0 });
    return { since: told, isNew: false, endedUnseen: null };
  }
  if (!isGone(since) || isEmptyReport(whole)) {
    if (untold && occasion !== 'unseen') await character.forgetUntold();
    const { ended } = whole;
    const endedUnseen = occasion === 'opening' && ended && !wasWatched(watch, ended.at) ? ended.reason : null;
    return { since: told, isNew: false, endedUnseen };
  }
  if (occasion !== 'opening') {
    await character.saveReport({ ...row, told: 0 });
    return { since: told, isNew: false, endedUnseen: null };
  }
  if (told !== null) await character.dismissReports(told);
  await character.saveReport({ ...row, told: 1 });
  await character.pruneReports(IDLE_REPORTS_KEPT);
  return { since, isNew: true, endedUnseen: null };
}

const readUntold = (
  { head }: LockedCharacter,
  { reportVersion }: WaitingReport,
  report: string,
): IdleReport => readOf(head.id, () => readReport({ report, reportVersion }));

/** Whether a socket was there at an instant, to be told of it as it happened. */
const wasWatched = (watch: Watch | null, at: number): boolean =>
  watch !== null && watch.since <= at && at <= (watch.until ?? at);

/** Which report waits to be read, and whether it did not until now. */
export interface Waiting {
  readonly since: WaitingReport['since'] | null;
  readonly isNew: boolean;
  /**
   * How a session ended that no report will tell of, because its player was away for a moment only; told
   * once.
   */
  readonly endedUnseen: FinishReason | null;
}

const NOTHING_WAITS: Waiting = { since: null, isNew: false, endedUnseen: null };
