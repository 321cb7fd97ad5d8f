import type { Kysely } from 'kysely';

/** The network from which a report came, as a keyed digest. Earlier reports have none. */
export async function reportNetworks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reports').addColumn('network', 'text').execute();
}
