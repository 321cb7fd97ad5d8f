import { NEWS_LIMITS, type NewPost } from '@slumberfell/protocol';
import type { Refused } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import { insertAudit } from '../storage/tables/audit.ts';
import { deleteOldestPosts, deletePost, insertPost } from '../storage/tables/news.ts';

/**
 * Adds a post to the news, removes the oldest ones over `NEWS_LIMITS.kept`, and notes it in the audit log.
 * @param actor as in the audit log.
 * @param isOn whether the host has news.
 * @returns its id.
 */
export async function postNews(
  storage: Storage,
  actor: string,
  { title, body }: NewPost,
  isOn: boolean,
): Promise<{ readonly id: number } | Refused> {
  const at = storage.clock.now();
  const action = { at, actor, action: 'post-news' } as const;
  return await storage.write(async (tx) => {
    if (!isOn) {
      await insertAudit(tx, { ...action, subject: null, outcome: 'news/off' });
      return { refused: 'news/off' };
    }
    const id = await insertPost(tx, { at, title, body });
    await deleteOldestPosts(tx, NEWS_LIMITS.kept);
    await insertAudit(tx, { ...action, subject: `post ${id}`, outcome: 'done' });
    return { id };
  });
}

/**
 * Removes a post, and notes it in the audit log. Posts can be removed also where news is switched off.
 * @param actor as in the audit log.
 * @returns null when it was removed.
 */
export async function removeNews(storage: Storage, actor: string, id: number): Promise<Refused | null> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const isRemoved = await deletePost(tx, id);
    const outcome = isRemoved ? 'done' : 'news/unknown';
    await insertAudit(tx, { at, actor, action: 'remove-news', subject: `post ${id}`, outcome });
    return isRemoved ? null : { refused: 'news/unknown' };
  });
}
