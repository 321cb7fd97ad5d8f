import { useParams } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { listingOf } from '../../features/guide/contents.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { ArticleView } from './ArticleView.tsx';
import { ContentsList } from './ContentsList.tsx';
import { FirstPage } from './FirstPage.tsx';
import { fetchAllTexts } from './fetch-texts.ts';
import styles from './GuideScreen.module.css';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';

/** The game guide (specification 2.90): its contents at the side, and an article or the search results. */
export function GuideScreen() {
  const { articleId } = useParams({ from: '/app/game/game-guide/{-$articleId}' });
  const listing = articleId === undefined ? null : (listingOf(articleId) ?? null);
  // The query, and the article that was open when the player typed it. On another article the search field is
  // empty.
  const [typedQuery, setTypedQuery] = useState({ query: '', on: articleId });
  const query = typedQuery.on === articleId ? typedQuery.query : '';
  const setQuery = (words: string) => setTypedQuery({ query: words, on: articleId });
  // Deferred: the search runs in a transition, so that typing stays quick.
  const deferredQuery = useDeferredValue(query.trim());
  useEffect(() => {
    // Fetches the texts of all categories in advance. A failure here is not shown: opening an article of the
    // category fetches it again, and shows a failure then.
    fetchAllTexts().catch(() => {});
  }, []);
  const closeSearch = () => setQuery('');
  return (
    <div className={styles.guide}>
      <div className={styles.side}>
        <SearchField query={query} onChange={setQuery} />
        <Contents articleId={articleId} onFollow={closeSearch} />
      </div>
      <Panel className={styles.panel}>
        <Suspense fallback={<LoadingState label="Turning the pages" />}>
          {deferredQuery !== '' ? (
            <SearchResults query={deferredQuery} onChoose={closeSearch} />
          ) : listing ? (
            <ArticleView key={listing.id} listing={listing} />
          ) : articleId === undefined ? (
            <FirstPage />
          ) : (
            <NoSuchArticle />
          )}
        </Suspense>
      </Panel>
    </div>
  );
}

interface ContentsProps {
  readonly articleId: string | undefined;
  /** Called when the player chooses an article, also when it is the current one. */
  readonly onFollow: () => void;
}

/**
 * The contents of the guide. In a wide window they are always visible. On a phone they are above the article
 * and collapsed; they collapse again when the player chooses another article.
 */
function Contents({ articleId, onFollow }: ContentsProps) {
  const phone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the article changes
  useEffect(() => {
    if (box.current) showCurrent(box.current);
  }, [articleId]);
  const list = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={box}
      className={styles.list}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onFollow()}
    >
      <ContentsList />
    </div>
  );
  if (!phone) return list;
  return (
    <details key={articleId} className={styles.folded}>
      <summary>All articles</summary>
      {list}
    </details>
  );
}

/** Scrolls only the list of articles and not the page, so that the current article is visible in the list. */
function showCurrent(box: HTMLElement): void {
  const current = box.querySelector<HTMLElement>('[aria-current=page]');
  if (!current) return;
  const top = current.offsetTop - box.scrollTop;
  if (top < 0 || top + current.offsetHeight > box.clientHeight)
    box.scrollTop = current.offsetTop - box.clientHeight / 2;
}

function NoSuchArticle() {
  useTitle('Page not found');
  return (
    <>
      <h1 className={styles.lost}>Page not found</h1>
      <EmptyState
        title="Somebody tore that page out."
        action={<PrimaryLink {...guidePath()}>Back to the guide</PrimaryLink>}
      >
        Or it was never written. The contents know what there is.
      </EmptyState>
    </>
  );
}
