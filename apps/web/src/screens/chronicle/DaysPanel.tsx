import { Button } from '@mantine/core';
import type { ChronicleDayAnswer } from '@slumberfell/protocol';
import { useState } from 'react';
import { useChronicleDays } from '../../features/chronicle/use-chronicle.ts';
import { formatCompact } from '../../lib/format/number.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import styles from './ChronicleScreen.module.css';
import { FIGURES, type FigureName } from './figures.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const SHORT_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const nameOf = ({ start, days }: ChronicleDayAnswer): string =>
  days === 1 ? DATE.format(start) : `Week of ${DATE.format(start)}`;

export const DAYS_ID = 'days';

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
      <Panel id={DAYS_ID} title="Day by day">
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
    <Panel id={DAYS_ID} title="Day by day">
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
                <span>{FIGURES[name].label}</span>
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
              <span>{`Page ${page} of ${lastPage}`}</span>
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

/** Labels with dates below the bars, at most: as many as fit on a phone. */
const DATES = 4;

/** The days as bars, with the scale beside them and dates below. Screen readers get each day as text. */
function Bars({ days, figure }: DaysProps) {
  const { label, of, format } = FIGURES[figure];
  const values = days.map(of);
  const most = Math.max(...values);
  const best = days[values.indexOf(most)];
  const step = Math.ceil(days.length / DATES);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {most === 0 || !best ? (
          'Nothing of it in these days.'
        ) : (
          <span>
            Most: <b>{format(most)}</b> <span>{`(${nameOf(best)}). Together:`}</span>{' '}
            <b>{format(values.reduce((all, one) => all + one, 0))}</b>.
          </span>
        )}
      </figcaption>
      <div className={styles.plot}>
        <p className={styles.scale} aria-hidden="true">
          {(most === 0 ? [0] : [most, most / 2, 0]).map((value) => (
            <span key={value} style={{ bottom: `${most === 0 ? 0 : (100 * value) / most}%` }}>
              {shortOf(figure, value)}
            </span>
          ))}
        </p>
        <ol
          className={styles.bars}
          aria-label={`${label}, day by day`}
          style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 56px))` }}
        >
          {days.map((day, index) => {
            const value = values[index] ?? 0;
            return (
              <li key={day.start} title={`${nameOf(day)}: ${format(value)}`}>
                <span className={styles.bar} style={{ height: `${(100 * value) / Math.max(1, most)}%` }} />
                <span className="visually-hidden">{`${nameOf(day)}: ${format(value)}`}</span>
                {(days.length - 1 - index) % step === 0 && (
                  <span className={styles.date} aria-hidden="true">
                    {SHORT_DATE.format(day.start)}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}

/** A value beside the chart: `1.2M`, and times in hours or minutes. */
function shortOf(figure: FigureName, value: number): string {
  if (figure !== 'time') return formatCompact(Math.round(value));
  const minutes = value / 60_000;
  return minutes >= 60 ? `${Math.round(minutes / 6) / 10} h` : `${Math.round(minutes)} min`;
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
              <td translate="no">{format(of(day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
