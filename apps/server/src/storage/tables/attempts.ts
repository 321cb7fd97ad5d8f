import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    attempts: AttemptsTable;
  }
}

/** Counters for the limits on account calls. */
interface AttemptsTable {
  /** Keyed digest of the kind of attempt and its subject, so that no address and no name is stored. */
  key: string;
  attempts: number;
  ends_at: number;
}

/** Attempts of one kind by one subject, within a window of time. */
export interface AttemptWindow {
  readonly key: string;
  readonly attempts: number;
  readonly endsAt: number;
}

/** The current windows of some keys, without those that have ended. */
export async function attemptWindows(
  db: Reader,
  keys: readonly string[],
  now: number,
): Promise<readonly AttemptWindow[]> {
  return await db
    .selectFrom('attempts')
    .select(['key', 'attempts', 'ends_at as endsAt'])
    .where('key', 'in', keys)
    .where('ends_at', '>', now)
    .execute();
}

/** Counts one attempt. It begins a new window of `length` ms when there is none, or it has ended. */
export async function countAttempt(
  tx: Writer,
  key: string,
  length: number,
  now: number,
): Promise<AttemptWindow> {
  return await tx
    .insertInto('attempts')
    .values({ key, attempts: 1, ends_at: now + length })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((e) => ({
        attempts: e
          .case()
          .when('attempts.ends_at', '>', now)
          .then(e('attempts.attempts', '+', 1))
          .else(1)
          .end(),
        ends_at: e
          .case()
          .when('attempts.ends_at', '>', now)
          .then(e.ref('attempts.ends_at'))
          .else(now + length)
          .end(),
      })),
    )
    .returning(['key', 'attempts', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow();
}

/** A token bucket in the database: `atOnce` attempts at once, and then one in each `interval` ms. */
export interface AttemptBucket {
  readonly interval: number;
  readonly atOnce: number;
}

interface KeyedBucket {
  readonly key: string;
  readonly bucket: AttemptBucket;
}

/**
 * Counts one attempt in the bucket of a key, if the bucket allows it. `ends_at` is the instant at which the
 * bucket will be full again ("generic cell rate algorithm").
 * @returns null when it is counted; otherwise the instant from which the bucket allows an attempt.
 */
export async function takeFromBucket(tx: Writer, keyed: KeyedBucket, now: number): Promise<number | null> {
  const { key, bucket } = keyed;
  const { interval, atOnce } = bucket;
  const latest = now + interval * (atOnce - 1);
  const taken = await tx
    .insertInto('attempts')
    .values({ key, attempts: 1, ends_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((e) => ({
          attempts: e('attempts.attempts', '+', 1),
          ends_at: e
            .case()
            .when('attempts.ends_at', '>', now)
            .then(e('attempts.ends_at', '+', interval))
            .else(now + interval)
            .end(),
        }))
        .where('attempts.ends_at', '<=', latest),
    )
    .returning('key')
    .executeTakeFirst();
  return taken ? null : await bucketAllowsAt(tx, keyed, now);
}

/** The instant from which the bucket of a key allows an attempt; null when it allows one now. */
export async function bucketAllowsAt(
  db: Reader,
  { key, bucket: { interval, atOnce } }: KeyedBucket,
  now: number,
): Promise<number | null> {
  const stored = await db.selectFrom('attempts').select('ends_at').where('key', '=', key).executeTakeFirst();
  const at = (stored?.ends_at ?? now) - interval * (atOnce - 1);
  return at > now ? at : null;
}

/** Subtracts one attempt from the window of a key. */
export async function uncountAttempt(tx: Writer, key: string): Promise<void> {
  await tx
    .updateTable('attempts')
    .set((e) => ({ attempts: e('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
}

export async function forgetAttempts(tx: Writer, key: string): Promise<void> {
  await tx.deleteFrom('attempts').where('key', '=', key).execute();
}

/**
 * Removes windows of attempts that ended before an instant, the oldest first.
 * @param limit how many windows to remove at most.
 * @returns how many were removed.
 */
export async function deleteEndedAttempts(tx: Writer, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('attempts')
    .where('key', 'in', (e) =>
      e.selectFrom('attempts').select('key').where('ends_at', '<=', before).orderBy('ends_at').limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
