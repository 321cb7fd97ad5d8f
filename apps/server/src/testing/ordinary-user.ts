import { chownSync } from 'node:fs';

/** The id of Linux's user without rights. */
const NOBODY = 65_534;

/** Makes the ordinary user the owner of files. Does nothing when this process is not root. */
export function giveToOrdinaryUser(files: readonly string[]): void {
  if (process.geteuid?.() !== 0) return;
  for (const file of files) chownSync(file, NOBODY, NOBODY);
}

/**
 * Runs a job with the rights of an ordinary user, because root may read and write everything. The whole
 * process has these rights meanwhile.
 */
export async function asOrdinaryUser<T>(job: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return await job();
  process.seteuid?.(NOBODY);
  try {
    return await job();
  } finally {
    process.seteuid?.(0);
  }
}
