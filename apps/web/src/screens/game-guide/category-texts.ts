import type { ArticleIdOf, CategoryId } from '../../features/guide/contents.ts';
import type { Write } from './article.ts';

/** The texts of one category, by article id. */
export type CategoryTexts<C extends CategoryId> = Readonly<Record<ArticleIdOf<C>, Write>>;
