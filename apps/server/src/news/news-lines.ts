import { NEWS_LINE_LIMITS, type NewsLinesPage } from '@slumberfell/protocol';
import type { Storage } from '../storage/storage.ts';
import {
  countLines,
  deleteLinesBefore,
  insertLine,
  isLineDue,
  listLines,
  lockLines,
  newestLineAt,
} from '../storage/tables/news-lines.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** ms from one line to the next at least, over all nodes of a database. */
export const BETWEEN_LINES = HOUR;

/**
 * ms for which a character waits for a line. A character waits for longer only where lines were switched off
 * or no server ran, and is then not named.
 */
const LONGEST_WAIT = DAY;

/**
 * The lines of the news that name the characters who have put off the morning. The save of a command stores
 * which characters are to be named (`happenings/line-saver.ts`).
 */
export class NewsLines {
  readonly #storage: Storage;
  readonly #isOn: boolean;

  /** @param isOn whether lines are added and shown */
  constructor(storage: Storage, isOn: boolean) {
    this.#storage = storage;
    this.#isOn = isOn;
  }

  /**
   * Adds a line about the characters that wait, unless one was added within the last hour. Call it after a
   * chapter was closed, and repeatedly for those that have waited.
   */
  async addDue(): Promise<void> {
    if (!this.#isOn) return;
    const { clock, kind } = this.#storage;
    const at = clock.now();
    const since = at - LONGEST_WAIT;
    // Most calls find nothing, and then lock nothing.
    if (!(await this.#storage.read((db) => isLineDue(db, since)))) return;
    await this.#storage.write(async (tx) => {
      await lockLines(tx, kind);
      const newestAt = await newestLineAt(tx);
      if (newestAt === null || at >= newestAt + BETWEEN_LINES) await insertLine(tx, { at, since });
    });
  }

  /** A page of lines, counted from 1; without lines where they are switched off. */
  async page(page: number): Promise<NewsLinesPage> {
    const { pageSize, named } = NEWS_LINE_LIMITS;
    if (!this.#isOn) return { lines: [], total: 0, pageSize };
    return await this.#storage.read(async (db) => ({
      lines: await listLines(db, { offset: (page - 1) * pageSize, limit: pageSize, named }),
      total: await countLines(db),
      pageSize,
    }));
  }

  /** Removes lines older than `NEWS_LINE_LIMITS.days`. */
  async removeOld(): Promise<void> {
    const before = this.#storage.clock.now() - NEWS_LINE_LIMITS.days * DAY;
    await this.#storage.write((tx) => deleteLinesBefore(tx, before));
  }
}
