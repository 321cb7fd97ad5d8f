/** Nobody's number on Linux. */
const NOBODY = 65_534;

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
