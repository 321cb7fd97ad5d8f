import type { Recorder } from '@slumberfell/engine';
import { CHRONICLE_SAVER } from '../chronicles/chronicle-saver.ts';
import { ALERT_SAVER } from '../happenings/alert-saver.ts';
import type { Happenings } from '../happenings/happenings.ts';
import { LINE_SAVER } from '../happenings/line-saver.ts';
import type { IdleReports } from '../idle-reports/idle-reports.ts';
import { REPORT_SAVER } from '../idle-reports/report-saver.ts';
import type { Leaderboards } from '../leaderboards/leaderboards.ts';
import { RANKING_SAVER } from '../leaderboards/ranking-saver.ts';
import type { Replayed } from '../saving/replayed.ts';
import type { Kept, NewCharacter, ReadCharacter, Save, Saver, Saving } from '../saving/saver.ts';
import type { AnyRequest } from '../storage/database/character-request.ts';
import type { DatabaseKind } from '../storage/database/dialect.ts';
import type { Writer } from '../storage/database/schema.ts';
import type { LockedCharacter } from '../storage/locked-characters/locked-character.ts';
import type { SnapshotParts } from '../storage/tables/snapshots.ts';
import { ROW_SAVER } from './row-saver.ts';
import { SNAPSHOT_SAVER } from './snapshot-saver.ts';

/**
 * All that is stored with a character, in the order in which it is saved. A snapshot comes after what has a
 * part in it.
 */
const SAVERS = {
  row: ROW_SAVER,
  chronicle: CHRONICLE_SAVER,
  snapshots: SNAPSHOT_SAVER,
  rankings: RANKING_SAVER,
  reports: REPORT_SAVER,
  alerts: ALERT_SAVER,
  lines: LINE_SAVER,
};

/** The services that savers tell what was saved. */
export interface PublishingServices {
  readonly leaderboards: Pick<Leaderboards, 'committed'>;
  readonly idleReports: Pick<IdleReports, 'announceWaiting' | 'tellSetAside'>;
  readonly happenings: Pick<Happenings, 'announce' | 'look'>;
}

type Savers = typeof SAVERS;
type AnySaver = Saver<Saving<unknown>, unknown, PublishingServices>;

/** The savers at work on one locked character. */
export type Savings = { readonly [Name in keyof Savers]: ReturnType<Savers[Name]['begin']> };

/** What the savers have returned. */
export type Results = { readonly [Name in keyof Savers]: Awaited<ReturnType<Savings[Name]['save']>> };

/** What the cache keeps of the savers, by their names. */
export type KeptParts = Readonly<Record<string, Kept>>;

/** Commands go over the names with plain loops, because they are frequent. */
const NAMES = Object.keys(SAVERS) as readonly (keyof Savers)[];
const ALL: readonly AnySaver[] = NAMES.map((name) => SAVERS[name]);

/** All that savers request of locked characters, in the order in which they do. */
export const SAVER_REQUESTS: readonly AnyRequest[] = ALL.flatMap(({ requests }) => requests);

/** What `verify` computes again from snapshots and logs. */
export const REPLAYED: readonly Replayed<unknown>[] = ALL.flatMap(({ replayed }) => replayed ?? []);

export function beginSavers(read: ReadCharacter, kept: KeptParts): Savings {
  const savings: Record<string, Saving<unknown>> = {};
  for (const name of NAMES) savings[name] = (SAVERS[name] as AnySaver).begin(read, kept[name]?.value);
  return savings as Savings;
}

export function recordersOf(savings: Savings): readonly Recorder[] {
  const recorders: Recorder[] = [];
  for (const name of NAMES) {
    const { recorder }: Saving<unknown> = savings[name];
    if (recorder !== undefined) recorders.push(recorder);
  }
  return recorders;
}

/** What the savers store in a snapshot of the stored state of a character that is not settled. */
export async function storedParts(character: LockedCharacter): Promise<Partial<SnapshotParts>> {
  const parts: Partial<SnapshotParts> = {};
  for (const saver of ALL) Object.assign(parts, await saver.storedPart?.(character));
  return parts;
}

/** Saves everything, in the order of the savers. */
export async function saveAll(
  savings: Savings,
  save: Save,
): Promise<{ readonly results: Results; readonly kept: KeptParts }> {
  const results: Record<string, unknown> = {};
  const kept: Record<string, Kept> = {};
  for (const name of NAMES) {
    const saving: Saving<unknown> = savings[name];
    const result = saving.save(save);
    results[name] = result instanceof Promise ? await result : result;
    const value = saving.kept?.();
    if (value !== undefined) kept[name] = value;
  }
  return { results: results as Results, kept };
}

/** What the savers store of a new character. */
export function firstRows(created: NewCharacter): {
  readonly parts: Partial<SnapshotParts>;
  /** Inserts all of it, in the transaction that has inserted the character's row. */
  insert(tx: Writer, kind: DatabaseKind, characterId: number): Promise<Partial<Results>>;
} {
  const rows = NAMES.flatMap((name) => {
    const first = (SAVERS[name] as AnySaver).first?.(created);
    return first ? [{ name, first }] : [];
  });
  return {
    parts: Object.assign({}, ...rows.map(({ first }) => first.part)) as Partial<SnapshotParts>,
    async insert(tx, kind, characterId) {
      const results: Record<string, unknown> = {};
      for (const { name, first } of rows) results[name] = await first.insert(tx, kind, characterId);
      return results;
    },
  };
}

/** Tells other services what was saved. Call it after the commit. */
export function publishResults(
  services: PublishingServices,
  characterId: number,
  results: Partial<Results>,
): void {
  for (const name of NAMES) {
    const saver: AnySaver = SAVERS[name];
    if (results[name] !== undefined) saver.publish?.(services, characterId, results[name]);
  }
}
