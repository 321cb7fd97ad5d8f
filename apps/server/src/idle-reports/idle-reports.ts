import type { IdleReport } from '@slumberfell/engine';
import { IDLE_REPORTS_PAGE_SIZE, type IdleReportAnswer } from '@slumberfell/protocol';
import type { Storage } from '../storage/storage.ts';
import {
  dismissReports,
  type IdleReportRow,
  shownReport,
  shownReports,
} from '../storage/tables/idle-reports.ts';
import { reportOrFault } from '../storage/values/idle-report.ts';

/**
 * Called when the report that is not dismissed changes. `since` is its first instant; null when there is none
 * any more.
 */
type Listener = (characterId: number, since: number | null) => void;

/** The idle reports of all characters: of each, the one that is not dismissed, and the earlier ones. */
export class IdleReports {
  readonly #storage: Storage;
  readonly #tell: (sentence: string) => void;
  readonly #listeners = new Set<Listener>();

  /** @param tell tells the host of a report that cannot be read. */
  constructor(storage: Storage, tell: (sentence: string) => void) {
    this.#storage = storage;
    this.#tell = tell;
  }

  /**
   * The report with the first instant `since`, if the player was shown it. Null when there is none, it was
   * removed, or it cannot be read.
   */
  async get(characterId: number, since: number): Promise<IdleReportAnswer | null> {
    const row = await this.#storage.read((db) => shownReport(db, characterId, since));
    return row && this.#presented(characterId, row);
  }

  /**
   * Leaves out reports that cannot be read; `total` counts them.
   * @param page from 1
   */
  async page(
    characterId: number,
    page: number,
    pageSize = IDLE_REPORTS_PAGE_SIZE,
  ): Promise<{ readonly reports: readonly IdleReportAnswer[]; readonly total: number }> {
    const { reports, total } = await this.#storage.read((db) =>
      shownReports(db, characterId, (page - 1) * pageSize, pageSize),
    );
    return { reports: reports.flatMap((row) => this.#presented(characterId, row) ?? []), total };
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
   * Tells the host that a report was set aside: it stays as it is stored and is not shown.
   * @param fault why it cannot be read
   */
  tellSetAside(characterId: number, fault: string): void {
    this.#tell(`an idle report of character ${characterId} cannot be read and is set aside: ${fault}`);
  }

  /** Null for a report that cannot be read, of which the host is told. */
  #presented(characterId: number, row: IdleReportRow): IdleReportAnswer | null {
    const read = reportOrFault(row);
    if ('report' in read) return presented(row, read.report);
    this.#tell(`an idle report of character ${characterId} cannot be read and is left out: ${read.fault}`);
    return null;
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
function presented({ since, until }: IdleReportRow, report: IdleReport): IdleReportAnswer {
  const { action, gained, used, experience, kills, runs, ended, steps, begun } = report;
  return { since, until, action, gained, used, experience, kills, runs, ended, steps, begun };
}
