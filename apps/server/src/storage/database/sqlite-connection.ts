import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/**
 * Maximum number of prepared statements that are kept. The server has fewer distinct statements. Above it the
 * least recently used one is dropped and prepared again when needed.
 */
const STATEMENTS_KEPT = 256;

const NOTHING = { changes: 0, lastInsertRowid: 0 };

/**
 * One SQLite connection with a cache of prepared statements. Preparing costs more than executing most
 * statements, and Kysely's driver prepares one for each query.
 */
export class SqliteConnection implements SqliteDatabase {
  readonly #database: Libsql.Database;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_KEPT });
  readonly #begin: string;

  /**
   * @param writes whether transactions take the write lock when they begin. A transaction that reads before
   *   it writes needs this: if another process has written in between, its first write fails, and libsql
   *   leaves the connection unusable until the next garbage collection (libsql 0.5.29; checked 2026-11-23;
   *   https://github.com/tursodatabase/libsql-js/pull/238, docs/upstream.md).
   */
  constructor(file: string, { writes = false } = {}) {
    this.#database = new Libsql(file);
    this.#begin = writes ? 'begin immediate' : 'begin';
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  prepare(sql: string): SqliteStatement {
    const kept = this.#statements.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.#database.prepare(sql === 'begin' ? this.#begin : sql);
    const made: SqliteStatement = {
      reader: statement.reader,
      all: (parameters) => statement.all(parameters),
      // On a full disk SQLite rolls back the transaction by itself. Kysely's rollback would then fail and
      // hide the first error.
      run: (parameters) => (sql === 'rollback' && !this.inTransaction ? NOTHING : statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
    this.#statements.set(sql, made);
    return made;
  }

  /** Prepares a statement that the caller keeps. It is usable until the connection is closed. */
  prepareFrequent(sql: string): FrequentStatement {
    return new FrequentStatement(this.#database.prepare(sql));
  }

  /** Executes a statement without parameters or result. */
  run(sql: string): void {
    this.#database.exec(sql);
  }

  /** Sets a pragma and returns the value that SQLite then reports. */
  pragma(source: string): unknown {
    this.#database.exec(`PRAGMA ${source}`);
    const [row] = this.#database.prepare(`PRAGMA ${source.split('=')[0]}`).all([]);
    return Object.values(row ?? {})[0];
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/**
 * A prepared statement that is executed often. Its rows cross from SQLite as arrays: the binding takes twice
 * as long to set the properties of an object.
 */
export class FrequentStatement {
  readonly #statement: Libsql.Statement;
  /** The names of the result's columns; null if the statement returns no rows. */
  readonly #names: readonly string[] | null;

  constructor(statement: Libsql.Statement) {
    this.#names = statement.reader ? statement.columns().map(({ name }) => name) : null;
    this.#statement = this.#names === null ? statement : statement.raw(true);
  }

  /** Executes the statement. `changed`: the number of rows that it has written. */
  execute(parameters: readonly unknown[]): { rows: object[]; changed: number } {
    if (this.#names === null) return { rows: [], changed: Number(this.#statement.run(parameters).changes) };
    const found = this.#statement.all(parameters) as unknown[][];
    return { rows: found.map((values) => this.#row(values)), changed: 0 };
  }

  /** Executes a query that finds at most one row. The binding reads one row faster than a list of rows. */
  first(parameters: readonly unknown[]): { rows: object[]; changed: 0 } {
    const found = this.#statement.get(parameters) as unknown[] | undefined;
    return { rows: found === undefined ? [] : [this.#row(found)], changed: 0 };
  }

  #row(values: readonly unknown[]): object {
    const row: Record<string, unknown> = {};
    const names = this.#names as readonly string[];
    for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index];
    return row;
  }
}

/** Kysely's adapter for a connection. */
export class LibsqlAdapter extends SqliteAdapter {
  readonly connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    super();
    this.connection = connection;
  }

  /**
   * Kysely's adapter for SQLite says that schema changes are not transactional. They are, and a schema that
   * is changed only in part would be worse.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDialect extends SqliteDialect {
  readonly #connection: SqliteConnection;

  constructor(connection: SqliteConnection) {
    super({ database: connection });
    this.#connection = connection;
  }

  override createAdapter(): LibsqlAdapter {
    return new LibsqlAdapter(this.#connection);
  }
}

/** A Kysely instance over a connection. Destroying it closes the connection. */
export const kyselyOver = <S>(connection: SqliteConnection): Kysely<S> =>
  new Kysely<S>({ dialect: new LibsqlDialect(connection) });
