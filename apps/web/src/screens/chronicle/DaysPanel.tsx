import { Button } from '@mantine/core';
import type { ChronicleDayAnswer } from '@slumberfell/protocol';
import { useState } from 'react';
import { useChronicleDays } from '../../features/chronicle/use-chronicle.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import styles from './ChronicleScreen.module.css';
import { FIGURES, type FigureName } from './figures.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const nameOf = ({ start, days }: ChronicleDayAnswer): string =>
  days === 1 ? DATE.format(start) : `Week of ${DATE.format(start)}`;

/** Days in the chart. The table has all of the page. */
const BARS = 30;

/** A chart of the newest days, and a table of a page of days. */
export function DaysPanel() {
  const [page, setPage] = useState(1);
  const [figure, setFigure] = useState<FigureName>('experience');
  const { data: outcome, refetch } = useChronicleDays(page);
  if (!outcome) return <LoadingState label="Turning the pages…" />;
  if (!outcome.ok) {
    return (
      <Panel title="Day by day">
        <ErrorState
          title="The days would not come."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {outcome.failure.message}
        </ErrorState>
      </Panel>
    );
  }
  const { days, total, pageSize } = outcome.answer;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Panel title="Day by day">
      {total === 0 ? (
        <EmptyState title="No day is written yet.">Begin something; each day gets its line here.</EmptyState>
      ) : (
        <>
          <fieldset className={styles.choice}>
            <legend className="visually-hidden">What the chart shows</legend>
            {(Object.keys(FIGURES) as FigureName[]).map((name) => (
              <label key={name} data-chosen={name === figure}>
                <input
                  type="radio"
                  name="figure"
                  checked={name === figure}
                  onChange={() => setFigure(name)}
                />
                {FIGURES[name].label}
              </label>
            ))}
          </fieldset>
          <Bars days={days.slice(0, BARS).toReversed()} figure={figure} />
          <DaysTable days={days} figure={figure} />
          {lastPage > 1 && (
            <p className={styles.pager}>
              <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Newer
              </Button>
              <span>
                Page {page} of {lastPage}
              </span>
              <Button variant="default" disabled={page === lastPage} onClick={() => setPage(page + 1)}>
                Older
              </Button>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

interface DaysProps {
  readonly days: readonly ChronicleDayAnswer[];
  readonly figure: FigureName;
}

/** Bars for the eye only: the table has the same numbers. */
function Bars({ days, figure }: DaysProps) {
  const values = days.map(FIGURES[figure].of);
  const most = Math.max(1, ...values);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${BARS * 10} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day, index) => {
        const height = (100 * (values[index] ?? 0)) / most;
        return <rect key={day.start} x={index * 10 + 1} y={100 - height} width={8} height={height} />;
      })}
    </svg>
  );
}

function DaysTable({ days, figure }: DaysProps) {
  const { label, of, format } = FIGURES[figure];
  return (
    <details className={styles.details}>
      <summary>As a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.start}>
              <th scope="row">{nameOf(day)}</th>
              <td>{format(of(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
