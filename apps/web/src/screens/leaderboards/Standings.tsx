import { Button } from '@mantine/core';
import type { LeaderboardTable } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import type { Board } from '../../features/leaderboards/boards.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState, ErrorState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Pager } from './Pager.tsx';
import styles from './Standings.module.css';
import { StandingsSkeleton } from './StandingsSkeleton.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { lastPageOf, pageOfRank, positionText, separateOwnRow } from './standings.ts';
import { useStandings } from './use-standings.ts';

interface StandingsProps {
  readonly board: Board;
  readonly page: number;
}

/** One page of a board, with links to the board's other pages. */
export function Standings({ board, page }: StandingsProps) {
  const { table, failure, isTurning, isFetching, refetch } = useStandings(board.type, page);
  const again = (
    <Button variant={table ? 'default' : 'filled'} loading={isFetching} onClick={refetch}>
      Try again
    </Button>
  );
  return (
    <Panel
      flush
      title={
        <span className={styles.title}>
          <Glyph name={board.glyph} size={22} />
          <span>{board.title}</span>
        </span>
      }
      aside={
        <BoardPosition
          board={board}
          page={page}
          table={isTurning ? null : table}
          isLost={!table && failure !== null}
        />
      }
    >
      {failure && table && (
        <div className={styles.stale} role="alert">
          <p>{`These are the standings from a while ago. ${failure.message}`}</p>
          {again}
        </div>
      )}
      {table ? (
        <Page board={board} page={page} table={table} busy={isTurning} />
      ) : failure ? (
        <ErrorState title="The scribe is asleep." action={again}>
          {failure.message}
        </ErrorState>
      ) : (
        <StandingsSkeleton board={board} />
      )}
    </Panel>
  );
}

interface PageProps extends StandingsProps {
  readonly table: LeaderboardTable;
  readonly busy: boolean;
}

function Page({ board, page, table, busy }: PageProps) {
  const lastPage = lastPageOf(table);
  return (
    <>
      {table.rows.length > 0 || table.own ? (
        <StandingsTable board={board} table={table} busy={busy} />
      ) : (
        table.total === 0 && (
          <EmptyState title="Nobody is on this board yet.">Somebody has to be first.</EmptyState>
        )
      )}
      {table.rows.length === 0 && table.total > 0 && (
        <EmptyState
          title="The list ends before this page."
          action={
            <PrimaryLink to="/leaderboards" search={{ board: board.type, page: lastPage }}>
              Go to the last page
            </PrimaryLink>
          }
        >
          Beyond it are only those who have not been born yet.
        </EmptyState>
      )}
      {table.rows.length > 0 && (
        <p className={styles.age}>
          {`Other players’ scores can be up to ${formatDuration(table.oldestScore / 1_000)} old.`}
        </p>
      )}
      {lastPage > 1 && <Pager type={board.type} page={page} lastPage={lastPage} />}
    </>
  );
}

interface BoardPositionProps extends StandingsProps {
  /** The shown table; null while the page is fetched, and when no table could be fetched. */
  readonly table: LeaderboardTable | null;
  readonly isLost: boolean;
}

/**
 * How many characters the board has and which page is shown, as text that screen readers read out at each
 * page change; and a link to the page with the viewer's own row, if this page does not have it.
 */
function BoardPosition({ board, page, table, isLost }: BoardPositionProps) {
  const own = table && separateOwnRow(table);
  return (
    <div className={styles.place}>
      <p role="status">
        {table ? positionText(table, page) : !isLost && `Looking up page ${formatNumber(page)}…`}
      </p>
      {own && (
        <Link
          to="/leaderboards"
          search={{ board: board.type, page: pageOfRank(own.ranking, table.pageSize) }}
          className={styles.own}
        >
          My page
        </Link>
      )}
    </div>
  );
}
