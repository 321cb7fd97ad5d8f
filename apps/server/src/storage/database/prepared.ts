import type { Compilable, CompiledQuery, DialectAdapter, Kysely, RawBuilder } from 'kysely';
import { type DatabaseKind, DIFFERENCES, type Differences } from './dialect.ts';
import { nameStatement } from './named-statements.ts';
import type { Reader, Schema } from './schema.ts';
import { type FrequentStatement, LibsqlAdapter } from './sqlite-connection.ts';

/** Placeholder for a value while a query is compiled. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A query compiled for one connection. */
interface Compiled<R> {
  readonly query: CompiledQuery<R>;
  /** For each parameter of the query the name of its value, or null if it is the same in each call. */
  readonly names: readonly (string | null)[];
  /** The statement, if the database is SQLite. */
  readonly statement: FrequentStatement | null;
}

/** A query that Kysely has built, or SQL with placeholders. */
type Built<R> = Compilable<R> | RawBuilder<R>;

function compileFor<R>(db: Kysely<Schema>, built: Built<R>): Compiled<R> {
  const query = 'isRawBuilder' in built ? built.compile(db) : built.compile();
  const { adapter } = db.getExecutor();
  const isSqlite = adapter instanceof LibsqlAdapter;
  if (!isSqlite) nameStatement(query.sql);
  return {
    query,
    names: query.parameters.map((parameter) => (parameter instanceof Parameter ? parameter.name : null)),
    statement: isSqlite ? adapter.connection.prepareFrequent(query.sql) : null,
  };
}

/** The values of a query's parameters, in their order. */
function bound(values: object, { names, query }: Compiled<unknown>): unknown[] {
  const parameters: unknown[] = [];
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as string | null;
    parameters.push(name === null ? query.parameters[index] : (values as Record<string, unknown>)[name]);
  }
  return parameters;
}

/**
 * A query of the hot path. Kysely builds and compiles it once per database; later calls only bind values.
 * Compiling a query takes several times as long as SQLite needs to execute it.
 * @param build gets placeholders instead of values; it may pass them to Kysely but not read them.
 * @param isSingle whether the query finds at most one row, which SQLite then reads faster.
 */
export function prepared<P extends object, R>(
  build: (db: Kysely<Schema>, values: P, differences: Differences) => Built<R>,
  { isSingle = false } = {},
): (db: Reader, kind: DatabaseKind, values: P) => Promise<{ rows: R[]; changed: number }> {
  const compiledFor = new WeakMap<DialectAdapter, Compiled<R>>();
  const standIns = new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as P;
  return async (db, kind, values) => {
    const { adapter } = db.getExecutor();
    let compiled = compiledFor.get(adapter);
    if (compiled === undefined) {
      compiled = compileFor(db, build(db, standIns, DIFFERENCES[kind]));
      compiledFor.set(adapter, compiled);
    }
    const parameters = bound(values, compiled);
    const { statement } = compiled;
    // On SQLite the query runs directly on the connection: Kysely's driver would cost more than the
    // execution.
    if (statement !== null)
      return (isSingle ? statement.first(parameters) : statement.execute(parameters)) as {
        rows: R[];
        changed: number;
      };
    const { query, queryId, sql } = compiled.query;
    const result = await db.executeQuery<R>({ query, queryId, sql, parameters });
    return { rows: result.rows, changed: Number(result.numAffectedRows ?? 0) };
  };
}
