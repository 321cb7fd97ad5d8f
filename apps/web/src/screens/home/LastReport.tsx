import { Button } from '@mantine/core';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { reportItemsOf } from '../../features/idle-reports/report-items.ts';
import { endingOf, lengthOf, storyOf } from '../../features/idle-reports/story.ts';
import { useReports } from '../../features/idle-reports/use-reports.ts';
import { ItemTile } from '../../features/items/ItemTile.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatAgo } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import styles from './LastReport.module.css';
import links from './Links.module.css';

/** Largest number of items that are shown. The rarest are the first. */
const TILES = 6;

/** The newest idle report; for players without a report, the first things to do. */
export function LastReport() {
  const { data: outcome, refetch } = useReports(1);
  const last = outcome?.ok ? outcome.answer.reports[0] : undefined;
  const isNew = outcome?.ok && !last;
  return (
    <Panel title={isNew ? 'What to do first' : 'While you rested'} className={styles.panel}>
      {last && <ReportSummary report={last} />}
      {isNew && <FirstSteps />}
      {!outcome && <LoadingState label="Looking back…" />}
      {outcome && !outcome.ok && (
        <ErrorState
          title="The night would not come back."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {outcome.failure.message}
        </ErrorState>
      )}
    </Panel>
  );
}

function ReportSummary({ report }: { readonly report: IdleReportAnswer }) {
  const world = useWorld();
  const now = useNow(60_000);
  const ending = endingOf(report);
  const { finds, gains } = reportItemsOf(report, world);
  return (
    <div className={styles.summary}>
      <p className={styles.when}>
        <time dateTime={new Date(report.until).toISOString()} title={formatMoment(report.until)}>
          {formatAgo(now - report.until)}
        </time>
        <span>{`${lengthOf(report)} away`}</span>
      </p>
      <p className={styles.story}>{storyOf(report, world)}</p>
      <p className={styles.ending}>
        {ending ? `It ended ${ending.when}. ${ending.why}` : 'It was still going on when you came back.'}
      </p>
      <ul className={styles.tiles}>
        {[...finds, ...gains.flatMap(({ items }) => items)].slice(0, TILES).map(({ item, amount }) => (
          <li key={item.id} title={`${item.name}, ${formatNumber(amount)}`}>
            <ItemTile item={item} amount={amount} />
            <span className="visually-hidden">{`${item.name}, ${formatNumber(amount)}`}</span>
          </li>
        ))}
      </ul>
      <p className={`${links.links} ${styles.links}`}>
        <Link to="/while-you-rest" search={{ since: report.since }}>
          <Glyph name="night-sleep" size={18} /> Full report
        </Link>
        <Link to="/while-you-rest">
          <Glyph name="hourglass" size={18} /> Earlier nights
        </Link>
      </p>
    </div>
  );
}
