import type { Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    public_origin: PublicOriginTable;
  }
}

/** Where players reach the game. The table has one row. */
interface PublicOriginTable {
  id: number;
  /** The origin of `PUBLIC_URL`, such as `https://play.example.org`; empty while it is not set. */
  origin: string;
  /** The instant of the first start with this origin, epoch ms. */
  since: number;
}

const ROW = 1;

/**
 * Stores where players reach the game.
 * @param origin the origin of `PUBLIC_URL`; null while it is not set
 * @returns the instant of the first start with this origin, epoch ms
 */
export async function keepPublicOrigin(tx: Writer, origin: string | null, now: number): Promise<number> {
  const row = { id: ROW, origin: origin ?? '', since: now };
  await tx
    .insertInto('public_origin')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await tx
    .updateTable('public_origin')
    .set(row)
    .where('id', '=', ROW)
    .where('origin', '!=', row.origin)
    .execute();
  const { since } = await tx
    .selectFrom('public_origin')
    .select('since')
    .where('id', '=', ROW)
    .executeTakeFirstOrThrow();
  return since;
}
