import { useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useIsPhone } from '../../layout/use-is-phone.ts';
import { useTitle } from '../../layout/use-title.ts';
import { EmberLink } from '../../parts/EmberLink.tsx';
import { EmptyState, Waiting } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ArticleView } from './ArticleView.tsx';
import { ContentsList } from './ContentsList.tsx';
import { listingOf } from './contents.ts';
import { FirstPage } from './FirstPage.tsx';
import styles from './GuideScreen.module.css';
import { guidePath } from './guide-path.ts';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import { fetchLibrary } from './shelves.ts';

/** The game guide (spec section 2, Other screens): its contents at the side, and an article, or what was searched for. */
export function GuideScreen() {
  const { articleId } = useParams({ from: '/house/game/game-guide/{-$articleId}' });
  const listing = articleId === undefined ? null : (listingOf(articleId) ?? null);
  const [query, setQuery] = useState('');
  // Words are looked for while the next letter is typed.
  const sought = useDeferredValue(query.trim());
  useEffect(() => {
    // The other categories are at hand when they are wanted; what could not be had is asked for again, and told of, then.
    fetchLibrary().catch(() => {});
  }, []);
  const closeSearch = () => setQuery('');
  return (
    <div className={styles.guide}>
      <div className={styles.side}>
        <SearchField query={query} onChange={setQuery} />
        {/* Whoever follows a link of it is done searching, and on a phone with the list. */}
        <Contents key={articleId} onFollow={closeSearch} />
      </div>
      <Panel className={styles.panel}>
        <Suspense fallback={<Waiting label="Turning the pages" />}>
          {sought !== '' ? (
            <SearchResults query={sought} onChoose={closeSearch} />
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

/** The contents: on a desktop always there, on a phone folded up above the article. */
function Contents({ onFollow }: { readonly onFollow: () => void }) {
  const phone = useIsPhone();
  const list = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it is the links inside that are followed, by keyboard as well
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div onClick={({ target }) => target instanceof Element && target.closest('a') && onFollow()}>
      <ContentsList />
    </div>
  );
  return phone ? <Folded label="All articles">{list}</Folded> : list;
}

const Folded = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <details className={styles.folded}>
    <summary>{label}</summary>
    {children}
  </details>
);

function NoSuchArticle() {
  useTitle('Page not found');
  return (
    <>
      <h1 className={styles.lost}>Page not found</h1>
      <EmptyState
        title="Somebody tore that page out."
        action={<EmberLink {...guidePath()}>Back to the guide</EmberLink>}
      >
        Or it was never written. The contents know what there is.
      </EmptyState>
    </>
  );
}
