import pg from 'pg';
import type { DatabasePlace } from './databases.ts';

/**
 * Keeps everybody from reading a table of a PostgreSQL, as a migration or a broken disk would.
 * @returns what ends it.
 */
export async function holdTable({ databaseUrl }: DatabasePlace, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  await client.query(`begin; lock table ${client.escapeIdentifier(table)} in access exclusive mode`);
  return () => client.end();
}
