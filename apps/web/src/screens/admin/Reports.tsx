import { Button } from '@mantine/core';
import type { Answer, ReportOutcome } from '@slumberfell/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Section } from '../../features/accounts/Section.tsx';
import { REASON_TEXTS } from '../../features/name-reports/reason-texts.ts';
import { notify, notifyFailure } from '../../features/notices/notify.ts';
import { call, type Outcome } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import styles from './Reports.module.css';
import { type ReportedName, reportedNames } from './reported-names.ts';

/** The server notes each call in the audit log and limits their number, so the page asks once. */
const reportsQuery = {
  queryKey: ['reports'],
  queryFn: () => call('reports', {}),
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

interface ReportsProps {
  /** Called with the name of a character about which the administrator wants to decide. */
  readonly onDecide: (name: string) => void;
}

/** The open reports of characters' names, by name, each name with the buttons that close its reports. */
export function Reports({ onDecide }: ReportsProps) {
  const { data, refetch, isFetching } = useQuery(reportsQuery);
  return (
    <Section title="Reports">
      {!data && <p role="status">One moment…</p>}
      {data?.ok === false && <p role="alert">{data.failure.message}</p>}
      {data?.ok && <List names={reportedNames(data.answer)} onDecide={onDecide} />}
      {data && (
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      )}
    </Section>
  );
}

interface ListProps extends ReportsProps {
  readonly names: readonly ReportedName[];
}

function List({ names, onDecide }: ListProps) {
  const queries = useQueryClient();
  const [closing, setClosing] = useState<number | null>(null);
  const close = async ({ name, reports: [first] }: ReportedName, outcome: ReportOutcome) => {
    if (first === undefined) return;
    setClosing(first.id);
    const closed = await call('close-report', { id: first.id, outcome });
    if (closed.ok) notify(`The reports of ${name} are closed.`);
    else notifyFailure(closed.failure);
    if (closed.ok || closed.failure.code === 'report/unknown')
      queries.setQueryData<Outcome<Answer<'reports'>>>(reportsQuery.queryKey, (before) =>
        before?.ok ? { ...before, answer: withoutName(before.answer, first) } : before,
      );
    setClosing(null);
    pressDone();
  };
  if (names.length === 0) return <p role="status">No name is reported.</p>;
  return (
    <ul className={styles.names}>
      {names.map((reported) => (
        <li key={reported.reports[0]?.id} className={styles.name}>
          <h3>
            <Link to="/profile/$characterId" params={{ characterId: String(reported.characterId) }}>
              {reported.name}
            </Link>
          </h3>
          {reported.name !== reported.nameNow && <p>{`Its name is ${reported.nameNow} now.`}</p>}
          <ul className={styles.reports}>
            {reported.reports.map(({ id, reason, text, at, reporterId }) => (
              <li key={id}>
                <b>{REASON_TEXTS[reason]}</b>
                {text !== '' && <q>{text}</q>}
                <small>{`${formatMoment(at)}, from account ${reporterId}`}</small>
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button
              size="compact-sm"
              aria-label={`Decide about ${reported.name}`}
              onClick={() => onDecide(reported.nameNow)}
            >
              Decide
            </Button>
            {OUTCOMES.map(({ outcome, label }) => (
              <Button
                key={outcome}
                size="compact-sm"
                variant="default"
                loading={closing === reported.reports[0]?.id}
                aria-label={`Close the reports of ${reported.name}: ${label}`}
                onClick={() => void close(reported, outcome)}
              >
                {`Close: ${label}`}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const OUTCOMES: readonly { readonly outcome: ReportOutcome; readonly label: string }[] = [
  { outcome: 'name-stays', label: 'the name stays' },
  { outcome: 'acted', label: 'I have acted' },
];

/** The reports without the open ones of a character and name, which the server has closed. */
const withoutName = (
  reports: Answer<'reports'>,
  { characterId, name }: Answer<'reports'>[number],
): Answer<'reports'> =>
  reports.filter((one) => one.closed !== undefined || one.characterId !== characterId || one.name !== name);
