import { Button } from '@mantine/core';
import { IDLE_REPORTS_KEPT, type IdleReportAnswer } from '@slumberfell/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { GuideLink } from '../../features/guide/GuideLink.tsx';
import { ReportView } from '../../features/idle-reports/ReportView.tsx';
import { useReport, useReports } from '../../features/idle-reports/use-reports.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { ReportList } from './ReportList.tsx';
import { reportSearch } from './report-search.ts';
import styles from './WhileYouRestScreen.module.css';

/** The stored idle reports, the newest first. The address contains which one is shown. */
export function WhileYouRestScreen() {
  useTitle('While you rested');
  return (
    <>
      <PageHead title="While you rested">
        <GuideLink article="while-you-rest">What happens while you rest</GuideLink>
      </PageHead>
      <p className={styles.purpose}>
        The last {IDLE_REPORTS_KEPT} times that you were away for more than ten minutes and something came of
        it.
      </p>
      <History />
    </>
  );
}

function History() {
  const { since, page = 1 } = useSearch({ strict: false, select: reportSearch });
  const { data: outcome, refetch } = useReports(page);
  const isPhone = useIsPhone();
  if (!outcome) return <LoadingState label="Looking back…" />;
  if (!outcome.ok) {
    return (
      <Panel>
        <ErrorState
          title="The nights would not come back."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {outcome.failure.message}
        </ErrorState>
      </Panel>
    );
  }
  const { reports, total, pageSize } = outcome.answer;
  if (total === 0) return <NoReports />;
  const shown = since ?? (isPhone ? undefined : reports[0]?.since);
  const list = (
    <ReportList reports={reports} chosen={shown} page={page} lastPage={Math.ceil(total / pageSize)} />
  );
  const known = reports.find((report) => report.since === shown);
  if (isPhone) return <OnPhone list={list} since={shown} known={known} page={page} />;
  return (
    <div className={styles.columns}>
      {list}
      <Panel brass title={known ? `Back on ${formatMoment(known.until)}` : 'An earlier night'}>
        {shown !== undefined && <Chosen key={shown} since={shown} known={known} />}
      </Panel>
    </div>
  );
}

interface ChosenProps {
  readonly since: number;
  /** The report, if the fetched page of the list contains it; else undefined. */
  readonly known: IdleReportAnswer | undefined;
}

const Chosen = ({ since, known }: ChosenProps) =>
  known ? <ReportView report={known} /> : <Fetched since={since} />;

/**
 * A report that the page's address names, but that is not on the fetched page of the list. It is fetched
 * separately.
 */
function Fetched({ since }: Pick<ChosenProps, 'since'>) {
  const { data: outcome, refetch } = useReport(since);
  if (!outcome) return <LoadingState label="Looking back…" />;
  if (outcome.ok && outcome.answer) return <ReportView report={outcome.answer} />;
  return (
    <ErrorState
      title="No such night."
      {...(!outcome.ok && { action: <Button onClick={() => void refetch()}>Try again</Button> })}
    >
      {outcome.ok ? 'It is no longer kept, or never was.' : outcome.failure.message}
    </ErrorState>
  );
}

interface OnPhoneProps {
  readonly list: ReactNode;
  readonly since: number | undefined;
  readonly known: IdleReportAnswer | undefined;
  readonly page: number;
}

/** The list on a phone. The shown report is in a dialog over it. */
function OnPhone({ list, since, known, page }: OnPhoneProps) {
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/while-you-rest', search: reportSearch({ page }) });
  return (
    <>
      {list}
      <Dialog
        className="sheet"
        opened={since !== undefined}
        hasAddress
        onClose={close}
        title="While you rested"
      >
        {since !== undefined && <Chosen since={since} known={known} />}
      </Dialog>
    </>
  );
}

const NoReports = () => (
  <Panel>
    <EmptyState title="No nights yet">
      Begin something, close the page for more than ten minutes, and you can read what came of it when you are
      back. It is kept here.
    </EmptyState>
  </Panel>
);
