import { Button } from '@mantine/core';
import type { SharedPart } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { FirstEntry } from '../../features/chronicle/FirstEntry.tsx';
import { firstId } from '../../features/chronicle/first-words.ts';
import { longTime } from '../../features/chronicle/long-time.ts';
import { hasRecords, Records } from '../../features/chronicle/Records.tsx';
import { Sums } from '../../features/chronicle/Sums.tsx';
import { useMore } from '../../features/chronicle/use-more.tsx';
import { useSharedChronicle } from '../../features/chronicle/use-shared-chronicle.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { formatUtcDay } from '../../lib/format/date.ts';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState, ErrorState } from '../../ui/components/StateNotice.tsx';
import styles from './SharedChronicle.module.css';

/** Firsts that are shown before the player asks for all that the answer has. */
const FIRSTS = 6;

interface SharedChronicleProps {
  readonly characterId: number;
  readonly isOwn: boolean;
}

/**
 * What a character's player shows of its chronicle. It renders nothing while it is fetched, because it is the
 * last part of the screen, and nothing for another player's character that shows none.
 */
export function SharedChronicle({ characterId, isOwn }: SharedChronicleProps) {
  const { data: outcome, isFetching, refetch } = useSharedChronicle(characterId);
  if (!outcome) return null;
  if (!outcome.ok)
    return outcome.failure.code === 'character/unknown' ? null : (
      <Panel title="Chronicle" className={styles.panel}>
        <ErrorState
          title="The chronicle would not open."
          action={
            <Button loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {failureText(outcome.failure)}
        </ErrorState>
      </Panel>
    );
  const { chronicle } = outcome.answer;
  if (chronicle === null) return isOwn ? <NotShown /> : null;
  return (
    <Panel
      title="Chronicle"
      aside={isOwn && <Link to="/chronicle">Change it in the Chronicle</Link>}
      className={styles.panel}
    >
      {isBlank(chronicle) ? (
        <EmptyState title="The first page is blank.">
          {isOwn
            ? 'Your best days and your firsts will be written here.'
            : 'A night or two, and there will be something to read.'}
        </EmptyState>
      ) : (
        <Pages chronicle={chronicle} />
      )}
    </Panel>
  );
}

const NotShown = () => (
  <Panel title="Chronicle" className={styles.panel}>
    <p className={styles.note}>
      Only you can read your chronicle. <Link to="/chronicle">Show a part of it here</Link>
    </p>
  </Panel>
);

/** Whether nothing has happened. The region of a new character is not counted. */
const isBlank = ({ totals, records, firsts }: SharedPart): boolean =>
  totals.time === 0 && !hasRecords(records) && firsts.total <= 1;

function Pages({ chronicle }: { readonly chronicle: SharedPart }) {
  const { since, totals, records, firsts } = chronicle;
  const sums = [
    { label: 'At work', value: longTime(totals.time) },
    { label: 'Beaten', value: formatNumber(totals.kills) },
    { label: 'Dungeon runs', value: formatNumber(totals.runs) },
    { label: 'Gold from sales', value: formatCompact(totals.gold) },
  ];
  return (
    <div className={styles.pages}>
      <p className={styles.note}>{`Written since ${formatUtcDay(since)}`}</p>
      <Sums sums={sums} />
      {hasRecords(records) && <Records records={records} nightOf={formatUtcDay} />}
      {firsts.total > 0 && <Firsts {...firsts} />}
    </div>
  );
}

function Firsts({ newest, total }: SharedPart['firsts']) {
  const { shown, more } = useMore(newest, FIRSTS, newest.length);
  return (
    <div>
      <h3 className={styles.head}>
        <span>For the first time</span>{' '}
        <small>
          {newest.length < total
            ? `The newest ${formatNumber(newest.length)} of ${formatNumber(total)}`
            : `${formatNumber(total)} in all`}
        </small>
      </h3>
      <ul className={styles.firsts} aria-label="For the first time">
        {shown.map((first) => (
          // Whether it is the earliest of its kind cannot be told from the newest ones.
          <FirstEntry key={firstId(first)} first={first} isEarliest={false} timeOf={formatUtcDay} />
        ))}
      </ul>
      {more}
    </div>
  );
}
