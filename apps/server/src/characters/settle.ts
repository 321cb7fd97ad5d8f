import {
  type DayPart,
  type IdleReport,
  openingChronicle,
  RULES_VERSION,
  type State,
  settleByDay,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import { LockedChronicle } from '../chronicles/locked-chronicle.ts';
import { LastGainRecorder } from '../leaderboards/last-gain-recorder.ts';
import { settleTime } from '../observe/measurements.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import { readTexts } from '../storage/tables/characters/locked-rows.ts';
import { saveSnapshot } from '../storage/tables/snapshots.ts';
import { writeChronicle } from '../storage/values/chronicle.ts';
import { encodeState } from './state-text.ts';
import type { StoredState, StoredStates } from './stored-states.ts';

/** A stored state, and a copy of it that was settled to the lock's instant. */
export interface Settlement {
  /** The settled copy. A command may change it before it is saved. */
  readonly draft: State;
  readonly stored: Readonly<State>;
  /** Whether the stored state had an earlier version. */
  readonly isUpgraded: boolean;
  /** The state version in which a save writes the draft. */
  readonly stateVersion: number;
  /**
   * The gains of the settled time: `report` for the idle report, `parts` for the chronicle, `lastGains` for
   * the leaderboards.
   */
  readonly report: IdleReport;
  readonly parts: readonly DayPart[];
  readonly lastGains: LastGainRecorder;
  /** The character's chronicle before the settled time. */
  readonly chronicle: LockedChronicle;
}

/**
 * Reads the state of a locked character and settles a copy of it to the lock's instant.
 * @throws UnreadableCharacter when newer rules settled it last, or the stored state cannot be decoded.
 */
export async function settle(
  character: LockedCharacter,
  timeline: Timeline,
  states: StoredStates,
): Promise<Settlement> {
  const read = await states.read(character.head, () => character.request(readTexts));
  const { head, now } = character;
  const chronicle = new LockedChronicle(character, read.openDay, () =>
    openingChronicle(read.state.shown, worldAt(timeline, head.at)),
  );
  if (head.rulesVersion !== RULES_VERSION) await keepForNewRules(character, read, chronicle, states.version);
  const draft: State = { ...read.state };
  const lastGains = new LastGainRecorder();
  const began = settleTime.hasSubscribers ? performance.now() : 0;
  const { report, parts } = settleByDay(draft, timeline, head.at, now, lastGains);
  if (began > 0) settleTime.publish(performance.now() - began);
  return {
    draft,
    stored: read.state,
    isUpgraded: read.isUpgraded,
    stateVersion: states.version,
    report,
    parts,
    lastGains,
    chronicle,
  };
}

/**
 * Stores the state as a snapshot before the present rules settle it. Replays by the present rules begin at
 * this snapshot.
 */
async function keepForNewRules(
  character: LockedCharacter,
  { state }: StoredState,
  chronicle: LockedChronicle,
  stateVersion: number,
): Promise<void> {
  const { head, now } = character;
  const { revision, at } = head;
  const { contentVersion } = await character.request(readTexts);
  await character.request(saveSnapshot, {
    revision,
    at,
    rulesVersion: RULES_VERSION,
    contentVersion,
    sessionContent: state.shown.action?.content ?? null,
    state: encodeState(state),
    stateVersion,
    createdAt: now,
    ...writeChronicle(await chronicle.current()),
  });
}
