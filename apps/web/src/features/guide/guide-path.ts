import type { ArticleId } from './contents.ts';

/** The link to an article; without an id, to the guide's first page. */
export const guidePath = (articleId?: ArticleId) =>
  ({ to: '/game-guide/{-$articleId}', params: { articleId } }) as const;
