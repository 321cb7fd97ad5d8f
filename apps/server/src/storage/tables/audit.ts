import type { AdminRouteName } from '@slumberfell/protocol';
import type { Generated } from 'kysely';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    audit: AuditTable;
  }
}

/**
 * Actions of administrators. It names accounts by their ids, so entries remain after an account is deleted
 * and then identify no person.
 */
interface AuditTable {
  id: Generated<number>;
  at: number;
  actor: string;
  action: string;
  subject: string | null;
  outcome: string;
}

/** An action of an administrator. */
export interface AuditEntry {
  readonly at: number;
  /** `account 12`, or `command line`. */
  readonly actor: string;
  /** What the command line alone does, or a call. The calls that read numbers alone have no entries. */
  readonly action: 'grant' | 'withdraw' | 'remove-second-factor' | AdminRouteName;
  /**
   * The account or thing that was acted on: `account 12`, `character 8`, `invite 3`, `report 7`,
   * `announcement 4`, `post 5`.
   */
  readonly subject: string | null;
  /** The result: `done`, a refusal's code, or a detail worth keeping. */
  readonly outcome: string;
}

export async function insertAudit(tx: Writer, entry: AuditEntry): Promise<void> {
  await tx.insertInto('audit').values(entry).execute();
}

/** The newest entries, newest first. */
export async function newestAudit(db: Reader, limit: number): Promise<readonly AuditEntry[]> {
  return await db
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'subject', 'outcome'])
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<AuditEntry>()
    .execute();
}

/** Removes entries from before an instant, the oldest first, at most `limit`. @returns how many. */
export async function deleteAuditBefore(tx: Writer, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('audit')
    .where('id', 'in', (e) =>
      e.selectFrom('audit').select('id').where('at', '<', before).orderBy('id').limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
