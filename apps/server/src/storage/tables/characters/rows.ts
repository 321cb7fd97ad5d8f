import type { Reader, Writer } from '../../database/schema.ts';
import {
  type CharacterHead,
  type CharacterIdentity,
  HEAD,
  IDENTITY,
  isNotDeleted,
  TEXTS,
  type VersionedTexts,
} from './columns.ts';

/** A character's whole row. */
export interface CharacterRow extends CharacterHead {
  readonly identity: CharacterIdentity;
  readonly contentVersion: string;
  readonly texts: VersionedTexts;
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

/** The character that has a name, in upper or lower case; null when there is none, or it was deleted. */
export async function characterNamed(db: Reader, name: string): Promise<CharacterIdentity | null> {
  const row = await db
    .selectFrom('characters')
    .select(IDENTITY)
    .where('name_key', '=', nameKey(name))
    .where(isNotDeleted)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Gives a character another name. The transaction must have locked its row.
 * @throws an error for which `isUniqueViolation` is true when another character has the name.
 */
export async function renameCharacter(tx: Writer, id: number, name: string): Promise<void> {
  await tx
    .updateTable('characters')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .execute();
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

/** Maximum number of ids in one query. */
export const IDS_AT_A_TIME = 500;

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

/** The latest instant to which any character is settled; 0 when there are no characters. */
export async function latestSettled(db: Reader): Promise<number> {
  const { at } = await db
    .selectFrom('characters')
    .select((e) => e.fn.max<number | null>('at').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? 0;
}
