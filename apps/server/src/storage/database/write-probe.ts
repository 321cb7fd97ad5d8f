import { randomBytes } from 'node:crypto';
import type { Writer } from './schema.ts';

/** Bytes: more than one command stores, so that a probe fails wherever commands fail for want of room. */
const SIZE = 64 * 1_024;

const ROW = 'write-probe';

/** Tests whether the database takes writes: commits a row and removes it. Rejects when a write fails. */
export async function probeWrites(
  write: (fn: (tx: Writer) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const remove = () => write((tx) => tx.deleteFrom('secrets').where('name', '=', ROW).execute());
  // A probe that was killed before its removal has left its row.
  await remove();
  // Random, so that PostgreSQL cannot compress it.
  const value = randomBytes(SIZE / 2).toString('hex');
  await write((tx) =>
    tx
      .insertInto('secrets')
      .values({ name: ROW, value, created_at: 0 })
      // Another node may run its probe at the same time.
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
  await remove();
}
