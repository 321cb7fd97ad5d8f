import type { DatabaseKind } from '../database/dialect.ts';
import type { Writer } from '../database/schema.ts';
import { charactersOf, DELETED } from './characters/rows.ts';
import { deleteRankings, type RankingChange } from './rankings/rows.ts';

/**
 * Marks an account as deleted: logins, requests for letters and look-ups no longer find it, and its name is
 * free. `purgeAccounts` removes the rest later.
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
 * Marks an account's characters as deleted, so that they can be neither seen nor played, and removes them
 * from the leaderboards.
 * @returns the changes that the leaderboards must get after the commit.
 */
export async function markCharactersDeleted(
  tx: Writer,
  kind: DatabaseKind,
  accountId: number,
): Promise<readonly RankingChange[]> {
  const changes: RankingChange[] = [];
  for (const { id } of await charactersOf(tx, accountId)) {
    await tx
      .updateTable('characters')
      .set({ busy_until: null, session_content: null, snapshot_revision: DELETED })
      .where('id', '=', id)
      .execute();
    await tx.insertInto('deleted_characters').values({ character_id: id }).execute();
    changes.push(...(await deleteRankings(tx, kind, id)));
  }
  return changes;
}

/**
 * Removes accounts that were deleted before an instant with everything that belongs to them, those deleted
 * first come first.
 * @param limit at most so many, because an account may have a long history.
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
