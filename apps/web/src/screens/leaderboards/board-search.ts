/** What the address of a board says: `board`, a leaderboard's name, if there is such a one; `page`, from 1. */
export interface BoardSearch {
  readonly board?: string;
  readonly page?: number;
}

/**
 * Leaves out what is not of its kind: anybody can write an address. The router keeps what is left out as it was written, so
 * that whoever reads it calls this again.
 */
export const boardSearch = ({ board, page }: Readonly<Record<string, unknown>>): BoardSearch => ({
  ...(typeof board === 'string' && { board }),
  ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page < 1e9 && { page }),
});
