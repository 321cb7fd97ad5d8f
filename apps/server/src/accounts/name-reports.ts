import {
  type Answer,
  REPORT_LIMITS,
  type ReportInput,
  type ReportOrder,
  type ReportOutcome,
} from '@slumberfell/protocol';
import type { Refused } from '../errors.ts';
import type { Storage } from '../storage/storage.ts';
import { insertAudit } from '../storage/tables/audit.ts';
import {
  closeReports,
  closeReportsOf,
  deleteReportsBefore,
  insertReport,
  reportedCharacter,
} from '../storage/tables/reports/columns.ts';
import { listReports } from '../storage/tables/reports/listed.ts';
import type { AccountTools } from './account-tools.ts';
import type { Caller } from './logins/caller.ts';
import { monthsBefore } from './own-data/months-before.ts';

/** Months for which a closed report is kept, so that administrators see what was decided before. */
const KEPT_MONTHS = 12;

/** How long a guest is new, in ms. Among equals, names that only new guests report come last. */
const NEW_GUEST = 24 * 3_600_000;

/** Maximum number of reports deleted in one transaction. */
const SWEEP = 500;

/** Takes players' reports of the names of other players' characters. */
export class NameReports {
  readonly #tools: Pick<AccountTools, 'storage' | 'attempts'>;

  constructor(tools: Pick<AccountTools, 'storage' | 'attempts'>) {
    this.#tools = tools;
  }

  /**
   * Reports a name. Repeating it while the report is open changes nothing. When a character has
   * `REPORT_LIMITS.openPerCharacter` open reports, further ones are not stored: administrators know of the
   * name. One network has `REPORT_LIMITS.openPerNetwork` of them at most, so that it leaves room for others.
   * Concurrent calls may exceed these numbers by a few.
   * @param address the network address from which the report comes.
   * @returns null when it is reported.
   */
  async report(
    { accountId }: Pick<Caller, 'accountId'>,
    { id, reason, text = '' }: ReportInput,
    address: string,
  ): Promise<Refused | null> {
    const { storage, attempts } = this.#tools;
    const usedUp = await attempts.take({ rate: 'nameReports', subject: String(accountId) });
    if (usedUp !== null) return { refused: 'request/too-many', retryAt: usedUp.retryAt };
    const at = storage.clock.now();
    const network = attempts.reportNetwork(address);
    return await storage.write(async (tx) => {
      const reported = await reportedCharacter(tx, id, network);
      if (reported === null) return { refused: 'character/unknown' };
      if (reported.accountId === accountId) return { refused: 'report/own' };
      const { name, openReports, openOfNetwork } = reported;
      if (openReports < REPORT_LIMITS.openPerCharacter && openOfNetwork < REPORT_LIMITS.openPerNetwork)
        await insertReport(tx, { characterId: id, name, reporterId: accountId, reason, text, at, network });
      return null;
    });
  }
}

/**
 * A page of the open reports, then of the closed ones. Those of deleted characters are left out. Notes in the
 * audit log that they were read.
 * @param actor as in the audit log.
 * @param page counts from 1.
 */
export async function nameReports(
  storage: Storage,
  actor: string,
  { order = 'votes', page = 1 }: { readonly order?: ReportOrder | undefined; readonly page?: number } = {},
): Promise<Answer<'reports'>> {
  const limit = REPORT_LIMITS.listed;
  const at = storage.clock.now();
  const listed = await storage.write(async (tx) => {
    await insertAudit(tx, { at, actor, action: 'reports', subject: null, outcome: 'done' });
    return await listReports(tx, { order, offset: (page - 1) * limit, limit, newSince: at - NEW_GUEST });
  });
  return listed.map(({ closedAt, closedBy, outcome, reporters, networks, ...report }) =>
    closedAt === null || closedBy === null || outcome === null
      ? { ...report, reporters, networks }
      : { ...report, closed: { at: closedAt, by: closedBy, outcome } },
  );
}

/**
 * Closes a report, and the other open ones of the same character and name, because the decision is about the
 * name. Notes it in the audit log.
 * @param actor as in the audit log.
 * @returns null when it is closed.
 */
export async function closeReport(
  storage: Storage,
  actor: string,
  { id, outcome }: { readonly id: number; readonly outcome: ReportOutcome },
): Promise<Refused | null> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const closed = await closeReports(tx, id, { at, by: actor, outcome });
    const noted = closed === 0 ? 'report/unknown' : `${outcome}, ${closed} closed`;
    await insertAudit(tx, { at, actor, action: 'close-report', subject: `report ${id}`, outcome: noted });
    return closed === 0 ? { refused: 'report/unknown' } : null;
  });
}

/**
 * Closes the open reports that an account has made. What others have reported stays open. Notes it in the
 * audit log.
 * @param actor as in the audit log.
 * @returns how many were closed.
 */
export async function closeReportsOfAccount(
  storage: Storage,
  actor: string,
  { reporterId, outcome }: { readonly reporterId: number; readonly outcome: ReportOutcome },
): Promise<{ readonly closed: number } | Refused> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const closed = await closeReportsOf(tx, reporterId, { at, by: actor, outcome });
    const noted = closed === 0 ? 'report/none' : `${outcome}, ${closed} closed`;
    const subject = `account ${reporterId}`;
    await insertAudit(tx, { at, actor, action: 'close-reports-of', subject, outcome: noted });
    return closed === 0 ? { refused: 'report/none' } : { closed };
  });
}

/** Removes reports that were closed `KEPT_MONTHS` months ago. */
export async function removeOldReports(storage: Storage): Promise<void> {
  const before = monthsBefore(storage.clock.now(), KEPT_MONTHS);
  let removed: number;
  do {
    removed = await storage.write((tx) => deleteReportsBefore(tx, before, SWEEP));
  } while (removed === SWEEP);
}
