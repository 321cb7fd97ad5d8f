import { randomBytes } from 'node:crypto';
import type { Clock } from '../database/clock.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    secrets: SecretsTable;
  }
}

/** Secret keys that all nodes share. */
interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}

/** The part of `Storage` that `sharedSecret` needs. */
interface Secrets {
  readonly clock: Clock;
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
}

/**
 * A secret of 32 random bytes that all nodes of one database share. The first call makes it; of concurrent
 * calls all get the same one.
 */
export async function sharedSecret(storage: Secrets, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('hex');
  const kept = await storage.write(async (tx) => {
    await tx
      .insertInto('secrets')
      .values({ name, value, created_at: storage.clock.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return await tx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  });
  return Buffer.from(kept.value, 'hex');
}

/** The stored value of a name; null when there is none. */
export async function storedSecret(db: Reader, name: string): Promise<string | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Stores a value that is not stored yet.
 * @returns false when another node has stored one before; that one stays.
 */
export async function insertSecret(tx: Writer, name: string, value: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('secrets')
    .values({ name, value, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * The size, in bytes, of the value that a probe writes. It is more than a command writes, so that the probe
 * fails if the disk is too full for commands.
 */
const PROBE_SIZE = 64 * 1_024;

const PROBE = 'write-probe';

/** Tests whether the database takes writes: commits a row and removes it. Rejects when a write fails. */
export async function probeWrites(
  write: (fn: (tx: Writer) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const remove = () => write((tx) => tx.deleteFrom('secrets').where('name', '=', PROBE).execute());
  // If the process of an earlier probe was killed, the row of that probe is still stored.
  await remove();
  // Random, so that PostgreSQL cannot compress the value to fewer bytes than `PROBE_SIZE`.
  const value = randomBytes(PROBE_SIZE / 2).toString('hex');
  await write((tx) =>
    tx
      .insertInto('secrets')
      .values({ name: PROBE, value, created_at: 0 })
      // Another node may run its probe at the same time.
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
  await remove();
}
