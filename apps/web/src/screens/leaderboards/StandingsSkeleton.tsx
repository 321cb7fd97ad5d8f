import { LEADERBOARD_PAGE_SIZE } from '@slumberfell/protocol';
import type { Board } from '../../features/leaderboards/boards.ts';
import styles from './StandingsTable.module.css';
import { TableHead, useColumns } from './TableHead.tsx';

const ROWS = Array.from({ length: LEADERBOARD_PAGE_SIZE }, (_, index) => index);

/** Placeholder of a page while its rows are fetched. */
export function StandingsSkeleton({ board }: { readonly board: Board }) {
  const columns = useColumns(board);
  return (
    <table className={styles.table} aria-busy="true" aria-hidden="true">
      <TableHead board={board} columns={columns} />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <td className={styles.rank}>
              <i className={styles.bone} />
            </td>
            <td className={styles.who}>
              <div>
                <i className={`${styles.bone} ${styles.face}`} />
                <i className={styles.bone} />
              </div>
            </td>
            {columns.map((column) => (
              <td key={column} className={styles.amount}>
                <i className={styles.bone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
