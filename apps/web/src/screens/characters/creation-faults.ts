import type { Failure } from '../../lib/api/call.ts';

/**
 * Why a character could not be created: the server's list of errors, or its message (specification 8.10). A
 * response without a code comes from a proxy, whose text is not shown.
 */
export function creationFaults({ status, code, errors, message }: Failure): readonly string[] {
  if (errors.length > 0) return [...new Set(errors.map(({ description }) => description))];
  const answered = status !== 0;
  return [answered && code === null ? 'Unknown error' : message];
}
