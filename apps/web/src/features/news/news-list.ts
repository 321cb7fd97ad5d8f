import type { Post } from '@slumberfell/protocol';
import { beginOfDate } from '../../lib/format/date.ts';
import { RELEASES, type Release } from './releases.ts';

/** An entry of the news: a post of the host, or the patch notes of a release. */
export type NewsEntry = (Post & { readonly kind: 'post' }) | (Release & { readonly kind: 'release' });

/**
 * The instant by which an entry is placed in the list, epoch ms. That of a release is the beginning of its
 * date in the player's time zone, so that the dates which the player reads are in order.
 */
const placeOf = (entry: NewsEntry): number => (entry.kind === 'post' ? entry.at : beginOfDate(entry.date));

/**
 * Posts and releases in one list, the newest first. Posts of the day of a release are before it.
 * @param posts the newest posts, as many as were fetched
 * @param isWhole whether these are all posts. If not, releases before the oldest of them are left out,
 *   because posts that were not fetched may belong between them.
 */
export function newsList(
  posts: readonly Post[],
  isWhole: boolean,
  releases: readonly Release[] = RELEASES,
): readonly NewsEntry[] {
  const from = isWhole ? Number.NEGATIVE_INFINITY : Math.min(...posts.map(({ at }) => at));
  const entries: readonly NewsEntry[] = [
    ...posts.map((post) => ({ ...post, kind: 'post' as const })),
    ...releases.map((release) => ({ ...release, kind: 'release' as const })),
  ];
  return entries
    .filter((entry) => placeOf(entry) >= from)
    .toSorted((one, other) => placeOf(other) - placeOf(one));
}

/** How many entries the home screen shows. */
const ON_HOME = 3;

/**
 * The newest news, for the home screen. Patch notes alone are there only until they are seen, because the
 * home screen links to them in any case.
 * @param newsAt when the newest post was posted; null when there is none or it is not known yet
 * @param news the newest posts; null before they are fetched
 * @param seenUpTo up to which instant the account has seen the news
 * @returns at most three entries
 */
export function homeNews(
  newsAt: number | null,
  news: { readonly posts: readonly Post[]; readonly isWhole: boolean } | null,
  seenUpTo: number,
): readonly NewsEntry[] {
  if (newsAt === null) return isNewsUnseen(null, seenUpTo) ? newsList([], true).slice(0, ON_HOME) : [];
  return news === null ? [] : newsList(news.posts, news.isWhole).slice(0, ON_HOME);
}

export const titleOf = (entry: NewsEntry): string =>
  entry.kind === 'post' ? entry.title : `Version ${entry.version}`;

/** The `id` of an entry's element on the screen of news, to which links lead. */
export const entryIdOf = (entry: NewsEntry): string =>
  entry.kind === 'post' ? `post-${entry.id}` : `version-${entry.version}`;

/**
 * Whether there is news that the account has not seen.
 * @param newsAt when the newest post was posted; null when there is none
 * @param seenUpTo up to which instant the account has seen the news
 */
export const isNewsUnseen = (newsAt: number | null, seenUpTo: number): boolean =>
  Math.max(newsAt ?? 0, RELEASES[0].at) > seenUpTo;
