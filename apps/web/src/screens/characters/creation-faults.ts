import type { Failure } from '../../lib/api/call.ts';

/**
 * What stands against a new character: the server's errors or else its message (specification 8.10).
 * Something between us and the server that answered in its stead has told nothing.
 */
export function creationFaults({ status, code, errors, message }: Failure): readonly string[] {
  if (errors.length > 0) return [...new Set(errors.map(({ description }) => description))];
  const answered = status !== 0;
  return [answered && code === null ? 'Unknown error' : message];
}
