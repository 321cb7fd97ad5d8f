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
