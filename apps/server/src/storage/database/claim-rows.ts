import type { SelectQueryBuilder } from 'kysely';
import { type DatabaseKind, DIFFERENCES } from './dialect.ts';
import type { Schema } from './schema.ts';

/** Which rows a node takes, and until when they are its own. Instants are epoch ms. */
export interface Lease {
  readonly now: number;
  /** If the process dies before it has finished, a node takes the rows again at this instant. */
  readonly until: number;
  /** Number of rows at most. */
  readonly limit: number;
}

/**
 * Claims rows for this node. No two nodes claim the same row at a time: the query skips rows that another
 * transaction has locked.
 *
 * These are two statements. PostgreSQL may run a locking query inside an `update` more than once, and would
 * then claim more rows than its limit.
 * @param due finds the keys of the rows.
 * @param write writes into the rows until when they are claimed. Not called without rows.
 * @returns what `write` returns
 */
export async function claimRows<T extends keyof Schema, Key, Row>(
  kind: DatabaseKind,
  due: SelectQueryBuilder<Schema, T, Key>,
  write: (keys: readonly Key[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const keys = await DIFFERENCES[kind].claimed(due).execute();
  return keys.length === 0 ? [] : await write(keys);
}
