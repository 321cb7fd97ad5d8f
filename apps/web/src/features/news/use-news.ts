import type { Post } from '@slumberfell/protocol';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, type Failure } from '../../lib/api/call.ts';
import { useCharacterState } from '../character/use-character.ts';

/** The newest posts of the host. */
export type Posts =
  | { readonly ok: true; readonly posts: readonly Post[]; readonly isWhole: boolean }
  | { readonly ok: false; readonly failure: Failure };

const KEY = 'news';

/** All queries of posts, to be fetched again after a change. */
export const NEWS_QUERIES = { queryKey: [KEY] };

/**
 * The newest posts. In the game they are fetched again when the hub has told of another newest post than the
 * one that was fetched.
 * @param pages how many pages of them are fetched
 * @param isWanted whether they are fetched at all
 */
export function useNews(pages: number, isWanted = true) {
  const query = useQuery({
    queryKey: [KEY, pages],
    queryFn: () => fetchPosts(pages),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  const { data, refetch } = query;
  const newsAt = useCharacterState((state) => state.newsAt);
  /** The newest post that was compared last. Each is compared once, so that no difference repeats a fetch. */
  const compared = useRef<number | null>(undefined);
  useEffect(() => {
    if (!isWanted || data === undefined || newsAt === undefined || compared.current === newsAt) return;
    compared.current = newsAt;
    if (newestOf(data) !== newsAt) void refetch();
  }, [isWanted, data, newsAt, refetch]);
  return query;
}

/** When the newest of the posts was posted; null when there is none, undefined when they did not come. */
const newestOf = (posts: Posts): number | null | undefined =>
  posts.ok ? (posts.posts[0]?.at ?? null) : undefined;

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
