import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    news_seen: NewsSeenTable;
  }
}

/** Up to which instant an account has seen the news. A new account has no row. */
interface NewsSeenTable {
  account_id: number;
  up_to: number;
}

/**
 * The instant up to which an account has seen the news. Before it has seen any, it is the instant at which
 * the account was made, so that nothing older is marked as new.
 */
export async function newsSeenUpTo(db: Reader, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('news_seen', 'news_seen.account_id', 'accounts.id')
    .select(['news_seen.up_to as upTo', 'accounts.created_at as createdAt'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return row?.upTo ?? row?.createdAt ?? 0;
}

/** Notes that an account has seen the news up to an instant. One before the stored one is ignored. */
export async function saveNewsSeen(tx: Writer, accountId: number, upTo: number): Promise<void> {
  await tx
    .insertInto('news_seen')
    .values({ account_id: accountId, up_to: upTo })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ up_to: upTo }).where('news_seen.up_to', '<', upTo),
    )
    .execute();
}
