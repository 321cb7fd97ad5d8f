import { randomBytes } from 'node:crypto';
import type { Clock } from '../database/clock.ts';
import type { Writer } from '../database/schema.ts';

/** The storage of secrets. */
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
