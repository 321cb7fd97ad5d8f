import {
  advance,
  type Command,
  execute,
  RULES_VERSION,
  type State,
  Tally,
  type Timeline,
} from '@slumberfell/engine';
import { characterRow, type StateTexts } from '../storage/characters.ts';
import { type LogEntry, logAfter } from '../storage/command-log.ts';
import { newestSnapshot, type Snapshot } from '../storage/snapshots.ts';
import type { Storage } from '../storage/storage.ts';
import { wholeTimeline } from './content-timeline.ts';
import { decodeState, encodeTexts } from './state-text.ts';

/** Log entries that are read at a time. */
const PAGE = 1_000;

/**
 * What a snapshot became by the commands logged after it, settled to `until`: the stored row, byte for byte.
 * @throws Error when a logged command would be refused, or was executed by other rules than these: then the log does not
 * belong to the snapshot.
 */
export function replay(
  snapshot: Pick<Snapshot, 'state'>,
  log: readonly LogEntry[],
  timeline: Timeline,
  until: number,
): State {
  const state = decodeState(snapshot.state);
  const tally = new Tally();
  for (const entry of log) {
    if (entry.rulesVersion !== RULES_VERSION) {
      throw new Error(`command ${entry.revision} was executed by rules ${entry.rulesVersion}`);
    }
    advance(state, timeline, entry.at, tally);
    const command = { name: entry.name, input: JSON.parse(entry.input) } as Command;
    const result = execute(state, command, timeline, entry.at);
    if ('refused' in result) {
      throw new Error(`command ${entry.revision} (${entry.name}) is refused in replay: ${result.refused}`);
    }
  }
  advance(state, timeline, until, tally);
  return state;
}

/** A stored state beside what its log says it must be. */
export interface Audit {
  readonly stored: StateTexts;
  readonly replayed: StateTexts;
}

/**
 * Replays a character from its newest snapshot of these rules, which is as far back as they can answer for. Nobody may
 * give it commands meanwhile.
 * @returns null when there is no such character, or other rules have settled it last: open it first.
 */
export async function audit(storage: Storage, characterId: number): Promise<Audit | null> {
  const row = await storage.read((db) => characterRow(db, characterId));
  if (row?.rulesVersion !== RULES_VERSION) return null;
  const snapshot = await storage.read((db) => newestSnapshot(db, characterId, RULES_VERSION));
  if (snapshot === null)
    throw new Error(`character ${characterId} has no snapshot of the rules that settled it`);
  const log: LogEntry[] = [];
  for (let from = snapshot.revision; from < row.revision; from = log.at(-1)?.revision ?? row.revision) {
    log.push(...(await storage.read((db) => logAfter(db, characterId, from, PAGE))));
  }
  const state = replay(snapshot, log, await wholeTimeline(storage), row.at);
  return { stored: row.texts, replayed: encodeTexts(state) };
}
