import type { Failure } from '../../lib/api/call.ts';
import { descriptionsOf, type Fault, faultOf, isRefusal, waitOf } from './fault.ts';

const TITLE = 'The account could not be registered because there is one or more errors:';

/**
 * The list of errors under one title (specification 5.25). A failure without such a list, for which the
 * server gave no reason, has only its sentence.
 */
export function registerFault(failure: Failure): Fault {
  const descriptions = descriptionsOf(failure);
  if (descriptions.length > 0) return faultOf(TITLE, ...descriptions);
  if (isRefusal(failure)) return faultOf(TITLE, failure.message, ...waitOf(failure));
  return faultOf(failure.message);
}
