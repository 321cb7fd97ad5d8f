import { RULES_VERSION, type Timeline, type World } from '@slumberfell/engine';
import { keptTimeline } from '../../game/content-timeline.ts';
import { characterRow } from '../../storage/characters.ts';
import type { Reader } from '../../storage/schema.ts';
import type { Aside } from '../aside.ts';
import { allCharacters, someCharacters } from './chosen.ts';
import { checkHistory, type HistoryCheck } from './history.ts';
import { checkStandings } from './standings.ts';

/** Something that is not as it must be. */
export interface Finding {
  readonly characterId: number;
  readonly name: string;
  readonly what: string;
}

export interface Verification {
  /** Characters that were verified. */
  readonly characters: number;
  /** Commands that were replayed. */
  readonly commands: number;
  /** Characters that were left out because other rules have settled them last: this release begins anew with what it finds. */
  readonly ofOtherRules: number;
  readonly findings: readonly Finding[];
  /** Findings beyond those that are listed. */
  readonly unlisted: number;
}

export interface VerifyOptions {
  /** How many characters at random; all without it. */
  readonly sample?: number;
}

/** Findings listed at most. */
const LISTED = 1_000;

/** Characters that are looked at in one view of the database: few, so that it is short. */
const AT_ONCE = 20;

interface Checked {
  readonly characterId: number;
  readonly name: string;
  /** Null when other rules have settled it last. */
  readonly history: HistoryCheck | null;
  readonly standings: readonly string[];
}

/**
 * Replays characters from snapshot to snapshot to row and compares states and rankings, each character as it is at one
 * moment. Those deleted with their account are left out.
 */
export async function verify(
  aside: Pick<Aside, 'view'>,
  { sample }: VerifyOptions = {},
): Promise<Verification> {
  const worlds = new Map<string, World>();
  const ids = sample === undefined ? allCharacters(aside.view) : await someCharacters(aside.view, sample);
  const findings: Finding[] = [];
  const counts = { characters: 0, commands: 0, ofOtherRules: 0, unlisted: 0 };
  for await (const part of inParts(ids)) {
    const checked = await aside.view(async (db) => {
      const timeline = await keptTimeline(db, worlds);
      const results: Checked[] = [];
      for (const characterId of part) results.push(...(await check(db, characterId, timeline)));
      return results;
    });
    for (const { characterId, name, history, standings } of checked) {
      if (history === null) {
        counts.ofOtherRules += 1;
        continue;
      }
      counts.characters += 1;
      counts.commands += history.commands;
      const wrong = [...history.wrong, ...standings];
      const room = LISTED - findings.length;
      findings.push(...wrong.slice(0, room).map((what) => ({ characterId, name, what })));
      counts.unlisted += Math.max(0, wrong.length - room);
    }
  }
  return { ...counts, findings };
}

/** @returns nothing for a character that is not there any more. */
async function check(db: Reader, characterId: number, timeline: Timeline): Promise<readonly Checked[]> {
  const row = await characterRow(db, characterId);
  if (row === null) return [];
  const { name } = row.identity;
  if (row.rulesVersion !== RULES_VERSION) return [{ characterId, name, history: null, standings: [] }];
  const history = await checkHistory(db, row, timeline);
  return [{ characterId, name, history, standings: await checkStandings(db, row, timeline) }];
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
