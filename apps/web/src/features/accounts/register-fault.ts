import type { Failure } from '../../lib/api/call.ts';
import { descriptionsOf, type Fault, faultOf, isRefusal, waitOf } from './fault.ts';

const TITLE = 'The account could not be registered because there is one or more errors:';

/**
 * The errors of a failed registration, as a list under one title (specification 5.25). Without a list from
 * the server, the list is the refusal's sentence. Without a reason from the server (server error, no
 * response), the failure's sentence is the title.
 */
export function registerFault(failure: Failure): Fault {
  const descriptions = descriptionsOf(failure);
  if (descriptions.length > 0) return faultOf(TITLE, ...descriptions);
  if (isRefusal(failure)) return faultOf(TITLE, failure.message, ...waitOf(failure));
  return faultOf(failure.message);
}
