import type { Kysely, Transaction } from 'kysely';

/**
 * The tables, as queries see them. Instants are epoch milliseconds. JSON is in TEXT columns that queries do
 * not look into: a value that is searched for has a column of its own.
 *
 * Each file of `storage/tables` adds its table to this interface. These tables are not listed here, because
 * this folder must not import from `tables`.
 */
export interface Schema {
  /** Its queries are in `release-versions.ts`: opening a database needs them before it knows the schema. */
  stored_versions: StoredVersionsTable;
}

/** The highest versions of rules and stored JSON with which a release has used the database. */
interface StoredVersionsTable {
  name: string;
  version: number;
}

/** A connection or a transaction, only for reading. */
export type Reader = Kysely<Schema>;

/** A transaction. Functions that write take one, so that nothing is written outside of a transaction. */
export type Writer = Transaction<Schema>;
