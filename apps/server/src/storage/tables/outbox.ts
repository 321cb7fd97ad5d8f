import { type DatabaseKind, DIFFERENCES } from '../database/dialect.ts';
import type { LetterKind, Writer } from '../database/schema.ts';

export type { LetterKind } from '../database/schema.ts';

/**
 * A letter that is to be sent. What it says is written when it is sent, so that no link stands in the
 * database.
 */
export interface OutboxEntry {
  readonly id: number;
  readonly kind: LetterKind;
  /**
   * The account's name in lower case; whether there is such an account is found out when the letter is
   * written.
   */
  readonly recipient: string;
  /** When it was asked for. */
  readonly askedAt: number;
  /** How often sending it has been begun, this time included. */
  readonly attempts: number;
}

/** Asks for a letter, in the transaction of what it is about. */
export async function insertLetter(
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
 * Takes letters that are due, the longest due first, and puts them off until `until`: if whoever takes them
 * dies, somebody else will take them then. No two nodes take the same one.
 * @param limit at most so many.
 */
export async function claimLetters(
  tx: Writer,
  kind: DatabaseKind,
  now: number,
  until: number,
  limit: number,
): Promise<readonly OutboxEntry[]> {
  const due = DIFFERENCES[kind].claimed(
    tx
      .selectFrom('outbox')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit),
  );
  const claimed = await tx
    .updateTable('outbox')
    .set((e) => ({ due_at: until, attempts: e('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returning(['id', 'kind', 'recipient', 'attempts', 'created_at as askedAt'])
    .execute();
  return claimed.toSorted((a, b) => a.id - b.id);
}

/** Puts a letter off that could not be sent. */
export async function postponeLetter(tx: Writer, id: number, until: number): Promise<void> {
  await tx.updateTable('outbox').set({ due_at: until }).where('id', '=', id).execute();
}

/** Removes a letter that was sent, or never will be. */
export async function deleteLetter(tx: Writer, id: number): Promise<void> {
  await tx.deleteFrom('outbox').where('id', '=', id).execute();
}
