import { sql } from 'kysely';
import type { AnyDatabase } from '../../storage/database/schema-steps.ts';
import { PageSize, type Source, type Target } from './endpoints.ts';
import { type Column, columnList, quoted, type Row, type Table } from './tables.ts';

/**
 * The tables of a PostgreSQL database, read and written in one transaction. All reads see the same snapshot
 * if the transaction's isolation level provides one.
 */
export class PostgresTables implements Source, Target {
  readonly #tx: AnyDatabase;

  constructor(tx: AnyDatabase) {
    this.#tx = tx;
  }

  async *rows(table: Table): AsyncGenerator<readonly Row[]> {
    // Sorts texts by their bytes, as SQLite does. The collation of the PostgreSQL database may have another
    // order.
    const key = table.key
      .map(({ name, isText }) => `${quoted(name)}${isText ? ' collate "C"' : ''}`)
      .join(', ');
    const from = sql.raw(`select ${columnList(table.columns)} from ${quoted(table.name)}`);
    await sql`declare copied no scroll cursor for ${from} order by ${sql.raw(key)}`.execute(this.#tx);
    const size = new PageSize();
    for (;;) {
      const fetched = await sql<
        Record<string, Row[number]>
      >`fetch ${sql.raw(String(size.rows))} from copied`.execute(this.#tx);
      const rows = fetched.rows.map((row) => table.columns.map(({ name }) => row[name] as Row[number]));
      if (rows.length === 0) break;
      yield rows;
      size.learn(rows);
    }
    await sql`close copied`.execute(this.#tx);
  }

  async lastId({ name }: Table): Promise<number> {
    const sequence = await this.#sequence(name);
    const { rows } = await sql<{ last: number }>`
      select case when is_called then last_value else last_value - 1 end as last from ${sql.raw(sequence)}`.execute(
      this.#tx,
    );
    return rows[0]?.last ?? 0;
  }

  async clear({ name }: Table): Promise<void> {
    await sql`delete from ${sql.table(name)}`.execute(this.#tx);
  }

  async insert(table: Table, rows: readonly Row[]): Promise<void> {
    const arrays = table.columns.map(
      (column, index) => sql`${rows.map((row) => row[index])}::${sql.raw(arrayType(column))}`,
    );
    await sql`insert into ${sql.table(table.name)} (${sql.raw(columnList(table.columns))}) overriding system value
      select * from unnest(${sql.join(arrays)})`.execute(this.#tx);
  }

  async setLastId({ name }: Table, id: number): Promise<void> {
    await sql`select setval(${await this.#sequence(name)}::regclass, ${Math.max(id, 1)}, ${id > 0})`.execute(
      this.#tx,
    );
  }

  async #sequence(table: string): Promise<string> {
    const { rows } = await sql<{ name: string }>`
      select pg_get_serial_sequence(${quoted(table)}, 'id') as name`.execute(this.#tx);
    return (rows[0] as { name: string }).name;
  }
}

const arrayType = ({ isText }: Column): string => (isText ? 'text[]' : 'bigint[]');
