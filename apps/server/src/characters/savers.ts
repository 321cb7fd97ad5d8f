import { CHRONICLE_SAVER } from '../chronicles/chronicle-saver.ts';
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
};

/** The services that savers tell what was saved. */
export interface PublishingServices {
  readonly leaderboards: Pick<Leaderboards, 'committed'>;
  readonly idleReports: Pick<IdleReports, 'announceWaiting'>;
}

type Savers = typeof SAVERS;
type AnySaver = Saver<Saving<unknown>, unknown, PublishingServices>;

/** The savers at work on one locked character. */
export type Savings = { readonly [Name in keyof Savers]: ReturnType<Savers[Name]['begin']> };

/** What the savers have returned. */
export type Results = { readonly [Name in keyof Savers]: Awaited<ReturnType<Savings[Name]['save']>> };

/** What the cache keeps of the savers, by their names. */
export type KeptParts = Readonly<Record<string, Kept>>;

const ALL: readonly (readonly [string, AnySaver])[] = Object.entries<AnySaver>(SAVERS);

/** All that savers request of locked characters, in the order in which they do. */
export const SAVER_REQUESTS: readonly AnyRequest[] = ALL.flatMap(([, { requests }]) => requests);

/** What `verify` computes again from snapshots and logs. */
export const REPLAYED: readonly Replayed<unknown>[] = ALL.flatMap(([, { replayed }]) => replayed ?? []);

export const beginSavers = (read: ReadCharacter, kept: KeptParts): Savings =>
  Object.fromEntries(ALL.map(([name, saver]) => [name, saver.begin(read, kept[name]?.value)])) as Savings;

const all = (savings: Savings): readonly (readonly [string, Saving<unknown>])[] =>
  Object.entries<Saving<unknown>>(savings);

export const recordersOf = (savings: Savings) => all(savings).flatMap(([, { recorder }]) => recorder ?? []);

/** What the savers store in a snapshot. */
export async function snapshotParts(savings: Savings): Promise<Partial<SnapshotParts>> {
  const parts: Partial<SnapshotParts> = {};
  for (const [, saving] of all(savings)) Object.assign(parts, await saving.snapshotPart?.());
  return parts;
}

/** What the savers store in a snapshot of the stored state of a character that is not settled. */
export async function storedParts(character: LockedCharacter): Promise<Partial<SnapshotParts>> {
  const parts: Partial<SnapshotParts> = {};
  for (const [, saver] of ALL) Object.assign(parts, await saver.storedPart?.(character));
  return parts;
}

/** Saves everything, in the order of the savers. */
export async function saveAll(
  savings: Savings,
  save: Omit<Save, 'snapshotParts'>,
): Promise<{ readonly results: Results; readonly kept: KeptParts }> {
  const whole: Save = { ...save, snapshotParts: () => snapshotParts(savings) };
  const results: Record<string, unknown> = {};
  const kept: Record<string, Kept> = {};
  for (const [name, saving] of all(savings)) {
    results[name] = await saving.save(whole);
    const value = saving.kept?.();
    if (value) kept[name] = value;
  }
  return { results: results as Results, kept };
}

/** What the savers store of a new character. */
export function firstRows(created: NewCharacter): {
  readonly parts: Partial<SnapshotParts>;
  /** Inserts all of it, in the transaction that has inserted the character's row. */
  insert(tx: Writer, kind: DatabaseKind, characterId: number): Promise<Partial<Results>>;
} {
  const rows = ALL.flatMap(([name, saver]) => {
    const first = saver.first?.(created);
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
  for (const [name, result] of Object.entries(results)) {
    const saver: AnySaver = SAVERS[name as keyof Savers];
    saver.publish?.(services, characterId, result);
  }
}
