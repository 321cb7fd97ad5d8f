import type { ExpressionBuilder } from 'kysely';
import type { Reader, Schema, Writer } from '../../database/schema.ts';

/** The unchangeable facts that identify a character. */
export interface CharacterIdentity {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly appearanceId: number;
  readonly createdAt: number;
}

/** The columns of a character's row that a command needs before it reads the state. */
export interface CharacterHead {
  readonly id: number;
  readonly revision: number;
  /** The instant to which the stored state is settled. */
  readonly at: number;
  readonly rulesVersion: number;
  readonly snapshotRevision: number;
  readonly snapshotAt: number;
  /** When the running session will end, as of the last save; null while none runs. */
  readonly busyUntil: number | null;
}

/**
 * The state as JSON in three columns: parts that change often are apart from those that change rarely.
 * Storage does not parse them.
 */
export interface StateTexts {
  readonly core: string;
  readonly inventory: string;
  readonly collection: string;
}

/** The state's JSON as read, and the version of its shape. */
export interface VersionedTexts extends StateTexts {
  readonly stateVersion: number;
}

/** A character's whole row. */
export interface CharacterRow extends CharacterHead {
  readonly identity: CharacterIdentity;
  readonly contentVersion: string;
  readonly texts: VersionedTexts;
}

/** The values that a save writes into the row. */
export interface SavedState {
  readonly revision: number;
  readonly at: number;
  readonly core: string;
  /** Null: the stored text does not change. */
  readonly inventory: string | null;
  readonly collection: string | null;
  /** Version of the shape of all three texts. */
  readonly stateVersion: number;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  /** Version of the content with which the current action began; null while none runs. */
  readonly sessionContent: string | null;
  /** When the running session will end; null while none runs. */
  readonly busyUntil: number | null;
}

export interface NewCharacterRow extends VersionedTexts {
  readonly at: number;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  readonly accountId: number;
  readonly name: string;
  readonly appearanceId: number;
  readonly createdAt: number;
}

/** The columns of a `CharacterHead`. */
export const HEAD = [
  'id',
  'revision',
  'at',
  'rules_version as rulesVersion',
  'snapshot_revision as snapshotRevision',
  'snapshot_at as snapshotAt',
  'busy_until as busyUntil',
] as const;

const IDENTITY = [
  'id',
  'account_id as accountId',
  'name',
  'appearance_id as appearanceId',
  'created_at as createdAt',
] as const;

/** The columns of `VersionedTexts`. */
export const TEXTS = [
  'state_core as core',
  'state_inventory as inventory',
  'state_collection as collection',
  'state_version as stateVersion',
] as const;

/** The `snapshot_revision` of a deleted character; commands no longer need the number. */
export const DELETED = -1;

/**
 * Whether the character was not deleted with its account. On PostgreSQL a transaction that has waited for a
 * row's lock sees the new row, but the old version of other tables, so the row itself says it, too. For
 * characters that earlier releases deleted, only the table `deleted_characters` says it.
 */
export const isNotDeleted = (e: ExpressionBuilder<Schema, 'characters'>) =>
  e.and([
    e('snapshot_revision', '<>', DELETED),
    e.not(
      e.exists(
        e
          .selectFrom('deleted_characters')
          .select('character_id')
          .whereRef('deleted_characters.character_id', '=', 'characters.id'),
      ),
    ),
  ]);

/** The key of a character's name: names that differ only in case are the same name. */
const nameKey = (name: string): string => name.toLowerCase();

/**
 * Inserts a character at revision 0.
 * @returns null when the account already has a character or the name is taken.
 */
export async function insertCharacter(tx: Writer, row: NewCharacterRow): Promise<CharacterIdentity | null> {
  const inserted = await tx
    .insertInto('characters')
    .values({
      account_id: row.accountId,
      name: row.name,
      name_key: nameKey(row.name),
      appearance_id: row.appearanceId,
      created_at: row.createdAt,
      revision: 0,
      at: row.at,
      rules_version: row.rulesVersion,
      content_version: row.contentVersion,
      session_content: null,
      busy_until: null,
      snapshot_revision: 0,
      snapshot_at: row.at,
      state_core: row.core,
      state_inventory: row.inventory,
      state_collection: row.collection,
      state_version: row.stateVersion,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  const { accountId, name, appearanceId, createdAt } = row;
  return { id: inserted.id, accountId, name, appearanceId, createdAt };
}

/** An account's characters, oldest first; at present at most one (specification 5.33). */
export async function charactersOf(db: Reader, accountId: number): Promise<readonly CharacterIdentity[]> {
  return await db
    .selectFrom('characters')
    .select(IDENTITY)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function characterIdentity(db: Reader, id: number): Promise<CharacterIdentity | null> {
  const row = await db.selectFrom('characters').select(IDENTITY).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether a session was running when the character was saved. */
export async function isBusy(db: Reader, id: number): Promise<boolean> {
  const row = await db.selectFrom('characters').select('busy_until').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.busy_until !== null;
}

/**
 * The stored row without a lock, so another transaction may change it at once; null when there is no such
 * character, or it was deleted.
 */
export async function characterRow(db: Reader, id: number): Promise<CharacterRow | null> {
  const row = await db
    .selectFrom('characters')
    .select([...HEAD, ...IDENTITY, 'content_version as contentVersion', ...TEXTS])
    .where('id', '=', id)
    .where(isNotDeleted)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { accountId, name, appearanceId, createdAt, core, inventory, collection, stateVersion, ...rest } =
    row;
  const identity = { id, accountId, name, appearanceId, createdAt };
  return { ...rest, identity, texts: { core, inventory, collection, stateVersion } };
}

/** For each content version of running or unsettled sessions, the earliest instant they are settled to. */
export async function unsettledSessions(db: Reader): Promise<readonly { content: string; since: number }[]> {
  return await db
    .selectFrom('characters')
    .select((e) => ['session_content as content', e.fn.min('at').as('since')])
    .where('session_content', 'is not', null)
    .groupBy('session_content')
    .$narrowType<{ content: string; since: number }>()
    .execute();
}

/** Ids above `after`, ascending, of characters whose session was running when they were saved. */
export async function runningSessions(db: Reader, after: number, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('characters')
    .select('id')
    .where('session_content', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Most ids in one query. */
const IDS_AT_A_TIME = 500;

/** How many characters have a running session at an instant or are in `open`. */
export async function countActive(db: Reader, at: number, open: readonly number[]): Promise<number> {
  const { running } = await db
    .selectFrom('characters')
    .select((e) => e.fn.countAll<number>().as('running'))
    .where('busy_until', '>', at)
    .executeTakeFirstOrThrow();
  let both = 0;
  for (let from = 0; from < open.length; from += IDS_AT_A_TIME) {
    const counted = await db
      .selectFrom('characters')
      .select((e) => e.fn.countAll<number>().as('both'))
      .where('busy_until', '>', at)
      .where('id', 'in', open.slice(from, from + IDS_AT_A_TIME))
      .executeTakeFirstOrThrow();
    both += counted.both;
  }
  return running + open.length - both;
}

/** The revisions of characters, by id, without characters that do not exist. */
export async function revisionsOf(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const revisions = new Map<number, number>();
  for (let from = 0; from < ids.length; from += IDS_AT_A_TIME) {
    const rows = await db
      .selectFrom('characters')
      .select(['id', 'revision'])
      .where('id', 'in', ids.slice(from, from + IDS_AT_A_TIME))
      .execute();
    for (const { id, revision } of rows) revisions.set(id, revision);
  }
  return revisions;
}
