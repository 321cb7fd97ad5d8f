/** PostgreSQL's unique_violation, and SQLite's. */
const CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);

/**
 * Whether a transaction failed because another row has a value that must be unique. The transaction was
 * rolled back.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CODES.has(error.code);
