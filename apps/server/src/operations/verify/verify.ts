import { RULES_VERSION, type World } from '@slumberfell/engine';
import { keptTimeline } from '../../game/content-timeline.ts';
import { characterRow } from '../../storage/characters.ts';
import type { Reader } from '../../storage/schema.ts';
import type { Aside } from '../aside.ts';
import { allCharacters, someCharacters } from './chosen.ts';
import { checkHistory } from './history.ts';
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

type Checked = { readonly name: string; readonly commands: number; readonly wrong: readonly string[] };

/**
 * Replays characters from snapshot to snapshot to row and compares states and rankings, each character as it is at one moment.
 * Those deleted with their account are left out.
 */
export async function verify(
  aside: Pick<Aside, 'view'>,
  { sample }: VerifyOptions = {},
): Promise<Verification> {
  const worlds = new Map<string, World>();
  const ids = sample === undefined ? allCharacters(aside.view) : await someCharacters(aside.view, sample);
  const findings: Finding[] = [];
  const counts = { characters: 0, commands: 0, ofOtherRules: 0, unlisted: 0 };
  for await (const characterId of ids) {
    const checked = await aside.view((db) => check(db, characterId, worlds));
    if (checked === null) continue;
    if (checked === 'of other rules') {
      counts.ofOtherRules += 1;
      continue;
    }
    const { name, commands, wrong } = checked;
    counts.characters += 1;
    counts.commands += commands;
    const room = LISTED - findings.length;
    findings.push(...wrong.slice(0, room).map((what) => ({ characterId, name, what })));
    counts.unlisted += Math.max(0, wrong.length - room);
  }
  return { ...counts, findings };
}

async function check(
  db: Reader,
  characterId: number,
  worlds: Map<string, World>,
): Promise<Checked | 'of other rules' | null> {
  const row = await characterRow(db, characterId);
  if (row === null) return null;
  if (row.rulesVersion !== RULES_VERSION) return 'of other rules';
  const timeline = await keptTimeline(db, worlds);
  const history = await checkHistory(db, row, timeline);
  const standings = await checkStandings(db, row, timeline);
  return {
    name: row.identity.name,
    commands: history.commands,
    wrong: [...history.wrong, ...standings],
  };
}
