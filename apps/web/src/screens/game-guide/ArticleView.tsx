import { use, useEffect, useMemo } from 'react';
import type { Listing } from '../../features/guide/contents.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useTitle } from '../../ui/components/use-title.ts';
import { ArticleText } from './ArticleText.tsx';
import { fetchCategoryTexts } from './fetch-texts.ts';

/** An article. It suspends until the texts of the article's category have loaded. */
export function ArticleView({ listing }: { readonly listing: Listing }) {
  useTitle(`${listing.title} · Game Guide`);
  const world = useWorld();
  const write = use(fetchCategoryTexts(listing.category.id))[listing.id];
  const article = useMemo(() => write?.(world), [write, world]);
  useScrollToSection(listing.id);
  return article ? <ArticleText listing={listing} article={article} /> : null;
}

/**
 * Scrolls to the section in the address when the article's text has rendered. The router cannot do that,
 * because the text loads after the router has scrolled.
 */
function useScrollToSection(articleId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the article changes
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [articleId]);
}
