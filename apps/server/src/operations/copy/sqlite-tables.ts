import type { SqliteConnection } from '../../storage/database/sqlite-connection.ts';
import { PageSize, type Source, type Target } from './endpoints.ts';
import { columnList, quoted, type Row, type Table } from './tables.ts';

/** The tables of an embedded database to which no other process writes. */
export class SqliteTables implements Source, Target {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /** @param after the key of the last row to be skipped. */
  *rows(table: Table, after?: Row): Generator<readonly Row[]> {
    const columns = columnList(table.columns);
    const key = columnList(table.key);
    const marks = table.key.map(() => '?').join(', ');
    const order = `order by ${key} limit ?`;
    const from = `select ${columns} from ${quoted(table.name)}`;
    const size = new PageSize();
    for (let last = after; ; ) {
      const page =
        last === undefined
          ? this.#all(`${from} ${order}`, [size.rows])
          : this.#all(`${from} where (${key}) > (${marks}) ${order}`, [...last, size.rows]);
      const rows = page.map((row) => table.columns.map(({ name }) => row[name] as Row[number]));
      if (rows.length === 0) return;
      yield rows;
      size.learn(rows);
      last = keyOf(table, rows.at(-1) as Row);
    }
  }

  lastId({ name }: Table): Promise<number> {
    const [found] = this.#all('select seq from sqlite_sequence where name = ?', [name]);
    return Promise.resolve(Number(found?.seq ?? 0));
  }

  clear({ name }: Table): Promise<void> {
    return Promise.resolve(this.#connection.run(`delete from ${quoted(name)}`));
  }

  insert(table: Table, rows: readonly Row[]): Promise<void> {
    const marks = table.columns.map(() => '?').join(', ');
    const statement = this.#connection.prepare(
      `insert into ${quoted(table.name)} (${columnList(table.columns)}) values (${marks})`,
    );
    this.#connection.run('begin');
    for (const row of rows) statement.run(row);
    this.#connection.run('commit');
    return Promise.resolve();
  }

  setLastId({ name }: Table, id: number): Promise<void> {
    this.#connection.prepare('delete from sqlite_sequence where name = ?').run([name]);
    this.#connection.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run([name, id]);
    return Promise.resolve();
  }

  #all(sql: string, parameters: readonly unknown[]): Record<string, unknown>[] {
    return this.#connection.prepare(sql).all(parameters) as Record<string, unknown>[];
  }
}

/** The values of a row's key columns. */
export const keyOf = ({ columns, key }: Table, row: Row): Row =>
  key.map((column) => row[columns.indexOf(column)] as Row[number]);
