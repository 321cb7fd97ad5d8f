import type { Write } from './article.ts';
import type { ArticleIdOf, CategoryId } from './contents.ts';

/** The texts of one category, by article. */
export type Shelf<C extends CategoryId> = Readonly<Record<ArticleIdOf<C>, Write>>;
