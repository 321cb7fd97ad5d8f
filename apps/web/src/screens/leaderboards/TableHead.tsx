import type { Board } from '../../features/leaderboards/boards.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';

/** Headings of the columns with numbers. On phones level and experience share one column. */
export function useColumns({ columns }: Board): readonly string[] {
  return useIsPhone() ? [columns.join(' / ')] : columns;
}

interface TableHeadProps {
  readonly board: Board;
  readonly columns: readonly string[];
}

/** The head of a board's table. The placeholder of a page uses it too. */
export const TableHead = ({ board, columns }: TableHeadProps) => (
  <>
    <caption className="visually-hidden">{`${board.title} leaderboard`}</caption>
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col">Character</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  </>
);
