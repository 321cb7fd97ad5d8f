import { Button } from '@mantine/core';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../lib/api/failure-text.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { AgainOffer } from '../again/AgainOffer.tsx';
import { useAgain } from '../again/use-again.ts';
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
          <Link to="/while-you-rest" className={styles.earlier} onClick={dismiss}>
            Earlier nights
          </Link>
        </WikiLinkFollowed>
      ) : outcome ? (
        <ErrorState
          title="The night's report has gone astray."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {`${outcome.ok ? 'It is no longer kept.' : failureText(outcome.failure)} What it brought is yours all the same.`}
        </ErrorState>
      ) : (
        <LoadingState label="Adding it all up…" />
      )}
      <Foot begun={outcome?.ok ? (outcome.answer?.begun ?? null) : null} onDismiss={dismiss} />
    </Dialog>
  );
}

interface FootProps extends Pick<IdleReportAnswer, 'begun'> {
  readonly onDismiss: () => void;
}

/** What a player does next: begins again what was begun before the night, while nothing runs; or goes on. */
function Foot({ begun, onDismiss }: FootProps) {
  const offer = useAgain(begun);
  return (
    <footer className={styles.foot}>
      {offer && <AgainOffer isWide offer={offer} onBegun={onDismiss} />}
      <Link to="/plan" className={styles.plan} onClick={onDismiss}>
        Plan tonight
      </Link>
      <Button size="md" variant={offer ? 'default' : 'filled'} onClick={onDismiss} data-autofocus>
        Good to know
      </Button>
    </footer>
  );
}
