import { type AliasableExpression, type SelectQueryBuilder, sql } from 'kysely';
import type { SchemaDifferences } from '../migrations/schema-differences.ts';
import type { Schema } from './schema.ts';

export type DatabaseKind = SchemaDifferences['kind'];

/** The SQL in which SQLite and PostgreSQL differ, for queries and for steps of the schema. */
export interface Differences extends SchemaDifferences {
  /**
   * Locks the rows that the query reads, until the transaction ends. On SQLite it does nothing: a
   * transaction that writes has locked the whole database.
   */
  locked<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O>;
  /** As `locked`, but the query skips rows that another transaction has locked. */
  claimed<T extends keyof Schema, O>(
    query: SelectQueryBuilder<Schema, T, O>,
  ): SelectQueryBuilder<Schema, T, O>;
  /**
   * The database's clock in epoch ms, read when the row is returned; null where the database uses the
   * process's clock.
   */
  readonly instant: AliasableExpression<number | null>;
}

const sqlite: Differences = {
  kind: 'sqlite',
  isShared: false,
  idType: 'integer',
  idColumn: (column) => column.primaryKey().autoIncrement(),
  ordered: (table) => table.modifyEnd(sql`without rowid`),
  locked: (query) => query,
  claimed: (query) => query,
  instant: sql<null>`null`,
};

const postgres: Differences = {
  kind: 'postgres',
  isShared: true,
  idType: 'bigint',
  idColumn: (column) => column.primaryKey().generatedAlwaysAsIdentity(),
  ordered: (table) => table,
  locked: (query) => query.forUpdate(),
  claimed: (query) => query.forUpdate().skipLocked(),
  instant: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`,
};

export const DIFFERENCES: Readonly<Record<DatabaseKind, Differences>> = { sqlite, postgres };
