import { prepared } from './prepared.ts';
import type { CharactersTable, Reader, Writer } from './schema.ts';

/** What tells a character from others and never changes. */
export interface CharacterIdentity {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly appearanceId: number;
  readonly createdAt: number;
}

/** A character's row without its state. */
export interface CharacterHead extends CharacterIdentity {
  readonly revision: number;
  /** The instant the stored state is settled to. */
  readonly at: number;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  readonly snapshotRevision: number;
  readonly snapshotAt: number;
}

/** What a save puts into the row. */
export interface SavedState {
  readonly revision: number;
  readonly at: number;
  /** JSON. */
  readonly state: string;
  readonly rulesVersion: number;
  readonly contentVersion: string;
  /** Version of the content that the action under way was begun with; null while nothing runs. */
  readonly sessionContent: string | null;
  /** Until about when the session under way will run; null while nothing runs. */
  readonly busyUntil: number | null;
}

export interface NewCharacterRow extends Omit<SavedState, 'revision' | 'sessionContent' | 'busyUntil'> {
  readonly accountId: number;
  readonly name: string;
  readonly appearanceId: number;
  readonly createdAt: number;
}

const HEAD = [
  'id',
  'account_id',
  'name',
  'appearance_id',
  'created_at',
  'revision',
  'at',
  'rules_version',
  'content_version',
  'snapshot_revision',
  'snapshot_at',
] as const satisfies readonly (keyof CharactersTable)[];

type HeadRow = Pick<CharactersTable, Exclude<(typeof HEAD)[number], 'id'>> & { id: number };

export const headOf = (row: HeadRow): CharacterHead => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  appearanceId: row.appearance_id,
  createdAt: row.created_at,
  revision: row.revision,
  at: row.at,
  rulesVersion: row.rules_version,
  contentVersion: row.content_version,
  snapshotRevision: row.snapshot_revision,
  snapshotAt: row.snapshot_at,
});

/**
 * Locks a character's row. The clock stands in the outer query: PostgreSQL computes the inner one's columns before it
 * waits for the lock.
 */
export const lockHead = prepared<{ id: number }, HeadRow & { now: number | null }>(
  (db, { id }, differences) =>
    db
      .selectFrom(
        differences.locked(db.selectFrom('characters').select(HEAD).where('id', '=', id)).as('head'),
      )
      .selectAll()
      .select(differences.instant.as('now')),
);

/** The row without its state, for reading: nothing keeps it from changing afterwards. */
export const selectHead = prepared<{ id: number }, HeadRow>((db, { id }) =>
  db.selectFrom('characters').select(HEAD).where('id', '=', id),
);

export const selectState = prepared<{ id: number }, { state: string }>((db, { id }) =>
  db.selectFrom('characters').select('state').where('id', '=', id),
);

/** Changes no row when the character is not at the revision and instant that the new state was computed from. */
export const updateState = prepared<SavedState & { id: number; fromRevision: number; fromAt: number }, never>(
  (db, values) =>
    db
      .updateTable('characters')
      .set({
        revision: values.revision,
        at: values.at,
        state: values.state,
        rules_version: values.rulesVersion,
        content_version: values.contentVersion,
        session_content: values.sessionContent,
        busy_until: values.busyUntil,
      })
      .where('id', '=', values.id)
      .where('revision', '=', values.fromRevision)
      .where('at', '=', values.fromAt),
);

/** Names that differ in case only are the same name. */
const nameKey = (name: string): string => name.toLowerCase();

/**
 * Inserts a character at revision 0.
 * @returns null when the account has one already or the name is taken.
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
      state: row.state,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  const { accountId, name, appearanceId, createdAt } = row;
  return { id: inserted.id, accountId, name, appearanceId, createdAt };
}

/** An account's characters, oldest first; at most one today (spec section 5). */
export async function charactersOf(db: Reader, accountId: number): Promise<readonly CharacterIdentity[]> {
  const rows = await db
    .selectFrom('characters')
    .select([
      'id',
      'account_id as accountId',
      'name',
      'appearance_id as appearanceId',
      'created_at as createdAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows;
}

export async function characterIdentity(db: Reader, id: number): Promise<CharacterIdentity | null> {
  const row = await db
    .selectFrom('characters')
    .select([
      'id',
      'account_id as accountId',
      'name',
      'appearance_id as appearanceId',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The stored row, for reading: nothing keeps it from changing afterwards. */
export async function characterRow(
  db: Reader,
  id: number,
): Promise<(CharacterHead & { state: string }) | null> {
  const row = await db
    .selectFrom('characters')
    .select([...HEAD, 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...headOf(row), state: row.state };
}

/** Where the oldest session that is still to be settled stands, and the content of those under way. */
export async function unsettledSessions(db: Reader): Promise<readonly { content: string; since: number }[]> {
  return await db
    .selectFrom('characters')
    .select((e) => ['session_content as content', e.fn.min('at').as('since')])
    .where('session_content', 'is not', null)
    .groupBy('session_content')
    .$narrowType<{ content: string; since: number }>()
    .execute();
}

/** Ids that one query names at most. */
const IDS_AT_A_TIME = 500;

/** How many characters have a running session at an instant or are among `open`. */
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
