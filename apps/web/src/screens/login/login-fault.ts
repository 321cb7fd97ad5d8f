import { type Fault, faultOf, waitOf } from '../../features/accounts/fault.ts';
import type { Failure } from '../../lib/api/call.ts';

/** Statuses whose sentence is shown to the player; 0: no response came. */
const TOLD: ReadonlySet<number> = new Set([0, 401, 423, 429, 503]);

/** Sentences for these statuses when the response has no error code, because a proxy sent it. */
const BARE: Readonly<Record<number, string>> = {
  401: 'Invalid login attempt.',
  423: 'Account is locked out.',
};

/** Why a login failed (specification 8.3). */
export function loginFault(failure: Failure): Fault {
  const { status, code } = failure;
  const message = (code === null && BARE[status]) || failure.message;
  return TOLD.has(status) ? faultOf(message, ...waitOf(failure)) : faultOf('Unexpected error occurred.');
}
