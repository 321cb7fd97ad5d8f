import type { RowClock } from './clock.ts';
import type { DatabaseKind } from './dialect.ts';
import type { Upgrade } from './migrate.ts';
import type { Reader, Writer } from './schema.ts';

/** Connections of this node, and jobs that wait for one. */
export interface DatabaseLoad {
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What each of the two databases brings; the rest is the same for both. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly clock: RowClock;
  readonly upgrade: Upgrade | null;
  read<T>(fn: (db: Reader) => Promise<T>): Promise<T>;
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  close(): Promise<void>;
}
