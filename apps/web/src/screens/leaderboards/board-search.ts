// chunk: first
/**
 * The search parameters of the leaderboards' address: `board` is the name of a board; `page` counts from 1.
 */
export interface BoardSearch {
  readonly board?: string;
  readonly page?: number;
}

/**
 * Keeps only valid parameters, because a player may type any address. The router leaves invalid ones in the
 * address, so components that read the address call this function too.
 */
export const boardSearch = ({ board, page }: Readonly<Record<string, unknown>>): BoardSearch => ({
  ...(typeof board === 'string' && { board }),
  ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page < 1e9 && { page }),
});
