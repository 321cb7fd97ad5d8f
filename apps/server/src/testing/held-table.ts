import pg from 'pg';
import type { DatabasePlace } from './databases.ts';

/**
 * Locks a table of a PostgreSQL database against reads, as a migration or a broken disk does.
 * @returns a function that releases the lock
 */
export async function holdTable({ databaseUrl }: DatabasePlace, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  await client.query(`begin; lock table ${client.escapeIdentifier(table)} in access exclusive mode`);
  return () => client.end();
}
