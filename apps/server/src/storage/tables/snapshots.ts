import { type Generated, sql } from 'kysely';
import { writeRequest } from '../database/character-request.ts';
import { rowsAsTable } from '../database/rows-as-table.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    snapshots: SnapshotsTable;
  }
}

/** States from which `verify` can replay the log by the rules of `rules_version`. */
interface SnapshotsTable {
  character_id: number;
  revision: number;
  rules_version: number;
  at: number;
  content_version: string;
  /** Version of the content with which the current action began; null while none runs. */
  session_content: string | null;
  state: string;
  created_at: number;
  /** Version of the shape of `state`. */
  state_version: Generated<number>;
  /** The chronicle at `at`, as JSON; null in snapshots of releases that kept none. */
  chronicle: string | null;
  chronicle_version: number | null;
}

/** What savers store in a snapshot beside the state. */
export interface SnapshotParts {
  /** The chronicle at the snapshot's instant, as JSON; null in snapshots of releases that kept none. */
  readonly chronicle: string | null;
  readonly chronicleVersion: number | null;
}

const NO_PARTS: SnapshotParts = { chronicle: null, chronicleVersion: null };

/** A state from which the log can be replayed, by the rules that were in use when the snapshot was taken. */
export interface Snapshot extends SnapshotParts {
  readonly characterId: number;
  readonly revision: number;
  readonly at: number;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  /** Version of the content with which the current action began; null while none runs. */
  readonly sessionContent: string | null;
  /** JSON. */
  readonly state: string;
  /** Version of the shape of `state`. */
  readonly stateVersion: number;
}

/** A snapshot to be stored. Parts that it lacks are null. */
export type NewSnapshot = Omit<Snapshot, keyof SnapshotParts> &
  Partial<SnapshotParts> & {
    /** When it was taken, in epoch ms. */
    readonly createdAt: number;
  };

/** Stores a snapshot, in place of an earlier one of the same revision and rules. */
async function insertSnapshot(tx: Writer, given: NewSnapshot): Promise<void> {
  const snapshot = { ...NO_PARTS, ...given };
  const taken = {
    at: snapshot.at,
    content_version: snapshot.contentVersion,
    session_content: snapshot.sessionContent,
    state: snapshot.state,
    state_version: snapshot.stateVersion,
    chronicle: snapshot.chronicle,
    chronicle_version: snapshot.chronicleVersion,
    created_at: snapshot.createdAt,
  };
  await tx
    .insertInto('snapshots')
    .values({
      character_id: snapshot.characterId,
      revision: snapshot.revision,
      rules_version: snapshot.rulesVersion,
      ...taken,
    })
    .onConflict((conflict) =>
      conflict.columns(['character_id', 'revision', 'rules_version']).doUpdateSet(taken),
    )
    .execute();
  await tx
    .updateTable('characters')
    .set({ snapshot_revision: snapshot.revision, snapshot_at: snapshot.at })
    .where('id', '=', snapshot.characterId)
    .execute();
}

/** As `insertSnapshot`, for many characters with one snapshot each. Only on PostgreSQL. */
async function insertSnapshots(tx: Writer, given: readonly NewSnapshot[]): Promise<void> {
  const snapshots = given.map((snapshot) => ({ ...NO_PARTS, ...snapshot }));
  const table = rowsAsTable(snapshots, {
    characterId: 'bigint',
    revision: 'bigint',
    rulesVersion: 'int',
    at: 'bigint',
    contentVersion: 'text',
    sessionContent: 'text',
    state: 'text',
    stateVersion: 'int',
    chronicle: 'text',
    chronicleVersion: 'int',
    createdAt: 'bigint',
  });
  await sql`
    with taken as (select * from ${table}),
    noted as (
      update characters set snapshot_revision = taken.revision, snapshot_at = taken.at
      from taken where characters.id = taken."characterId"
    )
    insert into snapshots
      (character_id, revision, rules_version, at, content_version, session_content, state, state_version, chronicle,
       chronicle_version, created_at)
    select
      "characterId", revision, "rulesVersion", at, "contentVersion", "sessionContent", state, "stateVersion", chronicle,
      "chronicleVersion", "createdAt"
    from taken
    on conflict (character_id, revision, rules_version) do update set
      at = excluded.at, content_version = excluded.content_version, session_content = excluded.session_content,
      state = excluded.state, state_version = excluded.state_version, chronicle = excluded.chronicle,
      chronicle_version = excluded.chronicle_version, created_at = excluded.created_at`.execute(tx);
}

/** Stores a snapshot of a locked character, in place of an earlier one of the same revision and rules. */
export const saveSnapshot = writeRequest<Omit<NewSnapshot, 'characterId'>>(
  'save a snapshot',
  (tx, _kind, snapshot) => insertSnapshot(tx, snapshot),
  insertSnapshots,
);

/** A character's newest snapshot from which the given version of the rules can replay; null without one. */
export async function newestSnapshot(
  db: Reader,
  characterId: number,
  rulesVersion: number,
): Promise<Snapshot | null> {
  const row = await db
    .selectFrom('snapshots')
    .select([
      'character_id as characterId',
      'revision',
      'at',
      'rules_version as rulesVersion',
      'content_version as contentVersion',
      'session_content as sessionContent',
      'state',
      'state_version as stateVersion',
      'chronicle',
      'chronicle_version as chronicleVersion',
    ])
    .where('character_id', '=', characterId)
    .where('rules_version', '=', rulesVersion)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A character's snapshots without their states, of all versions of the rules, the oldest first.
 */
export async function snapshotHeads(
  db: Reader,
  characterId: number,
): Promise<readonly (Pick<Snapshot, 'revision' | 'rulesVersion' | 'at'> & { readonly createdAt: number })[]> {
  return await db
    .selectFrom('snapshots')
    .select(['revision', 'rules_version as rulesVersion', 'at', 'created_at as createdAt'])
    .where('character_id', '=', characterId)
    .orderBy('revision')
    .orderBy('at')
    .orderBy('created_at')
    .execute();
}

/** The state of a snapshot, and what savers stored in it. Rejects when there is no such snapshot. */
export async function snapshotState(
  db: Reader,
  characterId: number,
  revision: number,
  rulesVersion: number,
): Promise<SnapshotParts & Pick<Snapshot, 'state' | 'stateVersion'>> {
  return await db
    .selectFrom('snapshots')
    .select(['state', 'state_version as stateVersion', 'chronicle', 'chronicle_version as chronicleVersion'])
    .where('character_id', '=', characterId)
    .where('revision', '=', revision)
    .where('rules_version', '=', rulesVersion)
    .executeTakeFirstOrThrow();
}

/** Identifies a snapshot by its revision, and says when it was taken. */
export interface SnapshotTaken {
  readonly revision: number;
  readonly takenAt: number;
}

/** A character's newest snapshot by the given version of the rules; null without one. */
export async function newestSnapshotTaken(
  db: Reader,
  characterId: number,
  rulesVersion: number,
): Promise<SnapshotTaken | null> {
  const newest = await db
    .selectFrom('snapshots')
    .select(['revision', 'created_at as takenAt'])
    .where('character_id', '=', characterId)
    .where('rules_version', '=', rulesVersion)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ?? null;
}

/**
 * The content versions with which the current actions of sessions in snapshots began. `since`: the instant of
 * the earliest such snapshot.
 */
export async function snapshotSessions(db: Reader): Promise<readonly { content: string; since: number }[]> {
  return await db
    .selectFrom('snapshots')
    .select((e) => ['session_content as content', e.fn.min('at').as('since')])
    .where('session_content', 'is not', null)
    .groupBy('session_content')
    .$narrowType<{ content: string; since: number }>()
    .execute();
}

/**
 * Removes the snapshots of a character that were taken before an instant. They are few: one is taken after
 * 30 days or 5,000 commands (`characters/save.ts`).
 */
export async function deleteSnapshots(tx: Writer, characterId: number, before: number): Promise<void> {
  await tx
    .deleteFrom('snapshots')
    .where('character_id', '=', characterId)
    .where('created_at', '<', before)
    .execute();
}
