import { RULES_VERSION, type State, type Timeline } from '@slumberfell/engine';
import { STORED_STATE, type StoredFormat, UnreadableValue } from '@slumberfell/engine/stored';
import { LOG_MONTHS } from '@slumberfell/protocol';
import { monthsBefore } from '../../accounts/own-data/months-before.ts';
import { Replay, type ReplayedValues, Unreplayable } from '../../characters/replay.ts';
import { REPLAYED } from '../../characters/savers.ts';
import { decodeState, decodeTexts } from '../../characters/state-text.ts';
import { differences } from '../../lib/differences.ts';
import type { Replayed } from '../../saving/replayed.ts';
import type { Reader } from '../../storage/database/schema.ts';
import type { CharacterRow } from '../../storage/tables/characters/rows.ts';
import { logAfter } from '../../storage/tables/command-log.ts';
import { snapshotHeads, snapshotState } from '../../storage/tables/snapshots.ts';
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
  const decoded = async <T>(where: string, read: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UnreadableValue || error instanceof UnreadableCharacter)) throw error;
      wrong.push(`${where}: ${error.message}`);
      return null;
    }
  };
  const arrive = async (
    { revision, at }: { readonly revision: number; readonly at: number },
    stored: State,
    values: ReplayedValues,
    where: string,
  ): Promise<void> => {
    for (const [replayed, value] of values)
      wrong.push(...replayed.contradictions(value, stored).map((what) => `${where}: ${what}`));
    if (running === null) return;
    const { replay } = running;
    try {
      commands += await follow(db, row.id, replay, running.revision, revision);
      replay.settle(at);
      const differing = [...differences(stored, replay.state), ...valueDifferences(values, replay.values)];
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
    const state = await decoded(where, () => decodeState(taken, format));
    if (state === null) {
      running = null;
      continue;
    }
    const values = await valuesOf((replayed) => decoded(where, () => replayed.inSnapshot(taken)));
    await arrive(head, state, values, where);
    running = { replay: new Replay({ ...state }, at, timeline, values), revision };
  }
  if (running === null) wrong.push('row: no snapshot of the rules that settled it');
  const stored = await decoded('row', () => decodeTexts(row.texts, format));
  const values = await valuesOf((replayed) => decoded('row', () => replayed.withRow(db, row.id)));
  if (stored !== null) await arrive(row, stored, values, 'row');
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

/** The values that `read` finds. */
async function valuesOf(
  read: (replayed: Replayed<unknown>) => Promise<unknown>,
): Promise<Map<Replayed<unknown>, unknown>> {
  const values = new Map<Replayed<unknown>, unknown>();
  for (const replayed of REPLAYED) {
    const value = await read(replayed);
    if (value !== null) values.set(replayed, value);
  }
  return values;
}

/** Sentences on how stored values differ from those of a replay. What only one of the two has is left out. */
const valueDifferences = (stored: ReplayedValues, replayed: ReplayedValues): readonly string[] =>
  [...stored].flatMap(([thing, value]) =>
    replayed.has(thing) ? thing.differences(value, replayed.get(thing)) : [],
  );
