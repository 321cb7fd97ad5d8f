import type { Generated } from 'kysely';
import { claimRows, type Lease } from '../database/claim-rows.ts';
import type { DatabaseKind } from '../database/dialect.ts';
import type { Reader, Writer } from '../database/schema.ts';

export const MAIL_KINDS = [
  'validate-email',
  'reset-password',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'session-ended',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

declare module '../database/schema.ts' {
  interface Schema {
    outbox: OutboxTable;
  }
}

/** Letters to be sent. A letter is removed when it was sent. */
interface OutboxTable {
  id: Generated<number>;
  kind: MailKind;
  /** `username_key` of an account that may not exist. */
  recipient: string;
  attempts: number;
  due_at: number;
  created_at: number;
}

/**
 * A letter to be sent. Its text is written when it is sent, so that the database contains no link.
 */
export interface OutboxEntry {
  readonly id: number;
  readonly kind: MailKind;
  /**
   * The account's name in lower case. Whether the account exists is checked when the letter is written.
   */
  readonly recipient: string;
  /** When the letter was requested. */
  readonly askedAt: number;
  /** Number of attempts to send the letter, this one included. */
  readonly attempts: number;
}

/** Adds a letter to the outbox, in the transaction of the change that causes it. */
export async function insertMail(
  tx: Writer,
  letter: Pick<OutboxEntry, 'kind' | 'recipient'>,
  now: number,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ kind: letter.kind, recipient: letter.recipient, attempts: 0, due_at: now, created_at: now })
    .execute();
}

/**
 * Takes letters that are due, in the order in which they became due, for this node to send, and counts the
 * attempt.
 */
export async function claimMails(
  tx: Writer,
  kind: DatabaseKind,
  { now, until, limit }: Lease,
): Promise<readonly OutboxEntry[]> {
  const due = tx
    .selectFrom('outbox')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit);
  const claimed = await claimRows(kind, due, (keys) =>
    tx
      .updateTable('outbox')
      .set((e) => ({ due_at: until, attempts: e('attempts', '+', 1) }))
      .where(
        'id',
        'in',
        keys.map(({ id }) => id),
      )
      .returning(['id', 'kind', 'recipient', 'attempts', 'created_at as askedAt'])
      .execute(),
  );
  return claimed.toSorted((a, b) => a.id - b.id);
}

type MailKey = Pick<OutboxEntry, 'id'>;

/** Postpones a letter that could not be sent. */
export async function postponeMail(tx: Writer, { id }: MailKey, until: number): Promise<void> {
  await tx.updateTable('outbox').set({ due_at: until }).where('id', '=', id).execute();
}

/** Removes a letter that was sent, or that will never be sent. */
export async function deleteMail(tx: Writer, { id }: MailKey): Promise<void> {
  await tx.deleteFrom('outbox').where('id', '=', id).execute();
}

/**
 * @returns how many letters wait to be sent, those included that a node is sending now; and of how many of
 *   them an attempt has failed. A letter that is sent for the first time counts as failed for that moment.
 */
export async function countMails(db: Reader): Promise<{ readonly waiting: number; readonly failed: number }> {
  const { waiting, failed } = await db
    .selectFrom('outbox')
    .select((e) => [
      e.fn.countAll<number>().as('waiting'),
      e.fn.count<number>(e.case().when('attempts', '>', 0).then(1).end()).as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed) };
}
