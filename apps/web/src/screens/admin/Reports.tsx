import { Button } from '@mantine/core';
import { type Answer, REPORT_LIMITS, type ReportOrder, type ReportOutcome } from '@slumberfell/protocol';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Section } from '../../features/accounts/Section.tsx';
import { RemoveButton } from '../../features/entries/RemoveButton.tsx';
import { REASON_TEXTS } from '../../features/name-reports/reason-texts.ts';
import { call, type Outcome } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';
import styles from './CharacterCard.module.css';
import { type ReportedName, reportedNames } from './reported-names.ts';

const REPORTS = ['reports'];

/** The server notes each call in the audit log, so the page asks once. */
const reportsQuery = (order: ReportOrder, page: number) => ({
  queryKey: [...REPORTS, order, page],
  queryFn: () => call('reports', { order, page: String(page) }),
  gcTime: 0,
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** How many names the page shows before the administrator asks for more. */
const SHOWN = 10;

interface ReportsProps {
  /** Called with the name of a character about which the administrator wants to decide. */
  readonly onDecide: (name: string) => void;
}

/** The open reports of characters' names, by name, each name with the buttons that close its reports. */
export function Reports({ onDecide }: ReportsProps) {
  const [order, setOrder] = useState<ReportOrder>('votes');
  const [page, setPage] = useState(1);
  const { data, refetch, isFetching } = useQuery(reportsQuery(order, page));
  const isFull = data?.ok === true && isFullOfOpen(data.answer);
  return (
    <Section title="Reports">
      <SelectField
        label="Order"
        value={order}
        data={ORDERS}
        onChange={(chosen) => {
          setOrder(chosen);
          setPage(1);
        }}
      />
      {!data && <p role="status">One moment…</p>}
      {data?.ok === false && <p role="alert">{data.failure.message}</p>}
      {data?.ok && (
        <List key={`${order} ${page}`} names={reportedNames(data.answer)} page={page} onDecide={onDecide} />
      )}
      {data && (
        <div className={styles.buttons}>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
          {page > 1 && (
            <Button variant="default" onClick={() => setPage(page - 1)}>
              Further up the list
            </Button>
          )}
          {isFull && page < REPORT_LIMITS.pages && (
            <Button variant="default" onClick={() => setPage(page + 1)}>
              Further down the list
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}

const ORDERS = [
  { value: 'votes', label: 'By number of networks' },
  { value: 'newest', label: 'Newest first' },
] as const;

/** Whether there may be more open reports than the page of the list has. */
const isFullOfOpen = (reports: Answer<'reports'>): boolean =>
  reports.length === REPORT_LIMITS.listed && reports.every(({ closed }) => closed === undefined);

interface ListProps extends ReportsProps {
  readonly names: readonly ReportedName[];
  readonly page: number;
}

function List({ names, page, onDecide }: ListProps) {
  const [shown, setShown] = useState(SHOWN);
  if (names.length === 0)
    return (
      <p role="status">{page === 1 ? 'No names have been reported.' : 'No more names have been reported.'}</p>
    );
  return (
    <>
      <ul className={styles.cards}>
        {names.slice(0, shown).map((reported) => (
          <Card key={reported.reports[0].id} reported={reported} onDecide={onDecide} />
        ))}
      </ul>
      {names.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          {`Show more of the ${names.length} names`}
        </Button>
      )}
    </>
  );
}

type Report = Answer<'reports'>[number];

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
    leave((report) => report.characterId !== characterId || report.name !== name);
  };
  const leave = (stays: (report: Report) => boolean): void => {
    queries.setQueriesData<Outcome<Answer<'reports'>>>({ queryKey: REPORTS }, (before) =>
      before?.ok
        ? { ...before, answer: before.answer.filter((one) => one.closed !== undefined || stays(one)) }
        : before,
    );
  };
  return (
    <li className={styles.card}>
      <h3>
        <Link to="/profile/$characterId" params={{ characterId: String(characterId) }}>
          {name}
        </Link>
      </h3>
      {name !== nameNow && <p>{`It is now called ${nameNow}.`}</p>}
      <p>{reportersText(first)}</p>
      <ul className={styles.texts}>
        {reports.map(({ id, reason, text, at, reporterId, byGuest }) => (
          <li key={id}>
            <b>{REASON_TEXTS[reason]}</b>
            {text !== '' && <q>{text}</q>}
            <span className={styles.reporter}>
              <small>{`${formatMoment(at)}, from ${byGuest ? 'guest' : 'account'} ${reporterId}`}</small>
              <RemoveButton
                label={`Close all from ${byGuest ? 'guest' : 'account'} ${reporterId}`}
                entry={`the report about ${name}`}
                done={`The reports from ${byGuest ? 'guest' : 'account'} ${reporterId} have been closed.`}
                remove={() => call('close-reports-of', { reporterId, outcome: 'name-stays' })}
                update={(closed) => {
                  if (closed.ok || closed.failure.code === 'report/none')
                    leave((report) => report.reporterId !== reporterId);
                }}
              />
            </span>
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
            entry={`the reports about ${name}`}
            done={`The reports about ${name} have been closed.`}
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
  { outcome: 'acted', label: 'action taken' },
];

function reportersText({ reporters = 1, networks = 1 }: Report): string {
  const players = reporters === 1 ? 'one player' : `${reporters} players`;
  return `Reported by ${players} from ${networks === 1 ? 'one network' : `${networks} networks`}.`;
}
