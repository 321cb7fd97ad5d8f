import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../lib/api/failure-text.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useReportArrivals } from '../arrivals/use-report-arrivals.ts';
import { dismissReport } from '../character/idle-report.ts';
import { WikiLinkFollowed } from '../wiki/WikiLink.tsx';
import { ReportView } from './ReportView.tsx';
import { useReport } from './use-reports.ts';
import styles from './WhileYouRestDialog.module.css';

/** The pending idle report, as a dialog over any screen. */
export function WhileYouRestDialog({ since }: { readonly since: number }) {
  const { data: outcome, refetch } = useReport(since);
  useReportArrivals(outcome?.ok ? outcome.answer : null);
  const dismiss = () => void dismissReport(since);
  return (
    <Dialog className="sheet" opened onClose={dismiss} title="While you rested" size={820}>
      {outcome?.ok && outcome.answer ? (
        <WikiLinkFollowed value={dismiss}>
          <ReportView report={outcome.answer} />
        </WikiLinkFollowed>
      ) : outcome ? (
        <ErrorState
          title="The night's report has gone astray."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {`${outcome.ok ? 'It is kept no longer.' : failureText(outcome.failure)} What came is yours all the same.`}
        </ErrorState>
      ) : (
        <LoadingState label="Adding it all up…" />
      )}
      <footer className={styles.foot}>
        <Link to="/while-you-rest" onClick={dismiss}>
          Earlier nights
        </Link>
        <Button size="md" onClick={dismiss} data-autofocus>
          Good to know
        </Button>
      </footer>
    </Dialog>
  );
}
