import { type Fault, faultOf, waitOf } from '../../accounts/fault.ts';
import type { Failure } from '../../api/call.ts';

/** Statuses whose sentence is the player's business; 0: there was no answer. */
const TOLD: ReadonlySet<number> = new Set([0, 401, 423, 429, 503]);

/** Why somebody was not let in (spec section 8, Login). */
export function loginFault(failure: Failure): Fault {
  const { status, message } = failure;
  return TOLD.has(status) ? faultOf(message, ...waitOf(failure)) : faultOf('Unexpected error occurred.');
}
