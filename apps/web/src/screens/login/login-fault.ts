import { type Fault, faultOf, waitOf } from '../../features/accounts/fault.ts';
import type { Failure } from '../../lib/api/call.ts';

/**
 * HTTP statuses for which the player sees the failure's own sentence; 0: no response came. For other statuses
 * the player sees a general sentence, except for the codes of `TOLD_CODES`.
 */
const TOLD: ReadonlySet<number> = new Set([0, 401, 423, 429, 503]);

/** The browser refuses cookies, or the page was opened at another address than that of the game. */
const TOLD_CODES: ReadonlySet<Failure['code']> = new Set(['account/cookie-refused', 'request/address']);

/** Sentences by HTTP status, for a response that has no error code because a proxy sent it. */
const BARE: Readonly<Record<number, string>> = {
  401: 'Invalid login attempt.',
  423: 'Account is locked out.',
};

/** What the form shows when a login failed (specification 8.3). */
export function loginFault(failure: Failure): Fault {
  const { status, code } = failure;
  const message = (code === null && BARE[status]) || failure.message;
  const isTold = TOLD.has(status) || TOLD_CODES.has(code);
  return isTold ? faultOf(message, ...waitOf(failure)) : faultOf('Unexpected error occurred.');
}
