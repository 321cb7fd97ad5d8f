import type { LeaderboardEntry, LeaderboardTable } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type Board, CROWNS } from '../../features/leaderboards/boards.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './StandingsTable.module.css';
import { hasScore, ownRowApart } from './standings.ts';
import { TableHead, useColumns } from './TableHead.tsx';

interface StandingsTableProps {
  readonly board: Board;
  readonly table: LeaderboardTable;
  /** Other rows are on their way. */
  readonly busy: boolean;
}

/** The rows of a page, above them the viewer's own where it is not among them. */
export function StandingsTable({ board, table, busy }: StandingsTableProps) {
  const columns = useColumns(board);
  const row = { ownId: table.own?.id, columns: columns.length };
  const apart = ownRowApart(table);
  return (
    <table className={styles.table} aria-busy={busy}>
      <TableHead board={board} columns={columns} />
      {apart && (
        <tbody className={styles.apart}>
          <Row entry={apart} {...row} />
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
  /** The viewer's character, where it has one. */
  readonly ownId: number | undefined;
  /** There is room for so many columns of numbers. */
  readonly columns: number;
}

const crownOf = (entry: LeaderboardEntry): number | undefined =>
  hasScore(entry) && entry.ranking <= CROWNS ? entry.ranking : undefined;

/** All of it leads to the character's profile. */
const Row = ({ entry, ownId, columns }: RowProps) => (
  <tr data-own={entry.id === ownId} data-crown={crownOf(entry)}>
    <td className={styles.rank}>
      <Place entry={entry} />
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

/** The rank, the first three with a crown; without anything to count there is none. */
function Place({ entry }: Pick<RowProps, 'entry'>) {
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

/** A name that may go on in the next line behind an underscore, and never inside a word. */
const BreakableName = ({ name }: { readonly name: string }) =>
  name.split(/(?<=_)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
