import type { Generated } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';

/** `player`: the rights of a player. `admin`: the same rights, and the calls of administrators. */
export const ROLES = ['player', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_KINDS = ['guest', 'registered', 'validated'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

declare module '../database/schema.ts' {
  interface Schema {
    accounts: AccountsTable;
  }
}

interface AccountsTable {
  id: Generated<number>;
  username: string;
  /** The username in lower case: names that differ only in case are the same name. */
  username_key: string;
  password_hash: string;
  kind: AccountKind;
  created_at: number;
  selected_character_id: number | null;
  role: Generated<Role>;
  /** When the owner deleted the account; null while it is in use. */
  deleted_at: Generated<number | null>;
}

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
  readonly kind: AccountKind;
  readonly role: Role;
  readonly createdAt: number;
  readonly selectedCharacterId: number | null;
}

export const ACCOUNT_COLUMNS = [
  'accounts.id',
  'accounts.username',
  'accounts.password_hash as passwordHash',
  'accounts.kind',
  'accounts.role',
  'accounts.created_at as createdAt',
  'accounts.selected_character_id as selectedCharacterId',
] as const;

/**
 * The key of a username: names that differ only in case are the same name. A typed name may contain U+0000,
 * which PostgreSQL cannot store; it is replaced by another character that no name contains.
 */
export const usernameKey = (username: string): string =>
  username.trim().toLowerCase().replaceAll('\0', '\ufffd');

/** Inserts an account. @returns null when the name is taken. */
export async function insertAccount(
  tx: Writer,
  account: Pick<Account, 'username' | 'passwordHash' | 'kind' | 'createdAt'>,
): Promise<Account | null> {
  const inserted = await tx
    .insertInto('accounts')
    .values({
      username: account.username,
      username_key: usernameKey(account.username),
      password_hash: account.passwordHash,
      kind: account.kind,
      created_at: account.createdAt,
      selected_character_id: null,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  return inserted ?? null;
}

export async function accountByUsername(db: Reader, username: string): Promise<Account | null> {
  const account = await db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return account ?? null;
}

export async function accountById(db: Reader, id: number): Promise<Account | null> {
  const account = await db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return account ?? null;
}

/** How many accounts there are that are not deleted, how many of them are guests', and how many are new. */
export async function countAccounts(
  db: Reader,
  newSince: number,
): Promise<{ readonly all: number; readonly guests: number; readonly fresh: number }> {
  const { all, guests, fresh } = await db
    .selectFrom('accounts')
    .where('deleted_at', 'is', null)
    .select((e) => [
      e.fn.countAll<number>().as('all'),
      e.fn.count<number>(e.case().when('kind', '=', 'guest').then(1).end()).as('guests'),
      e.fn.count<number>(e.case().when('created_at', '>', newSince).then(1).end()).as('fresh'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), guests: Number(guests), fresh: Number(fresh) };
}

/**
 * Makes a guest's account a registered one. The e-mail address replaces the guest's username.
 * @returns null when the account is not, or no longer, a guest's.
 * @throws an error for which `isUniqueViolation` is true when the address is taken.
 */
export async function registerGuest(
  tx: Writer,
  id: number,
  { username, passwordHash }: Pick<Account, 'username' | 'passwordHash'>,
): Promise<Account | null> {
  const account = await tx
    .updateTable('accounts')
    .set({
      username,
      username_key: usernameKey(username),
      password_hash: passwordHash,
      kind: 'registered',
    })
    .where('id', '=', id)
    .where('kind', '=', 'guest')
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
  return account ?? null;
}

export async function setRole(tx: Writer, id: number, role: Role): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}

/** Marks an account as validated: its owner has proved that the e-mail address is theirs. */
export async function validateAccount(tx: Writer, id: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ kind: 'validated' })
    .where('id', '=', id)
    .where('kind', '=', 'registered')
    .execute();
}

/** Locks an account until the transaction ends. @returns null when there is none. */
export async function lockAccount(tx: Writer, kind: DatabaseKind, id: number): Promise<Account | null> {
  const query = tx.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', id);
  return (await DIFFERENCES[kind].locked(query).executeTakeFirst()) ?? null;
}

/** Stores which character the account plays. @returns false when the character is not the account's. */
export async function selectCharacter(tx: Writer, accountId: number, characterId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ selected_character_id: characterId })
    .where('id', '=', accountId)
    .where((e) =>
      e.exists(
        e
          .selectFrom('characters')
          .select('characters.id')
          .where('characters.id', '=', characterId)
          .where('characters.account_id', '=', accountId),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function setPasswordHash(tx: Writer, accountId: number, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

/**
 * Marks an account as deleted. A call that searches an account by its username no longer finds it, and the
 * username is free. Removes its links' tokens and its second factor; `purgeAccounts` removes the rest later.
 */
export async function markAccountDeleted(tx: Writer, accountId: number, at: number): Promise<void> {
  await tx.deleteFrom('account_tokens').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('accounts')
    // No registrable name contains a space.
    .set({ deleted_at: at, username_key: `deleted ${accountId}`, password_hash: '', role: 'player' })
    .where('id', '=', accountId)
    .execute();
}

/**
 * Removes accounts that were marked as deleted before an instant, in the order of their deletion, with
 * everything that belongs to them.
 * @param limit how many accounts to remove at most. An account may have a long command log.
 * @returns how many were removed.
 */
export async function purgeAccounts(tx: Writer, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts')
    .where('id', 'in', (e) =>
      e
        .selectFrom('accounts')
        .select('id')
        .where('deleted_at', '<', before)
        .orderBy('deleted_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
