import { RULES_VERSION, type State, type Timeline, type World } from '@slumberfell/engine';
import { STORED_STATE, type StoredFormat } from '@slumberfell/engine/stored';
import { keptTimeline } from '../../content/timeline.ts';
import type { Reader } from '../../storage/database/schema.ts';
import { characterRow } from '../../storage/tables/characters/rows.ts';
import { newerRules } from '../../storage/values/unreadable-character.ts';
import type { ReadOnlyDatabase } from '../read-only-database.ts';
import { allCharacters, someCharacters } from './chosen.ts';
import { checkHistory } from './history.ts';
import { checkRankings } from './rankings.ts';
import { unreadableOf } from './readable.ts';

/** A difference that the verification found in a character's stored data. */
export interface Finding {
  readonly characterId: number;
  readonly name: string;
  readonly what: string;
}

export interface Verification {
  /** How many characters were verified. */
  readonly characters: number;
  /** How many commands were replayed. */
  readonly commands: number;
  /**
   * How many characters were skipped because earlier rules settled them last: this release cannot replay what
   * those rules computed.
   */
  readonly ofOtherRules: number;
  readonly findings: readonly Finding[];
  /** How many findings are not listed. */
  readonly unlisted: number;
}

export interface VerifyOptions {
  /** How many characters to take at random; all without it. */
  readonly sample?: number;
  /** Only tests set it, to a stored format with upgrade steps of a later release. */
  readonly format?: StoredFormat<State>;
}

/** Maximum number of findings in the list. */
const LISTED = 1_000;

/** Characters per snapshot of the database. Few, so that the snapshot is held only for a short time. */
const AT_ONCE = 20;

interface Checked {
  readonly characterId: number;
  readonly name: string;
  /**
   * How many commands were replayed; null when earlier rules settled the character last, so that this release
   * cannot replay it.
   */
  readonly commands: number | null;
  /** Sentences on differences, and on what cannot be read. */
  readonly wrong: readonly string[];
}

/**
 * Replays each character's commands from one stored snapshot to the next and from the last one to the row,
 * and compares states and rankings. Also reads all other JSON that is stored of each character. All reads of
 * a character see the same state of the database. Deleted characters are left out.
 */
export async function verify(
  aside: Pick<ReadOnlyDatabase, 'view'>,
  { sample, format = STORED_STATE }: VerifyOptions = {},
): Promise<Verification> {
  const worlds = new Map<string, World>();
  const ids = sample === undefined ? allCharacters(aside.view) : await someCharacters(aside.view, sample);
  const findings: Finding[] = [];
  const counts = { characters: 0, commands: 0, ofOtherRules: 0, unlisted: 0 };
  for await (const part of inParts(ids)) {
    const checked = await aside.view(async (db) => {
      const timeline = await keptTimeline(db, worlds);
      const results: Checked[] = [];
      for (const characterId of part) results.push(...(await check(db, characterId, timeline, format)));
      return results;
    });
    for (const { characterId, name, commands, wrong } of checked) {
      if (commands === null) counts.ofOtherRules += 1;
      else counts.characters += 1;
      counts.commands += commands ?? 0;
      const room = LISTED - findings.length;
      findings.push(...wrong.slice(0, room).map((what) => ({ characterId, name, what })));
      counts.unlisted += Math.max(0, wrong.length - room);
    }
  }
  return { ...counts, findings };
}

/** Checks one character. @returns an empty list when it no longer exists. */
async function check(
  db: Reader,
  characterId: number,
  timeline: Timeline,
  format: StoredFormat<State>,
): Promise<readonly Checked[]> {
  const row = await characterRow(db, characterId);
  if (row === null) return [];
  const { name } = row.identity;
  const { rulesVersion } = row;
  const unreadable = await unreadableOf(db, row, format);
  if (rulesVersion < RULES_VERSION) return [{ characterId, name, commands: null, wrong: unreadable }];
  if (rulesVersion > RULES_VERSION) {
    const wrong = [`row: ${newerRules(rulesVersion)}`, ...unreadable];
    return [{ characterId, name, commands: 0, wrong }];
  }
  const { state, commands, wrong } = await checkHistory(db, row, timeline, format);
  const standings = state === null ? [] : await checkRankings(db, row, state, timeline);
  return [{ characterId, name, commands, wrong: [...wrong, ...standings, ...unreadable] }];
}

async function* inParts(ids: AsyncIterable<number> | Iterable<number>): AsyncGenerator<readonly number[]> {
  let part: number[] = [];
  for await (const id of ids) {
    part.push(id);
    if (part.length === AT_ONCE) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}
