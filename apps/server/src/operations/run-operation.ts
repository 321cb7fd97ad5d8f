import { InvalidConfig } from '../config.ts';
import { damageSentence } from '../storage/database/file-trouble.ts';
import { StorageUnavailable } from '../storage/database/unavailable.ts';
import { sentenceOfUnreadable } from '../storage/values/unreadable-character.ts';

/** What an operation cannot do, in a sentence for whoever asked for it. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Exit code of what was done, of what was found wrong, and of what could not be done at all. */
export const EXIT = { done: 0, different: 1, failed: 2 } as const;

/**
 * Runs a command of the command line. Results go to the standard output; what went wrong goes to the standard
 * error, as a sentence where somebody can mend it.
 * @param operation its answer is the exit code.
 */
export async function runOperation(operation: (words: readonly string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await operation(process.argv.slice(2));
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exitCode = EXIT.failed;
  }
}

/** What somebody can mend, in a sentence for them; null for what is a bug. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StorageUnavailable) return error.sentence;
  if (error instanceof Refusal || error instanceof InvalidConfig) return error.message;
  const unreadable = sentenceOfUnreadable(error);
  if (unreadable !== null) return unreadable;
  const code = 'code' in error ? String(error.code) : '';
  // What node:util's parseArgs says of words it does not know.
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  const damage = damageSentence(error, 'A file of the embedded database');
  if (damage !== null) return damage;
  if (FULL.has(code))
    return `There is no room left on the disk (${error.message}). What was there has not been changed.`;
  // A file that is not there, or must not be written; a user of PostgreSQL who may not do this.
  if ('syscall' in error) return `The system says: ${error.message}.`;
  return 'severity' in error ? `PostgreSQL says: ${error.message}.` : null;
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);
