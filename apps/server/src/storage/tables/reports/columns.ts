import type { ReportOutcome, ReportReason } from '@slumberfell/protocol';
import type { Generated } from 'kysely';
import type { Reader, Writer } from '../../database/schema.ts';
import { isNotDeleted } from '../characters/columns.ts';

declare module '../../database/schema.ts' {
  interface Schema {
    reports: ReportsTable;
  }
}

/** Reports of characters' names. They end with the character, and with the account that made them. */
interface ReportsTable {
  id: Generated<number>;
  character_id: number;
  /** The name at that time. */
  name: string;
  reporter_id: number;
  reason: string;
  text: string;
  at: number;
  state: 'open' | 'closed';
  closed_at: number | null;
  /** The actor as in the audit log. */
  closed_by: string | null;
  outcome: string | null;
  /** Keyed digest of the reporter's network while the report is open; null in reports of earlier releases. */
  network: string | null;
}

/** A player's report of the name of another player's character. */
export interface NameReport {
  readonly id: number;
  readonly characterId: number;
  /** The name at that time. */
  readonly name: string;
  readonly reporterId: number;
  readonly reason: ReportReason;
  /** May be empty. */
  readonly text: string;
  readonly at: number;
}

/** A character whose name is reported. */
export interface ReportedCharacter {
  readonly accountId: number;
  readonly name: string;
  readonly openReports: number;
  /** Those of them that came from one network. */
  readonly openOfNetwork: number;
}

/** Null when there is no such character, or it was deleted. */
export async function reportedCharacter(
  db: Reader,
  characterId: number,
  network: string,
): Promise<ReportedCharacter | null> {
  const row = await db
    .selectFrom('characters')
    .select((e) => {
      const open = e
        .selectFrom('reports')
        .select((o) => o.fn.countAll<number>().as('count'))
        .whereRef('reports.character_id', '=', 'characters.id')
        .where('reports.state', '=', 'open');
      return [
        'characters.account_id as accountId',
        'characters.name',
        open.as('openReports'),
        open.where('reports.network', '=', network).as('openOfNetwork'),
      ];
    })
    .where('characters.id', '=', characterId)
    .where(isNotDeleted)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { openReports, openOfNetwork, ...character } = row;
  return { ...character, openReports: Number(openReports), openOfNetwork: Number(openOfNetwork) };
}

/** Stores an open report. It stores none when the reporter has one of this character already. */
export async function insertReport(
  tx: Writer,
  report: Omit<NameReport, 'id'> & { readonly network: string },
): Promise<void> {
  const { characterId, name, reporterId, reason, text, at, network } = report;
  await tx
    .insertInto('reports')
    .values({
      character_id: characterId,
      name,
      reporter_id: reporterId,
      reason,
      text,
      at,
      network,
      state: 'open',
      closed_at: null,
      closed_by: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many reports are open. None of deleted characters. */
export async function countOpenReports(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .innerJoin('characters', 'characters.id', 'reports.character_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('reports.state', '=', 'open')
    .where(isNotDeleted)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What the newest reports of an account say, the newest first. */
export async function reportsBy(
  db: Reader,
  reporterId: number,
  limit: number,
): Promise<readonly (Pick<NameReport, 'at' | 'name' | 'reason' | 'text'> & { readonly isOpen: boolean })[]> {
  const rows = await db
    .selectFrom('reports')
    .select(['at', 'name', 'reason', 'text', 'state'])
    .where('reporter_id', '=', reporterId)
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ reason: ReportReason }>()
    .execute();
  return rows.map(({ state, ...report }) => ({ ...report, isOpen: state === 'open' }));
}

/** Who has closed a report, when, and what was decided. */
interface Closing {
  readonly at: number;
  readonly by: string;
  readonly outcome: ReportOutcome;
}

/**
 * Closes an open report, and all other open ones of the same character and name.
 * @returns how many were closed; 0 when there is no open report with this id.
 */
export async function closeReports(tx: Writer, id: number, closing: Closing): Promise<number> {
  const report = await tx
    .selectFrom('reports')
    .select(['character_id as characterId', 'name'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return report === undefined ? 0 : await closeReportsOfName(tx, report, closing);
}

/**
 * Closes the open reports of a character's name.
 * @returns how many were closed.
 */
export async function closeReportsOfName(
  tx: Writer,
  { characterId, name }: Pick<NameReport, 'characterId' | 'name'>,
  closing: Closing,
): Promise<number> {
  const { numUpdatedRows } = await closingOpen(tx, closing)
    .where('character_id', '=', characterId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Closes the open reports that an account has made.
 * @returns how many were closed.
 */
export async function closeReportsOf(tx: Writer, reporterId: number, closing: Closing): Promise<number> {
  const { numUpdatedRows } = await closingOpen(tx, closing)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The network only orders open reports, so it goes when they close. */
const closingOpen = (tx: Writer, { at, by, outcome }: Closing) =>
  tx
    .updateTable('reports')
    .set({ state: 'closed', closed_at: at, closed_by: by, outcome, network: null })
    .where('state', '=', 'open');

/** Removes reports that were closed before an instant, at most `limit`. @returns how many. */
export async function deleteReportsBefore(tx: Writer, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('reports')
    .where('id', 'in', (e) =>
      e
        .selectFrom('reports')
        .select('id')
        .where('state', '=', 'closed')
        .where('closed_at', '<', before)
        .orderBy('closed_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
