/**
 * The rows of the source cannot be copied as they are. The message is the part of a sentence that says what
 * is wrong with them, such as `PostgreSQL refuses rows of the table accounts: ...`.
 */
export class CopyFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CopyFailed';
  }
}

/** PostgreSQL's classes of error codes for a value that its type does not take, and a broken constraint. */
const REFUSED_ROWS = /^(?:22|23)/;

/** @returns `CopyFailed` when PostgreSQL refuses the rows of a table themselves; any other error as it is. */
export function refusedRows(error: unknown, table: string): unknown {
  if (!(error instanceof Error && 'code' in error && REFUSED_ROWS.test(String(error.code)))) return error;
  return new CopyFailed(`PostgreSQL refuses rows of the table ${table}: ${error.message}`, { cause: error });
}
