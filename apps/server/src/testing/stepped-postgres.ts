import pg from 'pg';
import { type DatabasePlace, POSTGRES } from './databases.ts';

/**
 * A PostgreSQL database whose clock a test can set forward or back, as NTP or a user sets a machine's clock.
 */
export interface SteppedPostgres extends DatabasePlace {
  /** Sets the clock forward by so many ms; back when negative. */
  step(milliseconds: number): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a database with a function `clock_timestamp`, whose result `step` changes. PostgreSQL calls it
 * instead of its own function, because its schema comes first in the search path.
 */
export async function steppedPostgres(): Promise<SteppedPostgres> {
  const place = await POSTGRES.place();
  const run = async (...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: place.databaseUrl ?? '' });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const { pathname } = new URL(place.databaseUrl ?? '');
  await run(
    'create schema stepped',
    "create table stepped.ahead as select interval '0' as by",
    `create function stepped.clock_timestamp() returns timestamptz language sql volatile
       as 'select pg_catalog.clock_timestamp() + (select by from stepped.ahead)'`,
    `alter database ${pathname.slice(1)} set search_path = public, stepped, pg_catalog`,
  );
  return {
    ...place,
    step: (milliseconds) =>
      run(`update stepped.ahead set by = by + ${milliseconds} * interval '1 millisecond'`),
  };
}
