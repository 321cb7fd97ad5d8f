import { chownSync } from 'node:fs';

/** The number of Linux's user without rights. */
const NOBODY = 65_534;

/** Gives files of root to the ordinary user. Does nothing when this process is not root: they are its own then. */
export function giveToOrdinaryUser(files: readonly string[]): void {
  if (process.geteuid?.() !== 0) return;
  for (const file of files) chownSync(file, NOBODY, NOBODY);
}

/**
 * Does something with the rights of an ordinary user, as a server has them: root may read and write everything. Nothing else may
 * run in this process meanwhile.
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
