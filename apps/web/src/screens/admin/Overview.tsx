import type { Answer } from '@slumberfell/protocol';
import { QueryResult } from '../../features/accounts/QueryResult.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { call } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './Overview.module.css';
import { backupText, bytesText, isBackupOld, isDiskLow } from './overview-texts.ts';
import { SettingList } from './SettingList.tsx';

const overviewQuery = { queryKey: ['overview'], queryFn: () => call('overview', {}), gcTime: 0 };

/** How the server is: what an administrator looks at first. */
export const Overview = () => (
  <Section title="Overview">
    <QueryResult query={overviewQuery}>{(overview) => <Facts overview={overview} />}</QueryResult>
  </Section>
);

function Facts({ overview }: { readonly overview: Answer<'overview'> }) {
  const { version, startedAt, accounts, activeCharacters, letters, reports, invites, embedded, settings } =
    overview;
  return (
    <>
      <p>{`Slumberfell ${version}, running since ${formatMoment(startedAt)}.`}</p>
      <dl className={styles.figures}>
        <Figure name="Playing now" value={formatNumber(activeCharacters)} />
        <Figure name="Active in 24 hours" value={formatNumber(accounts.activeToday)} note="accounts" />
        <Figure name="New in 24 hours" value={formatNumber(accounts.newToday)} note="accounts" />
        <Figure
          name="Accounts"
          value={formatNumber(accounts.all)}
          note={`${formatNumber(accounts.guests)} of them guests`}
        />
        <Figure
          name="Letters waiting"
          value={formatNumber(letters.waiting)}
          note={letters.failed > 0 ? `${formatNumber(letters.failed)} failed: the log says why` : undefined}
          isUrgent={letters.failed > 0}
        />
        <Figure name="Open reports" value={formatNumber(reports)} isUrgent={reports > 0} />
        <Figure name="Open invites" value={formatNumber(invites)} />
        {embedded !== null && (
          <>
            <Figure
              name="Database"
              value={bytesText(embedded.bytes)}
              note={`${bytesText(embedded.freeBytes)} free on its disk`}
              isUrgent={isDiskLow(embedded)}
            />
            <Figure
              name="Newest backup"
              value={backupText(embedded.backupAge)}
              isUrgent={isBackupOld(embedded.backupAge)}
            />
          </>
        )}
      </dl>
      <SettingList settings={settings} />
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** Whether the administrator should do something about it. */
  readonly isUrgent?: boolean;
}

const Figure = ({ name, value, note, isUrgent = false }: FigureProps) => (
  <div className={isUrgent ? `${styles.figure} ${styles.urgent}` : styles.figure}>
    <dt>{name}</dt>
    <dd>
      {value}
      {note !== undefined && <p>{note}</p>}
    </dd>
  </div>
);
