import { LEADERBOARD_PAGE_SIZE } from '@slumberfell/protocol';
import type { Board, Leaderboards } from '@slumberfell/server/benchmarks';
import type { Storage } from '@slumberfell/server/storage';

/** The character ids of a leaderboard in order. This function sorts all rows of the table itself. */
async function sorted(storage: Storage, board: Board): Promise<readonly number[]> {
  const rows = await storage.read((db) =>
    db
      .selectFrom('rankings')
      .select(['character_id as id', 'minus_score as score', 'reached_at as at'])
      .where('board', '=', board)
      .execute(),
  );
  rows.sort((a, b) => a.score - b.score || a.at - b.at || a.id - b.id);
  return rows.map(({ id }) => id);
}

/**
 * Compares pages and ranks of a leaderboard with a full sort. The pages are the first ones, the last ones,
 * the empty page after the last one, and random ones between.
 * @returns how many pages and ranks were compared, and how many differed
 */
export async function compare(
  storage: Storage,
  boards: Leaderboards,
  board: Board,
  samples: number,
  random: () => number,
): Promise<{ readonly compared: number; readonly wrong: number }> {
  const order = await sorted(storage, board);
  const last = Math.ceil(order.length / LEADERBOARD_PAGE_SIZE);
  const between = Array.from({ length: samples }, () => 1 + Math.floor(random() * last));
  let compared = 0;
  let wrong = 0;
  for (const page of [1, 2, last - 1, last, last + 1, ...between]) {
    const place = Math.floor(random() * order.length);
    const from = (page - 1) * LEADERBOARD_PAGE_SIZE;
    const { rows, own, total } = await boards.page(board, page, order[place] as number);
    const isRight =
      total === order.length &&
      own?.ranking === place + 1 &&
      rows.length === order.slice(from, from + LEADERBOARD_PAGE_SIZE).length &&
      rows.every(({ id, ranking }, index) => order[from + index] === id && ranking === from + index + 1);
    compared += 1;
    if (!isRight) wrong += 1;
  }
  return { compared, wrong };
}
