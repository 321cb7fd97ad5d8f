import type { Failure } from '../../lib/api/call.ts';

/**
 * Why the server has not created a character: its list of errors, else its message (specification 8.10). A
 * response without an error code comes from a proxy; its text is not shown.
 */
export function creationFaults({ status, code, errors, message }: Failure): readonly string[] {
  if (errors.length > 0) return [...new Set(errors.map(({ description }) => description))];
  const answered = status !== 0;
  return [answered && code === null ? 'Unknown error' : message];
}
