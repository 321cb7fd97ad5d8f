import type { Failure } from '../../lib/api/call.ts';

/** Why the server has not created a character. */
export interface CreationFaults {
  /** What is wrong with the name; null if nothing is. It is shown at the field. */
  readonly name: string | null;
  /** All other sentences. */
  readonly others: readonly string[];
}

export const NO_FAULTS: CreationFaults = { name: null, others: [] };

/**
 * Why the server has not created a character: its list of errors, else its message (specification 8.10). A
 * response without an error code comes from a proxy; its text is not shown.
 */
export function creationFaults({ status, code, errors, message }: Failure): CreationFaults {
  if (errors.length === 0) {
    const answered = status !== 0;
    return { name: null, others: [answered && code === null ? 'Unknown error' : message] };
  }
  const name = errors.find(({ path }) => path === 'name')?.description ?? null;
  const others = errors.map(({ description }) => description).filter((sentence) => sentence !== name);
  return { name, others: [...new Set(others)] };
}
