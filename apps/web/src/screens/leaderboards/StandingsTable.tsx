import type { LeaderboardEntry, LeaderboardTable } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type Board, CROWNS } from '../../features/leaderboards/boards.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './StandingsTable.module.css';
import { hasScore, separateOwnRow } from './standings.ts';
import { TableHead, useColumns } from './TableHead.tsx';

interface StandingsTableProps {
  readonly board: Board;
  readonly table: LeaderboardTable;
  /** Another page is being fetched. */
  readonly busy: boolean;
}

/** The rows of a page. The viewer's own row is above them if it is not on this page. */
export function StandingsTable({ board, table, busy }: StandingsTableProps) {
  const columns = useColumns(board);
  const row = { ownId: table.own?.id, columns: columns.length };
  const separate = separateOwnRow(table);
  return (
    <table className={styles.table} aria-busy={busy}>
      <TableHead board={board} columns={columns} />
      {separate && (
        <tbody className={styles.separate}>
          <Row entry={separate} {...row} />
        </tbody>
      )}
      <tbody>
        {table.rows.map((entry) => (
          <Row key={entry.id} entry={entry} {...row} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly entry: LeaderboardEntry;
  /** Id of the viewer's character; undefined without one. */
  readonly ownId: number | undefined;
  /** Number of columns for numbers that fit the window. */
  readonly columns: number;
}

const crownOf = (entry: LeaderboardEntry): number | undefined =>
  hasScore(entry) && entry.ranking <= CROWNS ? entry.ranking : undefined;

/** A row, which is a link to the character's profile. */
const Row = ({ entry, ownId, columns }: RowProps) => (
  <tr data-own={entry.id === ownId} data-crown={crownOf(entry)}>
    <td className={styles.rank}>
      <RankCell entry={entry} />
    </td>
    <th scope="row" className={styles.who}>
      <div>
        <span className={styles.face}>
          <Face appearanceId={entry.appearanceId} />
        </span>
        <span className={styles.name}>
          <Link to="/profile/$characterId" params={{ characterId: String(entry.id) }}>
            <BreakableName name={entry.name} />
          </Link>
          {entry.id === ownId && <Chip>You</Chip>}
        </span>
      </div>
    </th>
    {'amount' in entry ? (
      <td className={styles.amount}>{formatNumber(entry.amount)}</td>
    ) : columns === 1 ? (
      <td className={styles.amount}>
        {formatNumber(entry.level)}
        <small>{formatNumber(entry.experience)}</small>
      </td>
    ) : (
      <>
        <td className={styles.amount}>{formatNumber(entry.level)}</td>
        <td className={styles.experience}>{formatNumber(entry.experience)}</td>
      </>
    )}
  </tr>
);

/** The rank, with a crown for the first three. A character with nothing to count has no rank. */
function RankCell({ entry }: Pick<RowProps, 'entry'>) {
  if (!hasScore(entry)) {
    return (
      <span title="Not yet ranked">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">Not yet ranked</span>
      </span>
    );
  }
  return (
    <>
      {crownOf(entry) !== undefined && <Glyph name="crown" size={24} />}
      {formatNumber(entry.ranking)}
    </>
  );
}

/** A name that may wrap after an underscore, and never inside a word. */
const BreakableName = ({ name }: { readonly name: string }) =>
  name.split(/(?<=_)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
