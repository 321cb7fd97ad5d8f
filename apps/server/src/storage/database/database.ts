import type { RowClock } from './clock.ts';
import type { DatabaseKind } from './dialect.ts';
import type { Upgrade } from './migrate.ts';
import type { Reader, Writer } from './schema.ts';

/**
 * How many connections to the database this node has, how many of them are idle, and how many jobs wait for
 * one.
 */
export interface DatabaseLoad {
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What SQLite and PostgreSQL implement differently. Code above this interface is the same for both. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly clock: RowClock;
  readonly upgrade: Upgrade | null;
  read<T>(fn: (db: Reader) => Promise<T>): Promise<T>;
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  close(): Promise<void>;
}
