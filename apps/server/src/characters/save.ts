import {
  chronicleOfCommand,
  type Moment,
  RULES_VERSION,
  type State,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import type { OpenDay } from '../chronicles/open-day.ts';
import { type RecordedChronicle, recordChronicle } from '../chronicles/record-chronicle.ts';
import { recordAbsence, UNSEEN, type Viewing, type Waiting } from '../idle-reports/absence.ts';
import { ALL_BOARDS, boardsBetween } from '../leaderboards/boards.ts';
import { updateRankings } from '../leaderboards/update-rankings.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { SavedState } from '../storage/tables/characters/columns.ts';
import { saveState } from '../storage/tables/characters/locked-rows.ts';
import type { RankingChange } from '../storage/tables/rankings/columns.ts';
import { saveSnapshot } from '../storage/tables/snapshots.ts';
import { writeChronicle } from '../storage/values/chronicle.ts';
import { endWithinLookahead } from './session-end.ts';
import type { Settlement } from './settle.ts';
import { encodeChanges, encodeState, encodeTexts } from './state-text.ts';

/**
 * A snapshot is due after `SNAPSHOT_COMMANDS` commands or `SNAPSHOT_AGE` ms, whichever comes first
 * (architecture, "What is saved, and when").
 */
const SNAPSHOT_COMMANDS = 5_000;
export const SNAPSHOT_AGE = 30 * 24 * 60 * 60 * 1000;

/** A saved state, with which cache and leaderboards are updated after the commit. */
export interface Saved {
  readonly revision: number;
  readonly at: number;
  readonly state: Readonly<State>;
  readonly openDay: OpenDay;
  readonly ranked: readonly RankingChange[];
  /** The pending idle report after the save. */
  readonly waiting: Waiting;
}

export interface SaveOptions {
  readonly revision: number;
  readonly timeline: Timeline;
  /** Why the character is saved, and when it had a socket; by default no player is involved. */
  readonly viewing?: Viewing;
  /** What a command did at the lock's instant. */
  readonly executed?: Moment;
}

/**
 * Saves the draft as the character's state, at `revision` and the lock's instant. Saves also what must be
 * committed in the same transaction, such as the chronicle and rankings.
 */
export async function save(
  character: LockedCharacter,
  settlement: Settlement,
  { revision, timeline, viewing = UNSEEN, executed }: SaveOptions,
): Promise<Saved> {
  const { draft, parts, report, chronicle } = settlement;
  const { head, now } = character;
  const row = rowOf(character, settlement, revision, timeline);
  await character.request(saveState, { ...row, fromRevision: head.revision, fromAt: head.at });
  const command = executed ? chronicleOfCommand(executed, worldAt(timeline, now)) : null;
  const recorded = await recordChronicle(character, chronicle, { parts, command, timeline });
  await saveSnapshotIfDue(character, row, draft, recorded);
  const ranked = await saveRankings(character, settlement, timeline);
  const waiting = await recordAbsence(character, viewing, report);
  return { revision, at: now, state: { ...draft }, openDay: recorded.openDay, ranked, waiting };
}

function rowOf(
  character: LockedCharacter,
  { draft, stored, isUpgraded, stateVersion }: Settlement,
  revision: number,
  timeline: Timeline,
): SavedState {
  const { now } = character;
  return {
    ...(isUpgraded ? encodeTexts(draft) : encodeChanges(draft, stored)),
    stateVersion,
    revision,
    at: now,
    rulesVersion: RULES_VERSION,
    contentVersion: worldAt(timeline, now).version,
    sessionContent: draft.shown.action?.content ?? null,
    busyUntil: endOf(draft, character, revision, timeline),
  };
}

/**
 * Epoch ms at which the running session will end; null when none runs. Time alone does not change the end:
 * settling at any instant leads to the same end. So the end is computed only after a command, after a change
 * of the rules, or when the session has lasted longer than was computed.
 */
function endOf(
  draft: State,
  { head, now }: LockedCharacter,
  revision: number,
  timeline: Timeline,
): number | null {
  if (draft.shown.action === null) return null;
  const isAsBefore = revision === head.revision && head.rulesVersion === RULES_VERSION;
  return isAsBefore && head.busyUntil !== null && head.busyUntil > now
    ? head.busyUntil
    : endWithinLookahead(draft, timeline, now);
}

async function saveSnapshotIfDue(
  character: LockedCharacter,
  row: SavedState,
  draft: State,
  { current }: RecordedChronicle,
): Promise<void> {
  const { snapshotRevision, snapshotAt } = character.head;
  if (row.revision - snapshotRevision < SNAPSHOT_COMMANDS && row.at - snapshotAt < SNAPSHOT_AGE) return;
  const chronicle = writeChronicle(await current());
  await character.request(saveSnapshot, {
    ...row,
    state: encodeState(draft),
    ...chronicle,
    createdAt: row.at,
  });
}

/**
 * Updates the rankings on the boards whose values have changed. Updates every board when a session has ended
 * or other rules settled the row last. The reason: while a session runs, leaderboard rounds store rankings
 * that are newer than the row, and these may differ from the state at the session's end.
 */
async function saveRankings(
  character: LockedCharacter,
  { draft, stored, lastGains }: Settlement,
  timeline: Timeline,
): Promise<readonly RankingChange[]> {
  const mayDifferOnAll =
    character.head.rulesVersion !== RULES_VERSION ||
    (stored.shown.action !== null && draft.shown.action === null);
  const boards = mayDifferOnAll ? ALL_BOARDS : boardsBetween(stored.shown, draft.shown);
  const world = worldAt(timeline, character.now);
  return await updateRankings(character, boards, draft.shown, world, lastGains, character.now);
}
