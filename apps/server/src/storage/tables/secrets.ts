import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage.ts';

/**
 * A secret of 32 random bytes that all nodes of one database share. It is made when it is first asked for; whoever is
 * first decides.
 */
export async function sharedSecret(storage: Storage, name: string): Promise<Buffer> {
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
