import { randomBytes } from 'node:crypto';
import type { Writer } from './schema.ts';

/** Bytes: more than one command stores, so that a probe does not fit where commands do not. */
const SIZE = 64 * 1_024;

const ROW = 'write-probe';

/** Whether the database takes writes: a row is committed and removed again. Rejects as a write does. */
export async function probeWrites(
  write: (fn: (tx: Writer) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const remove = () => write((tx) => tx.deleteFrom('secrets').where('name', '=', ROW).execute());
  // One that was killed in between has left its row.
  await remove();
  // Random, so that PostgreSQL cannot store it in less room.
  const value = randomBytes(SIZE / 2).toString('hex');
  await write((tx) =>
    tx
      .insertInto('secrets')
      .values({ name: ROW, value, created_at: 0 })
      // Another node may be trying, too.
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
  await remove();
}
