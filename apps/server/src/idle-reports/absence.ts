import { addReports, type FinishReason, type IdleReport, isEmptyReport } from '@slumberfell/engine';
import { IDLE_REPORTS_KEPT } from '@slumberfell/protocol';
import type { Occasion, Viewing, Watch } from '../saving/viewing.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import {
  deleteUnshownReport,
  dismissReportsUpTo,
  type NewReport,
  pruneReports,
  readWaitingReports,
  saveReport,
  setReportAside,
} from '../storage/tables/idle-reports.ts';
import { reportOrFault, writeReport } from '../storage/values/idle-report.ts';
import { AWAY } from './watches.ts';

/**
 * What a save does with the report that the player has not been shown. `grow`: stores it with the new gains.
 * `complete`: the same, and the player is shown it. `remove`: the player was present after all. `keep`: it
 * stays as stored.
 */
type Step = 'grow' | 'complete' | 'remove' | 'keep';

/** The step by why a character is saved, and whether its player was away for long enough. */
const STEPS: Readonly<Record<Occasion, { readonly away: Step; readonly present: Step }>> = {
  opening: { away: 'complete', present: 'remove' },
  leaving: { away: 'grow', present: 'remove' },
  acting: { away: 'grow', present: 'remove' },
  unseen: { away: 'grow', present: 'keep' },
};

/**
 * Records what a character gained while its player was away, up to `character.now`. An absence may be saved
 * in several parts: each part is added to the stored report that the player has not been shown yet. The
 * report is complete when the player opens the character. Runs in the transaction that saves the character.
 * @param report the gains since the instant of the character's row.
 * @returns the `since` of the report that is not dismissed, and whether this call has completed it. After an
 *   absence too short for a report: why a session ended in it, if one ended.
 */
export function recordAbsence(
  character: LockedCharacter,
  viewing: Viewing,
  report: IdleReport,
): Promise<Waiting> | Waiting {
  const { head, now } = character;
  // Commands are frequent. A stored report can wait until the player opens the character, so a command that
  // follows no absence does not read the reports.
  if (viewing.occasion === 'acting' && !isAway(head.at, viewing.watch, now)) return NOTHING_WAITS;
  return addToReport(character, viewing, report);
}

/** Reads the stored reports, and takes the step that follows from them. */
async function addToReport(
  character: LockedCharacter,
  { occasion, watch }: Viewing,
  report: IdleReport,
): Promise<Waiting> {
  const { head, now } = character;
  const { unshown, shown, setAside } = await readStored(character);
  const since = unshown?.since ?? head.at;
  const whole = unshown === null ? report : addReports(unshown.report, report);
  // The absence of a player who is still away may become long enough for a report.
  const isStillAway = occasion === 'unseen' && watch === null;
  const isAbsence = isStillAway || (isAway(since, watch, now) && !isEmptyReport(whole));
  const step = STEPS[occasion][isAbsence ? 'away' : 'present'];
  const row = { since, until: now, ...writeReport(whole) };
  switch (step) {
    case 'grow':
      await character.request(saveReport, { ...row, shown: 0 });
      return { since: shown, isNew: false, endedUnseen: null, setAside };
    case 'complete':
      await complete(character, row, shown);
      return { since, isNew: true, endedUnseen: null, setAside };
    case 'remove':
      if (unshown !== null) await character.request(deleteUnshownReport);
      return { since: shown, isNew: false, endedUnseen: endedUnseen(occasion, watch, whole), setAside };
    case 'keep':
      return { since: shown, isNew: false, endedUnseen: null, setAside };
  }
}

/** Whether a player who was last present at `since` has been away for long enough for a report. */
function isAway(since: number, watch: Watch | null, now: number): boolean {
  const came = watch?.since ?? now;
  return came - since > AWAY || now - (watch?.until ?? now) > AWAY;
}

/** The reports that the player has not dismissed. */
interface Stored {
  readonly unshown: { readonly since: number; readonly report: IdleReport } | null;
  /** The `since` of the report that the player was shown. */
  readonly shown: number | null;
  /** Why the report that the player has not been shown cannot be read; null when it can. */
  readonly setAside: string | null;
}

/** Sets aside a report that cannot be read; then the absence begins with the present row. */
async function readStored(character: LockedCharacter): Promise<Stored> {
  const waiting = await character.request(readWaitingReports);
  const shown = waiting.find(({ unshown }) => unshown === null)?.since ?? null;
  const open = waiting.find(({ unshown }) => unshown !== null);
  if (open === undefined || open.unshown === null) return { unshown: null, shown, setAside: null };
  const { since, unshown: report, reportVersion } = open;
  const read = reportOrFault({ report, reportVersion });
  if ('report' in read) return { unshown: { since, report: read.report }, shown, setAside: null };
  await character.request(setReportAside, { since });
  return { unshown: null, shown, setAside: read.fault };
}

async function complete(
  character: LockedCharacter,
  row: Omit<NewReport, 'shown'>,
  shown: number | null,
): Promise<void> {
  if (shown !== null) await character.request(dismissReportsUpTo, { upTo: shown });
  await character.request(saveReport, { ...row, shown: 1 });
  await character.request(pruneReports, { kept: IDLE_REPORTS_KEPT });
}

/** Why a session ended that the player has not seen, for a player who opens the character. */
function endedUnseen(occasion: Occasion, watch: Watch | null, { ended }: IdleReport): FinishReason | null {
  if (occasion !== 'opening' || ended === null) return null;
  const wasWatched = watch !== null && watch.since <= ended.at && ended.at <= (watch.until ?? ended.at);
  return wasWatched ? null : ended.reason;
}

/**
 * The result of `recordAbsence`: the first instant of the report that is not dismissed (null when there is
 * none), and whether this call has completed that report (`isNew`).
 */
export interface Waiting {
  readonly since: number | null;
  readonly isNew: boolean;
  /** Why a session ended without a report, because the absence was too short; returned only once. */
  readonly endedUnseen: FinishReason | null;
  /** Why a stored report could not be read and was set aside; null when none was. */
  readonly setAside: string | null;
}

const NOTHING_WAITS: Waiting = { since: null, isNew: false, endedUnseen: null, setAside: null };
