import type { AgreementName, Consent } from '@slumberfell/protocol';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    consents: ConsentsTable;
  }
}

/** Which version of which agreement an account has accepted. */
interface ConsentsTable {
  account_id: number;
  agreement: AgreementName;
  /** The date of the version, such as `2026-11-20`. */
  version: string;
  /** When it was accepted. */
  at: number;
}

/** A version of an agreement: the name of the agreement, and its date. */
export interface AgreedVersion {
  readonly name: AgreementName;
  readonly date: string;
}

/** Notes that an account accepts versions of agreements. One that it has accepted before stays as it is. */
export async function saveConsents(
  tx: Writer,
  accountId: number,
  versions: readonly AgreedVersion[],
  at: number,
): Promise<void> {
  if (versions.length === 0) return;
  await tx
    .insertInto('consents')
    .values(versions.map(({ name, date }) => ({ account_id: accountId, agreement: name, version: date, at })))
    .onConflict((conflict) => conflict.columns(['account_id', 'agreement', 'version']).doNothing())
    .execute();
}

/** What an account has accepted, the newest first. @param limit how many at most. */
export async function consentsOf(db: Reader, accountId: number, limit: number): Promise<Consent[]> {
  return await db
    .selectFrom('consents')
    .select(['agreement as name', 'version', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('agreement')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

export interface Agreed {
  /** When the account was made. */
  readonly createdAt: number;
  /** The newest version of each agreement that the account has accepted, by the name of the agreement. */
  readonly newest: ReadonlyMap<AgreementName, string>;
}

/** What an account has accepted; null when there is no such account. */
export async function agreedBy(db: Reader, accountId: number): Promise<Agreed | null> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('consents', 'consents.account_id', 'accounts.id')
    .select(['accounts.created_at as createdAt', 'consents.agreement', 'consents.version'])
    .where('accounts.id', '=', accountId)
    .orderBy('consents.version')
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const newest = new Map<AgreementName, string>();
  for (const { agreement, version } of rows)
    if (agreement !== null && version !== null) newest.set(agreement, version);
  return { createdAt: first.createdAt, newest };
}
