import type { ArticleId } from './contents.ts';

/** Where an article is; without one, the guide's first page. */
export const guidePath = (articleId?: ArticleId) =>
  ({ to: '/game-guide/{-$articleId}', params: { articleId } }) as const;
