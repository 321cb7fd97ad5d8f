import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, use, useMemo } from 'react';
import { LISTINGS } from '../../features/guide/contents.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { fetchAllTexts } from './fetch-texts.ts';
import styles from './SearchResults.module.css';
import { indexOf, search } from './search.ts';
import { focusHit } from './search-focus.ts';

interface SearchResultsProps {
  readonly query: string;
  /** Called when a result is opened. */
  readonly onChoose: () => void;
}

/** The search results: articles, each with the text around the first matched word. */
export function SearchResults({ query, onChoose }: SearchResultsProps) {
  useTitle('Game Guide');
  const world = useWorld();
  const allTexts = use(fetchAllTexts());
  const index = useMemo(
    () =>
      indexOf(
        LISTINGS.flatMap((listing) => {
          const write = allTexts[listing.id];
          return write ? [[listing, write(world)] as const] : [];
        }),
      ),
    [allTexts, world],
  );
  const hits = useMemo(() => search(index, query), [index, query]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    focusHit(event.key === 'ArrowDown' ? 'next' : 'previous');
    event.preventDefault();
  };
  const count = hits.length === 1 ? '1 article' : `${hits.length} articles`;
  return (
    <div className={styles.results}>
      <h1>Search</h1>
      <p role="status" className={styles.count}>
        {hits.length === 0 ? `Nothing was found for “${query}”.` : `${count} about “${query}”`}
      </p>
      {hits.length === 0 ? (
        <EmptyState title="The guide does not know that one.">
          Try a shorter word, or the name of a skill. It may also be a secret.
        </EmptyState>
      ) : (
        <ol onKeyDown={onKeyDown}>
          {hits.map(({ listing, anchor, heading, excerpt: [before, found, after] }) => (
            <li key={listing.id}>
              <Link
                {...guidePath(listing.id)}
                {...(anchor === null ? {} : { hash: anchor })}
                data-guide-hit=""
                onClick={onChoose}
              >
                <small>{`${listing.category.title}${heading !== null ? ` · ${heading}` : ''}`}</small>
                <b>{listing.title}</b>
                <span>
                  <span>{before}</span>
                  <mark>{found}</mark>
                  <span>{after}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
