import { type RawBuilder, sql } from 'kysely';

/**
 * A table `row` of the given rows, for a PostgreSQL statement to read from. It takes one array for each
 * column, so the statement's text is the same for any number of rows: Kysely compiles it once, and
 * PostgreSQL plans it once.
 * @param types PostgreSQL's type of each column.
 */
export function rowsAsTable<T extends object>(
  rows: readonly T[],
  types: Readonly<Record<keyof T & string, 'bigint' | 'int' | 'text'>>,
): RawBuilder<unknown> {
  const columns = Object.keys(types) as (keyof T & string)[];
  const arrays = columns.map((column) => sql`${rows.map((row) => row[column])}::${sql.raw(types[column])}[]`);
  return sql`unnest(${sql.join(arrays)}) as row (${sql.join(columns.map((column) => sql.ref(column)))})`;
}
