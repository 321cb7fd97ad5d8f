import { randomBytes } from 'node:crypto';
import type { Clock } from '../database/clock.ts';
import type { Writer } from '../database/schema.ts';

/** Where secrets are kept. */
interface Secrets {
  readonly clock: Clock;
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
}

/**
 * A secret of 32 random bytes that all nodes of one database share. It is made when it is first asked for;
 * whoever is first decides.
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
