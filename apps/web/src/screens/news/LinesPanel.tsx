import { Button } from '@mantine/core';
import type { Lines } from '../../features/news/use-news-lines.ts';
import { formatDay } from '../../lib/format/date.ts';
import { putOffText } from '../../lib/text/put-off.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { ErrorState } from '../../ui/components/StateNotice.tsx';
import styles from './NewsScreen.module.css';

/** How many lines are shown until the player asks for more. */
const FIRST_LINES = 3;

interface Props {
  readonly news: Lines;
  /** Whether all fetched lines are shown. */
  readonly isOpen: boolean;
  readonly isFetching: boolean;
  readonly showMore: () => void;
  readonly tryAgain: () => void;
}

/** Lines that name characters, beside the posts. Nothing is shown while there are none. */
export function LinesPanel({ news, isOpen, isFetching, showMore, tryAgain }: Props) {
  if (!news.ok)
    return (
      <Panel className={styles.lines}>
        <ErrorState
          title="No word came from the village."
          action={<Button onClick={tryAgain}>Try again</Button>}
        >
          {news.failure.message}
        </ErrorState>
      </Panel>
    );
  const shown = isOpen ? news.lines : news.lines.slice(0, FIRST_LINES);
  if (shown.length === 0) return null;
  return (
    <Panel title="Said in the village" className={styles.lines}>
      <ul className={styles.sayings}>
        {shown.map(({ id, at, characters, more }) => (
          <li key={id}>
            <span>
              {putOffText(
                characters.map(({ name }) => name),
                more,
              )}
            </span>
            <time dateTime={new Date(at).toISOString()}>{formatDay(at)}</time>
          </li>
        ))}
      </ul>
      {shown.length < news.total && (
        <Button variant="default" className={styles.more ?? ''} loading={isFetching} onClick={showMore}>
          Show older lines
        </Button>
      )}
    </Panel>
  );
}
