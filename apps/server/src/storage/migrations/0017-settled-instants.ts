import type { Kysely } from 'kysely';

/**
 * Adds an index over the instants to which characters are settled, so that the server finds those that lie
 * ahead of its clock without reading all rows.
 */
export async function settledInstants(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('characters_at').on('characters').column('at').execute();
}
