import type { ArticleIdOf, CategoryId } from '../../features/guide/contents.ts';
import type { Write } from './article.ts';

/** Functions that return the articles of one category of the guide, by article id. */
export type CategoryTexts<C extends CategoryId> = Readonly<Record<ArticleIdOf<C>, Write>>;
