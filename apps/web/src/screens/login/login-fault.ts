import { type Fault, faultOf, waitOf } from '../../features/accounts/fault.ts';
import type { Failure } from '../../lib/api/call.ts';

/** Statuses whose sentence is the player's business; 0: there was no answer. */
const TOLD: ReadonlySet<number> = new Set([0, 401, 423, 429, 503]);

/** What these statuses mean here, where something else than our server has answered. */
const BARE: Readonly<Record<number, string>> = {
  401: 'Invalid login attempt.',
  423: 'Account is locked out.',
};

/** Why somebody was not let in (specification 8.3). */
export function loginFault(failure: Failure): Fault {
  const { status, code } = failure;
  const message = (code === null && BARE[status]) || failure.message;
  return TOLD.has(status) ? faultOf(message, ...waitOf(failure)) : faultOf('Unexpected error occurred.');
}
