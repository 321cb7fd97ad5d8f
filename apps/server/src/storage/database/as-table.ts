import { type RawBuilder, sql } from 'kysely';

/**
 * Rows as a table `row` that a PostgreSQL statement reads from. One array for each column: the statement's
 * text, and with it what PostgreSQL and Kysely make of it, is the same for any number of rows.
 * @param types PostgreSQL's, for each column.
 */
export function asTable<T extends object>(
  rows: readonly T[],
  types: Readonly<Record<keyof T & string, 'bigint' | 'int' | 'text'>>,
): RawBuilder<unknown> {
  const columns = Object.keys(types) as (keyof T & string)[];
  const arrays = columns.map((column) => sql`${rows.map((row) => row[column])}::${sql.raw(types[column])}[]`);
  return sql`unnest(${sql.join(arrays)}) as row (${sql.join(columns.map((column) => sql.ref(column)))})`;
}
