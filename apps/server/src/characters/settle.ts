import {
  advance,
  IdleReportRecorder,
  RULES_VERSION,
  type State,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import { type Attendance, attend, NOBODY, type Waiting } from '../idle-reports/absence.ts';
import { ALL_BOARDS, boardsBetween } from '../leaderboards/boards.ts';
import { LastGainRecorder } from '../leaderboards/last-gain-recorder.ts';
import { rank } from '../leaderboards/update-rankings.ts';
import { settleTime } from '../observe/measurements.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { SavedState } from '../storage/tables/characters.ts';
import type { RankingChange } from '../storage/tables/rankings.ts';
import { foreseenEnd } from './session-end.ts';
import { encodeChanges, encodeState, encodeTexts } from './state-text.ts';
import type { StoredStates } from './stored-states.ts';

/**
 * A snapshot is due after so many commands or so many milliseconds, whichever comes first (architecture,
 * "What is saved, and when").
 */
export const SNAPSHOT_COMMANDS = 5_000;
export const SNAPSHOT_AGE = 30 * 24 * 60 * 60 * 1000;

/** A state that has been stored, to be cached once it is committed. */
export interface Stored {
  readonly revision: number;
  readonly at: number;
  readonly state: Readonly<State>;
  /** For the leaderboards, to be told first of all. */
  readonly ranked: readonly RankingChange[];
  /** What its player has not read yet of what came while away. */
  readonly waiting: Waiting;
}

/** A stored state, and a draft of it that has been settled. */
export interface Settling {
  readonly draft: State;
  readonly stored: Readonly<State>;
  /** Whether the stored state was of an earlier version. */
  readonly isUpgraded: boolean;
  /** The version in which it is to be stored. */
  readonly stateVersion: number;
  /** What the time in between brought: for the idle report, and for the leaderboards. */
  readonly report: IdleReportRecorder;
  readonly lastGains: LastGainRecorder;
}

/**
 * The state of a locked character as it is stored, and a draft of it, settled to the lock's instant. Under rules
 * that have a new number, the stored state is kept first as the snapshot from which these rules replay.
 * @throws UnreadableCharacter when this release must not settle it
 */
export async function settle(
  character: LockedCharacter,
  timeline: Timeline,
  states: StoredStates,
): Promise<Settling> {
  const { revision, at, rulesVersion } = character.head;
  const { state: stored, isUpgraded } = await states.read(character.head, () => character.stored());
  const stateVersion = states.version;
  if (rulesVersion !== RULES_VERSION) {
    const { contentVersion } = await character.stored();
    await character.snapshot({
      revision,
      at,
      rulesVersion: RULES_VERSION,
      contentVersion,
      sessionContent: stored.shown.action?.content ?? null,
      state: encodeState(stored),
      stateVersion,
    });
  }
  const draft: State = { ...stored };
  const report = new IdleReportRecorder();
  const lastGains = new LastGainRecorder();
  const began = settleTime.hasSubscribers ? performance.now() : 0;
  advance(draft, timeline, character.now, report, lastGains);
  if (began > 0) settleTime.publish(performance.now() - began);
  return { draft, stored, isUpgraded, stateVersion, report, lastGains };
}

/**
 * Stores a draft as the character's state at a revision and the lock's instant, with its rankings, with what is to be told to
 * its player when nobody saw it come, and with a snapshot if one is due.
 */
export async function store(
  character: LockedCharacter,
  { draft, stored, isUpgraded, stateVersion, report, lastGains }: Settling,
  revision: number,
  timeline: Timeline,
  attendance: Attendance = NOBODY,
): Promise<Stored> {
  const { head, now } = character;
  const saved: SavedState = {
    ...(isUpgraded ? encodeTexts(draft) : encodeChanges(draft, stored)),
    stateVersion,
    revision,
    at: now,
    rulesVersion: RULES_VERSION,
    contentVersion: worldAt(timeline, now).version,
    sessionContent: draft.shown.action?.content ?? null,
    busyUntil: endOf(draft, character, revision, timeline),
  };
  await character.save(saved);
  if (revision - head.snapshotRevision >= SNAPSHOT_COMMANDS || now - head.snapshotAt >= SNAPSHOT_AGE) {
    await character.snapshot({ ...saved, state: encodeState(draft) });
  }
  // Rounds rank a session ahead of its row. Should it end otherwise than it then seemed, every board is put right.
  const isOverlooked =
    head.rulesVersion !== RULES_VERSION || (stored.shown.action !== null && draft.shown.action === null);
  const boards = isOverlooked ? ALL_BOARDS : boardsBetween(stored.shown, draft.shown);
  const ranked = await rank(character, boards, draft.shown, lastGains, now);
  const waiting = await attend(character, attendance, () => report.between(stored.shown, draft.shown));
  return { revision, at: now, state: { ...draft }, ranked, waiting };
}

/**
 * When the session under way will end. Time alone does not change that: settling at any instant leads to the same end. So only
 * what a command or other rules made is played to its end, and what has outlived what was expected of it.
 */
function endOf(draft: State, { head, now }: LockedCharacter, revision: number, timeline: Timeline) {
  if (draft.shown.action === null) return null;
  const isAsBefore = revision === head.revision && head.rulesVersion === RULES_VERSION;
  return isAsBefore && head.busyUntil !== null && head.busyUntil > now
    ? head.busyUntil
    : foreseenEnd(draft, timeline, now);
}
