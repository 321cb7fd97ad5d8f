import pg from 'pg';
import { vi } from 'vitest';

/**
 * Counts the statements that this process sends to PostgreSQL. Call it before the storage is opened.
 * @param counts whether a statement counts, by its text
 * @returns the number of statements so far
 */
export function countStatements(counts: (sql: string) => boolean): () => number {
  const { calls } = vi.spyOn(pg.Client.prototype, 'query').mock;
  return () => calls.filter(([given]: readonly unknown[]) => counts(textOf(given))).length;
}

/** A query is given as its text, or as an object with its text. */
const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : String((given as { readonly text?: unknown } | undefined)?.text);
