import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import { type DatabaseKind, DIFFERENCES, type Differences } from './dialect.ts';
import type { Reader, Schema } from './schema.ts';
import { LibsqlAdapter, type SqliteConnection } from './sqlite-connection.ts';

/** Placeholder for a value while a query is compiled. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function onConnection<R>(
  connection: SqliteConnection,
  sql: string,
  parameters: readonly unknown[],
): { rows: R[]; changed: number } {
  const statement = connection.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[], changed: 0 };
  return { rows: [], changed: Number(statement.run(parameters).changes) };
}

/**
 * A query of the hot path. Kysely builds and compiles it once per database; later calls only bind values.
 * Compiling a query takes several times as long as SQLite needs to execute it.
 * @param build gets placeholders instead of values; it may pass them to Kysely but not read them.
 */
export function prepared<P extends object, R>(
  build: (db: Kysely<Schema>, values: P, differences: Differences) => Compilable<R>,
): (db: Reader, kind: DatabaseKind, values: P) => Promise<{ rows: R[]; changed: number }> {
  const compiledFor = new WeakMap<DialectAdapter, CompiledQuery<R>>();
  const standIns = new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as P;
  const bound = (values: P, name: string): unknown => Reflect.get(values, name);
  return async (db, kind, values) => {
    const { adapter } = db.getExecutor();
    let compiled = compiledFor.get(adapter);
    if (compiled === undefined) {
      compiled = build(db, standIns, DIFFERENCES[kind]).compile();
      compiledFor.set(adapter, compiled);
    }
    const parameters = compiled.parameters.map((p) => (p instanceof Parameter ? bound(values, p.name) : p));
    const { query, queryId, sql } = compiled;
    // On SQLite the query runs directly on the connection: Kysely's driver would cost more than the
    // execution.
    if (adapter instanceof LibsqlAdapter) return onConnection<R>(adapter.connection, sql, parameters);
    const result = await db.executeQuery<R>({ query, queryId, sql, parameters });
    return { rows: result.rows, changed: Number(result.numAffectedRows ?? 0) };
  };
}
