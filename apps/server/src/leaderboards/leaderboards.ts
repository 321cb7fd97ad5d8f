import { LEADERBOARD_PAGE_SIZE, type LeaderboardEntry, type LeaderboardTable } from '@slumberfell/protocol';
import type { Reader, Storage } from '../storage/storage.ts';
import { purgeRankingLog } from '../storage/tables/ranking-log.ts';
import { isHiddenPlace, type RankingChange } from '../storage/tables/rankings/columns.ts';
import {
  countBetween,
  countBoard,
  countEachBetween,
  type Range,
  type RankedCharacter,
  selectPage,
  selectPosition,
  selectRanked,
} from '../storage/tables/rankings/pages.ts';
import { readRankings } from '../storage/tables/rankings/rows.ts';
import { BoardIndex, STRIDE } from './board-index.ts';
import { ALL_BOARDS, type Board, shownScore } from './boards.ts';
import { type ConsistentReads, localReads, SharedReads } from './consistent-reads.ts';

/**
 * Maximum number of intervals that one call of `rebalance` splits. Each split reads a range of a database
 * index.
 */
const SPLITS_AT_ONCE = 16;

/**
 * The leaderboards: any page and any character's rank, exact at the time of the answer (ADR 0011). Rankings
 * are rows. To find the millionth row without reading all before it, memory has counts of intervals of about
 * 250 rows. A board begins as one interval, which is exact but slow, and `rebalance` splits it.
 */
export class Leaderboards {
  readonly #storage: Storage;
  /** The boards whose rows are counted. */
  readonly #boards = new Map<Board, BoardIndex>();
  readonly #reads: ConsistentReads;
  readonly #stride: number;

  /** @param stride rows of an interval. */
  constructor(storage: Storage, stride = STRIDE) {
    this.#storage = storage;
    this.#stride = stride;
    const counted = {
      change: (change: RankingChange) => this.#change(change),
      forget: () => this.#boards.clear(),
    };
    this.#reads = storage.isShared ? new SharedReads(storage, counted) : localReads(storage, counted);
  }

  /**
   * @param page from 1; a page after the last one has no rows.
   * @param ownId the character whose own row is added; null for none.
   */
  page(board: Board, page: number, ownId: number | null): Promise<Omit<LeaderboardTable, 'oldestScore'>> {
    return this.#reads.read(async (db, release) => {
      const index = await this.#counted(db, board);
      const { kind } = this.#storage;
      const { total } = index;
      const offset = (page - 1) * LEADERBOARD_PAGE_SIZE;
      const { start, before } = index.containing(offset);
      const own =
        ownId === null ? null : ((await selectRanked(db, kind, { board, id: ownId })).rows[0] ?? null);
      const around = own && index.around(own);
      release();
      const at = { board, ...start, skip: offset - before, limit: LEADERBOARD_PAGE_SIZE };
      const rows = offset < total ? (await selectPage(db, kind, at)).rows : [];
      const place = rows.findIndex(({ characterId }) => characterId === ownId);
      const above =
        own && around && place < 0
          ? around.before +
            (await countBetween(db, kind, { board, start: around.start, within: around.count, end: own }))
          : offset + place;
      return {
        rows: rows.map((row, place) => entryOf(board, row, offset + place + 1)),
        total,
        pageSize: LEADERBOARD_PAGE_SIZE,
        own: own && entryOf(board, own, above + 1),
      };
    });
  }

  /**
   * By board the score at a place, from 1. Boards with fewer characters are left out.
   */
  scoresAt(place: number): Promise<ReadonlyMap<Board, number>> {
    return this.#reads.read(async (db) => {
      const scores = new Map<Board, number>();
      for (const board of ALL_BOARDS) {
        const { start, before } = (await this.#counted(db, board)).containing(place - 1);
        const { rows } = await selectPosition(db, this.#storage.kind, {
          board,
          ...start,
          skip: place - 1 - before,
        });
        const [at] = rows;
        if (at !== undefined) scores.set(board, 0 - at.minusScore);
      }
      return scores;
    });
  }

  /** A character's ranks, from 1, by the numbers of the boards that it is on. */
  ranksOf(characterId: number): Promise<ReadonlyMap<Board, number>> {
    return this.#reads.read(async (db, release) => {
      const found: (Range & { readonly before: number })[] = [];
      for (const { board, ...standing } of await readRankings(db, characterId)) {
        if (isHiddenPlace(board)) continue;
        const end = { ...standing, characterId };
        const { start, before, count } = (await this.#counted(db, board)).around(end);
        found.push({ board, start, within: count, end, before });
      }
      release();
      const counts = await countEachBetween(db, this.#storage.kind, found);
      return new Map(found.map(({ board, before }) => [board, before + (counts.get(board) ?? 0) + 1]));
    });
  }

  /**
   * Call it when this process has committed changes of rankings, before other code uses what was committed.
   */
  committed(changes: readonly RankingChange[]): void {
    this.#reads.committed(changes);
  }

  /**
   * Splits some of the intervals that are too long, so that a rank is found with few reads.
   * @returns false when no interval is too long; otherwise call it again.
   */
  async rebalance(): Promise<boolean> {
    return await this.#reads.read(async (db) => {
      let cuts = 0;
      for (const board of ALL_BOARDS) {
        if (!this.#boards.has(board)) cuts += SPLITS_AT_ONCE;
        const index = await this.#counted(db, board);
        for (let long = index.firstTooLong(); long !== null; long = index.firstTooLong()) {
          if (cuts++ >= SPLITS_AT_ONCE) return true;
          const { rows } = await selectPosition(db, this.#storage.kind, {
            board,
            ...long.start,
            skip: this.#stride,
          });
          const [at] = rows;
          if (at === undefined) {
            this.#boards.delete(board);
            throw new Error(`leaderboard ${board} had fewer rows than were counted, and is counted anew`);
          }
          index.split(long, at, this.#stride);
        }
        if (cuts >= SPLITS_AT_ONCE) return true;
      }
      return false;
    });
  }

  /** On a database that nodes share: removes old entries of the log of ranking changes. */
  async purge(): Promise<void> {
    if (this.#storage.isShared) await this.#storage.write(purgeRankingLog);
  }

  /** Number of intervals, over all boards. */
  get intervals(): number {
    return [...this.#boards.values()].reduce((sum, { intervals }) => sum + intervals, 0);
  }

  async #counted(db: Reader, board: Board): Promise<BoardIndex> {
    const known = this.#boards.get(board);
    if (known) return known;
    const index = new BoardIndex(await countBoard(db, this.#storage.kind, board), this.#stride);
    this.#boards.set(board, index);
    return index;
  }

  #change({ characterId, board, from, to }: RankingChange): void {
    const index = this.#boards.get(board);
    if (!index) return;
    if (from !== null) index.change({ ...from, characterId }, -1);
    if (to !== null) index.change({ ...to, characterId }, 1);
  }
}

function entryOf(
  board: Board,
  { characterId, name, appearanceId, minusScore }: RankedCharacter,
  ranking: number,
): LeaderboardEntry {
  return { ranking, id: characterId, name, appearanceId, ...shownScore(board, 0 - minusScore) };
}
