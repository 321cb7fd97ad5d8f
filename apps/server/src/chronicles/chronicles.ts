import { addChronicles, type Chronicle, DAY, dayOf, EMPTY_CHRONICLE } from '@slumberfell/engine';
import { UnreadableValue } from '@slumberfell/engine/stored';
import { CHRONICLE_DAYS_PAGE_SIZE, type ChronicleDaysAnswer } from '@slumberfell/protocol';
import type { Storage } from '../storage/storage.ts';
import { daysBetween, oldDays, replaceByWeek, storedDays } from '../storage/tables/chronicle-days.ts';
import { type ChronicleText, readChronicle, writeChronicle } from '../storage/values/chronicle.ts';
import { readOf } from '../storage/values/unreadable-character.ts';
import { presentDay } from './present-chronicle.ts';

/** A day has a row of its own for so many days; then it becomes part of a week. */
export const DAYS_KEPT = 400;
const WEEK = 7;
/** 1970-01-01 was a Thursday, so this many days after a Monday. */
const FIRST_MONDAY = 3;
/** Days that one query finds. */
const BATCH = 500;

export const mondayOf = (day: number): number => day - ((day + FIRST_MONDAY) % WEEK);

/** The days of the chronicles of all characters. */
export class Chronicles {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Days and weeks as of the last save, the newest first.
   * @param page from 1
   * @throws UnreadableCharacter
   */
  async days(characterId: number, page: number): Promise<ChronicleDaysAnswer> {
    const pageSize = CHRONICLE_DAYS_PAGE_SIZE;
    const { days, total } = await this.#storage.read((db) =>
      storedDays(db, characterId, (page - 1) * pageSize, pageSize),
    );
    const presented = days.map((row) => {
      const chronicle = readOf(characterId, () => readChronicle(row));
      return presentDay(row.day * DAY, row.days === WEEK ? WEEK : 1, chronicle);
    });
    return { days: presented, total, pageSize };
  }

  /**
   * Merges days older than `DAYS_KEPT` into weeks. A day that cannot be read is left as it is.
   * @param isOver is called before each batch; true ends the run.
   */
  async mergeOldDays(isOver: () => boolean): Promise<void> {
    const before = mondayOf(dayOf(this.#storage.clock.now()) - DAYS_KEPT);
    for (let after = { day: -1, characterId: 0 }; !isOver(); ) {
      const days = await this.#storage.read((db) => oldDays(db, before, after, BATCH));
      const last = days.at(-1);
      if (last === undefined) return;
      const merged = new Set<string>();
      for (const { characterId, day } of days) {
        const monday = mondayOf(day);
        const week = `${characterId} ${monday}`;
        if (!merged.has(week)) await this.#mergeWeek(characterId, monday);
        merged.add(week);
      }
      after = last;
    }
  }

  async #mergeWeek(characterId: number, monday: number): Promise<void> {
    const { kind } = this.#storage;
    await this.#storage.write(async (tx) => {
      const days = await daysBetween(tx, characterId, monday, monday + WEEK);
      const sum = sumOf(days);
      if (sum === null) return;
      await replaceByWeek(tx, kind, characterId, { day: monday, days: WEEK, ...writeChronicle(sum) });
    });
  }
}

/** Null when one of the days cannot be read. */
function sumOf(days: readonly ChronicleText[]): Chronicle | null {
  try {
    return days.map(readChronicle).reduce(addChronicles, EMPTY_CHRONICLE);
  } catch (error) {
    if (error instanceof UnreadableValue) return null;
    throw error;
  }
}
