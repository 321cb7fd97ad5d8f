import { LRUCache } from 'lru-cache';
import type { Storage } from '../storage/storage.ts';
import { rankAllOften } from '../storage/tables/ranked-often.ts';
import { type Board, boardsBetween, type Ranked, scoreOn, type TrophyRanks } from './boards.ts';
import type { Leaderboards } from './leaderboards.ts';

/** How many characters are the first of a board. */
export const FIRST_PLACES = 1_000;

/** ms for which every round ranks a character after a player has looked at its rank. */
const LOOK_TIME = 3_600_000;

/** ms for which the scores of the last of the first characters are used before they are read again. */
const SCORES_TIME = 600_000;

/** Most characters of which memory has that a player has looked at them. */
const MOST_LOOKED_AT = 20_000;

/** Most of them that one statement stores. */
const STORED_AT_ONCE = 200;

/**
 * Which characters every round ranks while so many sessions run that rounds leave others out (ADR 0013):
 * those that may come among the first of a board in their session, and those whose rank a player has looked
 * at. While fewer sessions run it does nothing.
 */
export class CloseRanks {
  readonly #storage: Storage;
  readonly #leaderboards: Pick<Leaderboards, 'scoresAt'>;
  readonly #places: number;
  #isLarge = false;
  /** By board the score of the last of the first characters. A board that has fewer characters has none. */
  #scores: ReadonlyMap<Board, number> = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  /** Until when a look counts, epoch ms, by the id of the character. */
  readonly #looks = new LRUCache<number, number>({ max: MOST_LOOKED_AT });
  #toStore = new Set<number>();

  /** @param places how many characters are the first of a board: `FIRST_PLACES`, fewer in tests */
  constructor(storage: Storage, leaderboards: Pick<Leaderboards, 'scoresAt'>, places: number) {
    this.#storage = storage;
    this.#leaderboards = leaderboards;
    this.#places = places;
  }

  /** Whether rounds leave characters out. */
  get isLarge(): boolean {
    return this.#isLarge;
  }

  /** Whether all characters on these places of a board are among its first. @param last from 1 */
  areFirst(last: number): boolean {
    return last <= this.#places;
  }

  /** Notes whether the present round is large, and stores and reads what large rounds need. */
  async follow(isLarge: boolean): Promise<void> {
    this.#isLarge = isLarge;
    if (!isLarge) return;
    const now = this.#storage.clock.now();
    if (Math.abs(now - this.#readAt) >= SCORES_TIME) {
      this.#scores = await this.#leaderboards.scoresAt(this.#places);
      this.#readAt = now;
    }
    await this.#storeLooks(now + LOOK_TIME);
  }

  /**
   * Whether a session that leads from one state of a character to another brings it among the first of a
   * board, or leaves it there. Boards on which it changes nothing do not count.
   */
  comesFirst(from: Ranked, to: Ranked, world: TrophyRanks): boolean {
    return boardsBetween(from, to).some((board) => {
      const last = this.#scores.get(board);
      return last === undefined || scoreOn(board, to, world) >= last;
    });
  }

  /** Notes that a player has looked at the ranks of characters. */
  look(ids: readonly number[]): void {
    if (!this.#isLarge) return;
    const now = this.#storage.clock.now();
    for (const id of ids) {
      // Most looks at a character follow each other, and one statement for all of them is enough.
      if ((this.#looks.get(id) ?? 0) > now + LOOK_TIME / 2) continue;
      this.#looks.set(id, now + LOOK_TIME);
      if (this.#toStore.size < MOST_LOOKED_AT) this.#toStore.add(id);
    }
  }

  async #storeLooks(until: number): Promise<void> {
    const ids = [...this.#toStore].slice(0, STORED_AT_ONCE);
    if (ids.length === 0) return;
    await this.#storage.write((tx) => rankAllOften(tx, ids, until));
    for (const id of ids) this.#toStore.delete(id);
  }
}
