import { type Chronicle, RULES_VERSION, type State, type Timeline } from '@slumberfell/engine';
import { STORED_STATE, type StoredFormat, UnreadableValue } from '@slumberfell/engine/stored';
import { LOG_MONTHS } from '@slumberfell/protocol';
import { monthsBefore } from '../../accounts/months-before.ts';
import { Replay, Unreplayable } from '../../characters/replay.ts';
import { decodeState, decodeTexts } from '../../characters/state-text.ts';
import { chronicleDifferences, unbalanced } from '../../chronicles/replayed-chronicle.ts';
import { sumOfStored } from '../../chronicles/sum-of-stored.ts';
import { differences } from '../../lib/differences.ts';
import type { Reader } from '../../storage/database/schema.ts';
import type { CharacterRow } from '../../storage/tables/characters/rows.ts';
import { storedChronicle } from '../../storage/tables/chronicles.ts';
import { logAfter } from '../../storage/tables/command-log.ts';
import { type Snapshot, snapshotHeads, snapshotState } from '../../storage/tables/snapshots.ts';
import { readChronicle } from '../../storage/values/chronicle.ts';
import { newerRules, UnreadableCharacter } from '../../storage/values/unreadable-character.ts';

/** Maximum number of log entries in one query. */
const PAGE = 1_000;

export interface HistoryCheck {
  /** How many commands were replayed. */
  readonly commands: number;
  /** Sentences on differences between the replay and what is stored. */
  readonly wrong: readonly string[];
}

/**
 * Replays a character from each snapshot to the next, and from the last snapshot to its row. It checks only
 * what this release's rules have computed, so not the snapshots of earlier rules. It also skips snapshots
 * older than `LOG_MONTHS`, except for the last one, because the server may have removed the commands before
 * them.
 * @param row the character's row. This release's rules must have settled it last.
 * @param format the stored format of states. States of earlier versions are upgraded before the replay.
 * @returns also the row's state; null when it cannot be read.
 */
export async function checkHistory(
  db: Reader,
  row: CharacterRow,
  timeline: Timeline,
  format: StoredFormat<State> = STORED_STATE,
): Promise<HistoryCheck & { readonly state: State | null }> {
  const wrong: string[] = [];
  let commands = 0;
  let running: { readonly replay: Replay; readonly revision: number } | null = null;
  /** @returns what `read` decodes; null when it cannot be read, which is added to `wrong`. */
  const decoded = <T>(where: string, read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadableValue || error instanceof UnreadableCharacter)) throw error;
      wrong.push(`${where}: ${error.message}`);
      return null;
    }
  };
  const arrive = async (
    { revision, at }: { readonly revision: number; readonly at: number },
    stored: State,
    chronicle: Chronicle | null,
    where: string,
  ): Promise<void> => {
    if (chronicle !== null) wrong.push(...unbalanced(chronicle, stored).map((what) => `${where}: ${what}`));
    if (running === null) return;
    const { replay } = running;
    try {
      commands += await follow(db, row.id, replay, running.revision, revision);
      replay.settle(at);
      const differing = [...differences(stored, replay.state)];
      if (chronicle !== null && replay.chronicle !== null)
        differing.push(...chronicleDifferences(chronicle, replay.chronicle));
      wrong.push(...differing.map((difference) => `${where}: ${difference}`));
    } catch (error) {
      if (!(error instanceof Unreplayable || error instanceof UnreadableValue)) throw error;
      wrong.push(`${where}: ${error.message}`);
    }
  };
  const heads = await snapshotHeads(db, row.id);
  const mayBePurged = monthsBefore(Date.now(), LOG_MONTHS);
  for (const [index, head] of heads.entries()) {
    const { revision, rulesVersion, createdAt, at } = head;
    if (createdAt < mayBePurged && index < heads.length - 1) continue;
    const where = `snapshot of ${new Date(createdAt).toISOString()}`;
    if (rulesVersion !== RULES_VERSION) {
      if (rulesVersion > RULES_VERSION) wrong.push(`${where}: ${newerRules(rulesVersion)}`);
      running = null;
      continue;
    }
    const taken = await snapshotState(db, row.id, revision, rulesVersion);
    const state = decoded(where, () => decodeState(taken, format));
    if (state === null) {
      running = null;
      continue;
    }
    const chronicle = decoded(where, () => chronicleOf(taken));
    await arrive(head, state, chronicle, where);
    running = { replay: new Replay({ ...state }, at, timeline, chronicle), revision };
  }
  if (running === null) wrong.push('row: no snapshot of the rules that settled it');
  const stored = decoded('row', () => decodeTexts(row.texts, format));
  const kept = await storedChronicle(db, row.id);
  const chronicle = decoded('row', () => kept && sumOfStored(row.id, kept));
  if (stored !== null) await arrive(row, stored, chronicle, 'row');
  return { commands, wrong, state: stored };
}

/**
 * Executes the logged commands after the revision `after`, up to and including `until`.
 * @returns how many commands it executed.
 * @throws Unreplayable when one of these commands is not in the log.
 */
async function follow(
  db: Reader,
  characterId: number,
  replay: Replay,
  after: number,
  until: number,
): Promise<number> {
  let revision = after;
  while (revision < until) {
    const page = await logAfter(db, characterId, revision, Math.min(PAGE, until - revision));
    if (page.length === 0) throw new Unreplayable(`command ${revision + 1} is not in the log`);
    for (const entry of page) {
      revision += 1;
      if (entry.revision !== revision) throw new Unreplayable(`command ${revision} is not in the log`);
      replay.apply(entry);
    }
  }
  return until - after;
}

const chronicleOf = ({
  chronicle,
  chronicleVersion,
}: Pick<Snapshot, 'chronicle' | 'chronicleVersion'>): Chronicle | null =>
  chronicle === null || chronicleVersion === null ? null : readChronicle({ chronicle, chronicleVersion });
