import { useMemo, useState } from 'react';
import { FirstEntry } from '../../features/chronicle/FirstEntry.tsx';
import {
  type ChronicleFirst,
  countWords,
  earliestFirsts,
  firstId,
} from '../../features/chronicle/first-words.ts';
import { useMore } from '../../features/chronicle/use-more.tsx';
import { formatWholeDay } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatTimeOfDay } from '../../lib/format/time.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import styles from './FirstsPanel.module.css';
import { datedFirsts, firstsByDay } from './firsts-by-day.ts';

export const FIRSTS_ID = 'firsts';

/** Firsts that are shown at first, and that one press adds. */
const FIRSTS = 30;

interface FirstsPanelProps {
  readonly firsts: readonly ChronicleFirst[];
}

/** What happened for the first time, day by day, the newest first. */
export function FirstsPanel({ firsts }: FirstsPanelProps) {
  const dated = useMemo(() => datedFirsts(firsts), [firsts]);
  const earliest = useMemo(() => earliestFirsts(firsts), [firsts]);
  const undated = useMemo(() => firsts.filter(({ at }) => at === null), [firsts]);
  const { shown, more } = useMore(dated, FIRSTS);
  return (
    <Panel id={FIRSTS_ID} title="For the first time" aside={<Total count={dated.length} />}>
      {dated.length === 0 ? (
        <EmptyState title="No firsts yet.">
          The first trophy, pet or boss, a new region and every tenth level each get a line here.
        </EmptyState>
      ) : (
        <ol className={styles.days} aria-label="Days">
          {firstsByDay(shown).map((day) => (
            <li key={day[0]?.at} className={styles.day}>
              <h3 className={styles.head}>
                <span>{formatWholeDay(day[0]?.at ?? 0)}</span> <small>{countWords(day)}</small>
              </h3>
              <ul className={styles.firsts}>
                {day.map((first) => (
                  <FirstEntry
                    key={firstId(first)}
                    first={first}
                    isEarliest={earliest.has(firstId(first))}
                    timeOf={formatTimeOfDay}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {more}
      {undated.length > 0 && <Undated firsts={undated} />}
    </Panel>
  );
}

const Total = ({ count }: { readonly count: number }) =>
  count > 0 && <span className={styles.total}>{`${formatNumber(count)} in all`}</span>;

/** Firsts from before the chronicle. Their pictures are requested only when the player opens the list. */
function Undated({ firsts }: FirstsPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { shown, more } = useMore(firsts, FIRSTS);
  return (
    <details
      className={styles.undated}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{`From before the chronicle: ${countWords(firsts)}`}</summary>
      {isOpen && (
        <>
          <ul className={styles.firsts}>
            {shown.map((first) => (
              <FirstEntry key={firstId(first)} first={first} isEarliest={false} timeOf={formatTimeOfDay} />
            ))}
          </ul>
          {more}
        </>
      )}
    </details>
  );
}
