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
  /** Whether the rows are those of another page, because the requested page is still being fetched. */
  readonly busy: boolean;
}

/**
 * The rows of one page of a board. If the viewer's own row is not on the page, it is shown above the rows.
 */
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
  /** Id of the viewer's character; undefined when the viewer has none. */
  readonly ownId: number | undefined;
  /** Number of columns with numbers: 1 or 2. With 1, level and experience, if any, are in one column. */
  readonly columns: number;
}

const crownOf = (entry: LeaderboardEntry): number | undefined =>
  hasScore(entry) && entry.ranking <= CROWNS ? entry.ranking : undefined;

/** A row of the table. The name in it is a link to the character's profile. */
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
      <td translate="no" className={styles.amount}>
        {formatNumber(entry.amount)}
      </td>
    ) : columns === 1 ? (
      <td className={styles.amount}>
        <span translate="no">{formatNumber(entry.level)}</span>
        <small translate="no">{formatNumber(entry.experience)}</small>
      </td>
    ) : (
      <>
        <td translate="no" className={styles.amount}>
          {formatNumber(entry.level)}
        </td>
        <td translate="no" className={styles.experience}>
          {formatNumber(entry.experience)}
        </td>
      </>
    )}
  </tr>
);

/**
 * The rank, with a crown for ranks 1 to 3. A character with 0 of what the board counts is shown without a
 * rank.
 */
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
      <span translate="no">{formatNumber(entry.ranking)}</span>
    </>
  );
}

/** A name that the browser may wrap after an underscore, but never within a word. */
const BreakableName = ({ name }: { readonly name: string }) =>
  name.split(/(?<=_)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
