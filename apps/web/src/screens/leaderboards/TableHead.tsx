import type { Board } from '../../features/leaderboards/boards.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';

/** The columns of a board's numbers: on a phone a level and its experience stand one above the other. */
export function useColumns({ columns }: Board): readonly string[] {
  return useIsPhone() ? [columns.join(' / ')] : columns;
}

interface TableHeadProps {
  readonly board: Board;
  readonly columns: readonly string[];
}

/** What the columns of a board are, also while its rows are on their way. */
export const TableHead = ({ board, columns }: TableHeadProps) => (
  <>
    <caption className="visually-hidden">{board.title} leaderboard</caption>
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
