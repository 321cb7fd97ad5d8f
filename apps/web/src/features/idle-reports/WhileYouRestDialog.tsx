import { Button } from '@mantine/core';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../lib/api/failure-text.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useReportArrivals } from '../arrivals/use-report-arrivals.ts';
import { dismissReport } from '../character/idle-report.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { planAgain, setPlan } from '../plan/plan-draft.ts';
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
        <span className={styles.links}>
          <Link to="/while-you-rest" onClick={dismiss}>
            Earlier nights
          </Link>
          <Link to="/plan" onClick={dismiss}>
            Plan tonight
          </Link>
        </span>
        {outcome?.ok && outcome.answer && <SameAgain report={outcome.answer} onBegun={dismiss} />}
        <Button size="md" onClick={dismiss} data-autofocus>
          Good to know
        </Button>
      </footer>
    </Dialog>
  );
}

/** The button that sets the plan of a reported night again, while nothing else is planned or runs. */
function SameAgain({
  report,
  onBegun,
}: {
  readonly report: Pick<IdleReportAnswer, 'steps'>;
  readonly onBegun: () => void;
}) {
  const plan = useCharacter(({ shown }) => planAgain(shown, report));
  const { run, pending } = useCommands();
  if (plan === null) return null;
  const begin = async () => {
    if (await run(setPlan(plan))) onBegun();
  };
  return (
    <CommandButton variant="default" size="md" loading={pending} onClick={() => void begin()}>
      The same again
    </CommandButton>
  );
}
