import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

/** How SQLite and PostgreSQL differ for the steps of the schema. */
export interface SchemaDifferences {
  readonly kind: 'sqlite' | 'postgres';
  /** Whether several processes may use one database at a time. */
  readonly isShared: boolean;
  /** Type of a primary key that the database generates. `idColumn` adds the modifiers of its column. */
  readonly idType: 'integer' | 'bigint';
  idColumn(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Stores a table's rows in the order of their primary key, where the database can. */
  ordered(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string>;
}
