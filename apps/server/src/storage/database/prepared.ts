import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import { type DatabaseKind, DIFFERENCES, type Differences } from './dialect.ts';
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

function compileFor<R>(db: Kysely<Schema>, compilable: Compilable<R>): Compiled<R> {
  const query = compilable.compile();
  const { adapter } = db.getExecutor();
  return {
    query,
    names: query.parameters.map((parameter) => (parameter instanceof Parameter ? parameter.name : null)),
    statement: adapter instanceof LibsqlAdapter ? adapter.connection.prepareFrequent(query.sql) : null,
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
  build: (db: Kysely<Schema>, values: P, differences: Differences) => Compilable<R>,
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
