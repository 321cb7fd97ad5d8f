import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

/** In what the two databases differ for the steps that make tables. */
export interface SchemaDifferences {
  readonly kind: 'sqlite' | 'postgres';
  /** Whether several processes may use one database at a time. */
  readonly isShared: boolean;
  /** Type and modifiers of a primary key that counts up by itself. */
  readonly idType: 'integer' | 'bigint';
  idColumn(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** A table whose rows stand in the order of their primary key, if the database can. */
  ordered(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string>;
}
