/** The search parameters of a board's address: `board`, the name of a leaderboard; `page`, from 1. */
export interface BoardSearch {
  readonly board?: string;
  readonly page?: number;
}

/**
 * Keeps only valid parameters, because an address can be typed by hand. The router itself keeps invalid ones
 * in the address, so components that read the address call this again.
 */
export const boardSearch = ({ board, page }: Readonly<Record<string, unknown>>): BoardSearch => ({
  ...(typeof board === 'string' && { board }),
  ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page < 1e9 && { page }),
});
