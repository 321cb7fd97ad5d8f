import type { NewPost, Post } from '@slumberfell/protocol';
import type { Generated } from 'kysely';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    news: NewsTable;
  }
}

/** The host's posts. Their author is in the audit log. */
interface NewsTable {
  id: Generated<number>;
  at: number;
  title: string;
  body: string;
}

/** @returns the id of the new post. */
export async function insertPost(tx: Writer, post: NewPost & Pick<Post, 'at'>): Promise<number> {
  const { id } = await tx.insertInto('news').values(post).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes all posts but the newest `kept`. */
export async function deleteOldestPosts(tx: Writer, kept: number): Promise<void> {
  await tx
    .deleteFrom('news')
    .where('id', '<=', (e) => e.selectFrom('news').select('id').orderBy('id', 'desc').offset(kept).limit(1))
    .execute();
}

/** @returns false when there is no such post. */
export async function deletePost(tx: Writer, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('news').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Posts, the newest first. */
export async function listPosts(
  db: Reader,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly Post[]> {
  return await db
    .selectFrom('news')
    .select(['id', 'at', 'title', 'body'])
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countPosts(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('news')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the newest post was posted; null when there is none. */
export async function newestPostAt(db: Reader): Promise<number | null> {
  const newest = await db.selectFrom('news').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.at ?? null;
}
