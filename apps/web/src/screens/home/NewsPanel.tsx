import { Link } from '@tanstack/react-router';
import { useCharacterState } from '../../features/character/use-character.ts';
import { EntryDate } from '../../features/news/EntryDate.tsx';
import { entryIdOf, homeNews, titleOf } from '../../features/news/news-list.ts';
import { useNews } from '../../features/news/use-news.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './NewsPanel.module.css';

/**
 * The newest news. The page fetches posts only after the hub has told that there are any; so a server without
 * posts gets no call, and the first load has none. Shows nothing while there is nothing to tell: before the
 * posts have come, when they could not be fetched, and when there are only patch notes that were seen.
 */
export function NewsPanel() {
  const newsAt = useCharacterState((state) => state.newsAt);
  const seenUpTo = useCharacterState((state) => state.newsSeenUpTo);
  const { data } = useNews(1, typeof newsAt === 'number');
  if (seenUpTo === null) return null;
  const entries = homeNews(newsAt ?? null, data?.ok ? data : null, seenUpTo);
  if (entries.length === 0) return null;
  return (
    <Panel
      title="News"
      className={styles.panel}
      aside={
        <Link to="/news" className={styles.all}>
          All news
        </Link>
      }
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entryIdOf(entry)}>
            <Link to="/news" hash={entryIdOf(entry)} className={styles.entry}>
              <span className={styles.title}>{titleOf(entry)}</span>
              {entry.at > seenUpTo && <Chip tone="good">New</Chip>}
              <EntryDate entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
