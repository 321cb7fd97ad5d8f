import type { Generated } from 'kysely';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    invites: InvitesTable;
  }
}

interface InvitesTable {
  id: Generated<number>;
  /** SHA-256 of the link's token, so that a reader of the database cannot use the link. */
  token_hash: string;
  note: string;
  accounts: number;
  used: number;
  created_at: number;
  ends_at: number;
}

/** An invite of the host: a link with which accounts are made. */
export interface Invite {
  readonly id: number;
  /** What the host wrote about it; may be empty. */
  readonly note: string;
  /** How many accounts may be made with it in all. */
  readonly accounts: number;
  /** How many were made with it. */
  readonly used: number;
  readonly createdAt: number;
  /** From this instant on it cannot be used. Withdrawing an invite sets it to that instant. */
  readonly endsAt: number;
}

const COLUMNS = ['id', 'note', 'accounts', 'used', 'created_at as createdAt', 'ends_at as endsAt'] as const;

/** @returns the id of the new invite. */
export async function insertInvite(
  tx: Writer,
  { tokenHash, note, accounts, createdAt, endsAt }: Omit<Invite, 'id' | 'used'> & { tokenHash: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('invites')
    .values({
      token_hash: tokenHash,
      note,
      accounts,
      used: 0,
      created_at: createdAt,
      ends_at: endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The invite of a token; null when there is none, it has ended, or all its accounts are made. */
export async function usableInvite(db: Reader, tokenHash: string, now: number): Promise<Invite | null> {
  const invite = await db
    .selectFrom('invites')
    .select(COLUMNS)
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'accounts')
    .executeTakeFirst();
  return invite ?? null;
}

/**
 * Counts an account that is made with an invite. Of concurrent calls only as many get true as accounts are
 * left.
 * @returns false under the conditions for which `usableInvite` returns null.
 */
export async function spendInvite(tx: Writer, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invites')
    .set((e) => ({ used: e('used', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'accounts')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes back one `spendInvite`, because the account was not made. */
export async function returnInvite(tx: Writer, tokenHash: string): Promise<void> {
  await tx
    .updateTable('invites')
    .set((e) => ({ used: e('used', '-', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** How many invites can still be used. */
export async function countUsableInvites(db: Reader, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('invites')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'accounts')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The invites that can still be used, then the others; of both, the newest first. */
export async function listInvites(db: Reader, now: number, limit: number): Promise<readonly Invite[]> {
  return await db
    .selectFrom('invites')
    .select(COLUMNS)
    .orderBy((e) =>
      e
        .case()
        .when(e.and([e('ends_at', '>', now), e('used', '<', e.ref('accounts'))]))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Ends an invite now. @returns false when there is none with this id, or it has ended. */
export async function endInvite(tx: Writer, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invites')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes invites that ended before an instant, the first ones first, at most `limit`. @returns how many. */
export async function deleteInvitesBefore(tx: Writer, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('invites')
    .where('id', 'in', (e) =>
      e.selectFrom('invites').select('id').where('ends_at', '<', before).orderBy('ends_at').limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
