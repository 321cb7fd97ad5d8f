import { Button } from '@mantine/core';
import type { Answer, ReportOutcome } from '@slumberfell/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Section } from '../../features/accounts/Section.tsx';
import { RemoveButton } from '../../features/entries/RemoveButton.tsx';
import { REASON_TEXTS } from '../../features/name-reports/reason-texts.ts';
import { call, type Outcome } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/format/date.ts';
import styles from './CharacterCard.module.css';
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
  if (names.length === 0) return <p role="status">No name is reported.</p>;
  return (
    <ul className={styles.cards}>
      {names.map((reported) => (
        <Card key={reported.reports[0].id} reported={reported} onDecide={onDecide} />
      ))}
    </ul>
  );
}

interface CardProps extends ReportsProps {
  readonly reported: ReportedName;
}

function Card({ reported: { name, nameNow, characterId, reports }, onDecide }: CardProps) {
  const queries = useQueryClient();
  const [isClosing, setIsClosing] = useState(false);
  const [first] = reports;
  const close = async (outcome: ReportOutcome) => {
    setIsClosing(true);
    const closed = await call('close-report', { id: first.id, outcome });
    setIsClosing(false);
    return closed;
  };
  const update = (closed: Outcome<unknown>): void => {
    if (!closed.ok && closed.failure.code !== 'report/unknown') return;
    queries.setQueryData<Outcome<Answer<'reports'>>>(reportsQuery.queryKey, (before) =>
      before?.ok ? { ...before, answer: withoutName(before.answer, first) } : before,
    );
  };
  return (
    <li className={styles.card}>
      <h3>
        <Link to="/profile/$characterId" params={{ characterId: String(characterId) }}>
          {name}
        </Link>
      </h3>
      {name !== nameNow && <p>{`Its name is ${nameNow} now.`}</p>}
      <ul className={styles.texts}>
        {reports.map(({ id, reason, text, at, reporterId }) => (
          <li key={id}>
            <b>{REASON_TEXTS[reason]}</b>
            {text !== '' && <q>{text}</q>}
            <small>{`${formatMoment(at)}, from account ${reporterId}`}</small>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="compact-sm" aria-label={`Decide about ${name}`} onClick={() => onDecide(nameNow)}>
          Decide
        </Button>
        {OUTCOMES.map(({ outcome, label }) => (
          <RemoveButton
            key={outcome}
            label={`Close: ${label}`}
            entry={`the reports of ${name}`}
            done={`The reports of ${name} are closed.`}
            disabled={isClosing}
            remove={() => close(outcome)}
            update={update}
          />
        ))}
      </div>
    </li>
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
