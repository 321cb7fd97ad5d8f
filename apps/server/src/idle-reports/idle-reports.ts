import { IDLE_REPORTS_PAGE_SIZE, type IdleReportAnswer } from '@slumberfell/protocol';
import type { Storage } from '../storage/storage.ts';
import {
  dismissReports,
  type IdleReportRow,
  shownReport,
  shownReports,
} from '../storage/tables/idle-reports.ts';
import { readReport } from '../storage/values/idle-report.ts';

/**
 * Called when the report that is not dismissed changes. `since` is its first instant; null when there is none
 * any more.
 */
type Listener = (characterId: number, since: number | null) => void;

/** The idle reports of all characters: of each, the one that is not dismissed, and the earlier ones. */
export class IdleReports {
  readonly #storage: Storage;
  readonly #listeners = new Set<Listener>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * The report with the first instant `since`, if the player was shown it. Null when there is none, or it was
   * removed.
   */
  async get(characterId: number, since: number): Promise<IdleReportAnswer | null> {
    const row = await this.#storage.read((db) => shownReport(db, characterId, since));
    return row && presented(row);
  }

  /** @param page from 1 */
  async page(
    characterId: number,
    page: number,
    pageSize = IDLE_REPORTS_PAGE_SIZE,
  ): Promise<{ readonly reports: readonly IdleReportAnswer[]; readonly total: number }> {
    const { reports, total } = await this.#storage.read((db) =>
      shownReports(db, characterId, (page - 1) * pageSize, pageSize),
    );
    return { reports: reports.map(presented), total };
  }

  /** Dismisses the report with the first instant `since`, and all earlier ones. */
  async dismiss(characterId: number, since: number): Promise<void> {
    const { kind } = this.#storage;
    const { changed } = await this.#storage.write((tx) =>
      dismissReports(tx, kind, { characterId, upTo: since }),
    );
    if (changed > 0) this.announceWaiting(characterId, null);
  }

  /**
   * Tells the listeners which report of a character is now not dismissed. Called after the commit of a
   * transaction that completed or dismissed a report. Null: no report is left to dismiss.
   */
  announceWaiting(characterId: number, since: number | null): void {
    for (const listener of this.#listeners) listener(characterId, since);
  }

  /**
   * From now on, calls the listener when a character gets another report to dismiss, or none is left.
   * @returns a function that removes the listener.
   */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Each field is listed by name, so that no other field leaves the server. */
function presented(row: IdleReportRow): IdleReportAnswer {
  const { since, until } = row;
  const { action, gained, used, experience, kills, runs, ended, steps, begun } = readReport(row);
  return { since, until, action, gained, used, experience, kills, runs, ended, steps, begun };
}
