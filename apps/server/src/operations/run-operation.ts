import { InvalidConfig } from '../config.ts';
import { damageOf } from '../storage/database/file-trouble.ts';
import { StorageUnavailable } from '../storage/database/unavailable.ts';
import { sentenceOfUnreadable } from '../storage/values/unreadable-character.ts';

/** An operation cannot be done. The message is a sentence for the host. */
export class Refusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Refusal';
  }
}

/** Exit codes. `different`: the operation ran and found errors. `failed`: the operation could not run. */
export const EXIT = { done: 0, different: 1, failed: 2 } as const;

/**
 * Runs an operation from the command line. Results go to the standard output, errors to the standard error:
 * as a sentence if the host can remove the cause.
 * @param operation returns the exit code.
 */
export async function runOperation(operation: (words: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await operation(process.argv.slice(2));
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exitCode = EXIT.failed;
  }
}

/** A sentence for the host about an error whose cause they can remove; null for a bug. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StorageUnavailable) return error.sentence;
  if (error instanceof Refusal || error instanceof InvalidConfig) return error.message;
  const unreadable = sentenceOfUnreadable(error);
  if (unreadable !== null) return unreadable;
  const code = 'code' in error ? String(error.code) : '';
  // The codes of the errors that `parseArgs` of node:util throws for unknown flags and arguments.
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  const damage = damageOf(error, 'A file of the embedded database');
  if (damage !== null) return damage.sentence;
  if (FULL.has(code))
    return `There is no room left on the disk (${error.message}). What was there has not been changed.`;
  if (code.startsWith('SQLITE_IOERR')) return `The disk fails (SQLite says: ${error.message}; ${code}).`;
  // System errors, such as a missing file, have `syscall`. PostgreSQL's errors, such as a missing right, have
  // `severity`.
  if ('syscall' in error) return `The system says: ${error.message}.`;
  return 'severity' in error ? `PostgreSQL says: ${error.message}.` : null;
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);
