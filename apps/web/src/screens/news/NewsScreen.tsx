import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { storeNewsSeen } from '../../features/character/store.ts';
import { useCharacterState } from '../../features/character/use-character.ts';
import { EntryDate } from '../../features/news/EntryDate.tsx';
import { entryIdOf, type NewsEntry, newsList, titleOf } from '../../features/news/news-list.ts';
import { paragraphsOf, partsOf } from '../../features/news/paragraphs.ts';
import { type Posts, useNews } from '../../features/news/use-news.ts';
import { useNewsLines } from '../../features/news/use-news-lines.ts';
import { call } from '../../lib/api/call.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { LinesPanel } from './LinesPanel.tsx';
import styles from './NewsScreen.module.css';

/** The host's posts and the patch notes in one list, the newest first. Visitors read it without marks. */
export function NewsScreen() {
  useTitle('News');
  const [pages, setPages] = useState(1);
  const [linePages, setLinePages] = useState(0);
  const { data, refetch, isFetching } = useNews(pages);
  const lines = useNewsLines(Math.max(1, linePages));
  return (
    <>
      <PageHead title="News" />
      <div className={styles.columns}>
        <div>
          {!data && <LoadingState label="Asking the paperboy…" />}
          {data?.ok === false && (
            <Panel>
              <ErrorState
                title="The news did not arrive."
                action={<Button onClick={() => void refetch()}>Try again</Button>}
              >
                {data.failure.message}
              </ErrorState>
            </Panel>
          )}
          {data?.ok && (
            <>
              <List news={data} />
              {!data.isWhole && (
                <Button
                  variant="default"
                  className={styles.more ?? ''}
                  loading={isFetching}
                  onClick={() => setPages(pages + 1)}
                >
                  Show older news
                </Button>
              )}
            </>
          )}
        </div>
        {/* Beside or below the posts, which do not move when the lines come later. */}
        {lines.data && (
          <LinesPanel
            news={lines.data}
            isOpen={linePages > 0}
            isFetching={lines.isFetching}
            showMore={() => setLinePages(linePages + 1)}
            tryAgain={() => void lines.refetch()}
          />
        )}
      </div>
    </>
  );
}

function List({ news }: { readonly news: Posts & { readonly ok: true } }) {
  const entries = newsList(news.posts, news.isWhole);
  const isUnseen = useMarks(Math.max(0, ...entries.map(({ at }) => at)));
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entryIdOf(entry)}>
          <Panel brass id={entryIdOf(entry)}>
            <article className={styles.entry}>
              <header className={styles.head}>
                <h2>{titleOf(entry)}</h2>
                {isUnseen(entry.at) && <Chip tone="good">New</Chip>}
                <EntryDate entry={entry} />
              </header>
              <Body entry={entry} />
            </article>
          </Panel>
        </li>
      ))}
    </ul>
  );
}

function Body({ entry }: { readonly entry: NewsEntry }) {
  if (entry.kind === 'release')
    return (
      <p>
        A release of the game. <Link to="/patch-notes">Its patch notes</Link> say what it brings.
      </p>
    );
  return paragraphsOf(entry.body).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a post never change their order.
    <p key={index}>
      {partsOf(paragraph).map(({ text, href }, part) =>
        href === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: neither do the parts of a paragraph.
          <a key={part} href={href} target="_blank" rel="noreferrer nofollow" title="Opens in a new tab">
            {text}
          </a>
        ),
      )}
    </p>
  ));
}

/**
 * Notes that the account has seen the news up to its newest entry. The marks of this visit stay.
 * @returns whether an entry of an instant is marked
 */
function useMarks(newestAt: number): (at: number) => boolean {
  const seenUpTo = useCharacterState((state) => state.newsSeenUpTo);
  const [before] = useState(seenUpTo);
  useEffect(() => {
    if (seenUpTo === null || newestAt <= seenUpTo) return;
    storeNewsSeen(newestAt);
    // A failure is not shown: the marks come again with the next visit.
    void call('news-seen', newestAt);
  }, [newestAt, seenUpTo]);
  return (at) => before !== null && at > before;
}
