import type { IdleReportAnswer } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { lengthOf, storyOf } from '../../features/idle-reports/story.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { formatAgo } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './ReportList.module.css';
import { reportSearch } from './report-search.ts';

interface ReportListProps {
  readonly reports: readonly IdleReportAnswer[];
  /** First instant (`since`) of the report that is shown; undefined when none is shown. */
  readonly chosen: number | undefined;
  /** Number of the page, from 1. */
  readonly page: number;
  readonly lastPage: number;
}

/** Links to the reports of one page of the list, and to the pages with newer and older reports. */
export function ReportList({ reports, chosen, page, lastPage }: ReportListProps) {
  const world = useWorld();
  const now = useNow(60_000);
  return (
    <nav aria-label="Absences">
      <ol className={styles.list}>
        {reports.map((report) => (
          <li key={report.since}>
            <Link
              to="/while-you-rest"
              search={reportSearch({ page, since: report.since })}
              className={styles.row}
              activeOptions={{ exact: true }}
              aria-current={report.since === chosen ? 'page' : undefined}
              resetScroll={false}
            >
              <span className={styles.when}>
                <time dateTime={new Date(report.until).toISOString()} title={formatMoment(report.until)}>
                  {formatAgo(now - report.until)}
                </time>
                <span>{`${lengthOf(report)} away`}</span>
              </span>
              <span className={styles.story}>{storyOf(report, world)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {lastPage > 1 && (
        <p className={styles.pages}>
          {page > 1 && (
            <Link to="/while-you-rest" search={reportSearch({ page: page - 1 })}>
              ‹ Newer
            </Link>
          )}
          <span>{`Page ${page} of ${lastPage}`}</span>
          {page < lastPage && (
            <Link to="/while-you-rest" search={reportSearch({ page: page + 1 })}>
              Older ›
            </Link>
          )}
        </p>
      )}
    </nav>
  );
}
