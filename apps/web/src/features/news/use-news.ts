import type { Post } from '@slumberfell/protocol';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Failure } from '../../lib/api/call.ts';

/** The newest posts of the host. */
export type Posts =
  | { readonly ok: true; readonly posts: readonly Post[]; readonly isWhole: boolean }
  | { readonly ok: false; readonly failure: Failure };

const KEY = 'news';

/** All queries of posts, to be fetched again after a change. */
export const NEWS_QUERIES = { queryKey: [KEY] };

/**
 * The newest posts.
 * @param pages how many pages of them are fetched
 */
export const useNews = (pages: number) =>
  useQuery({
    queryKey: [KEY, pages],
    queryFn: () => fetchPosts(pages),
    placeholderData: keepPreviousData,
  });

async function fetchPosts(pages: number): Promise<Posts> {
  const numbers = Array.from({ length: pages }, (_, index) => String(index + 1));
  const outcomes = await Promise.all(numbers.map((page) => call('get-news', { page })));
  const posts = new Map<number, Post>();
  let total = 0;
  for (const outcome of outcomes) {
    if (!outcome.ok) return { ok: false, failure: outcome.failure };
    total = outcome.answer.total;
    for (const post of outcome.answer.posts) posts.set(post.id, post);
  }
  return { ok: true, posts: [...posts.values()], isWhole: posts.size >= total };
}
