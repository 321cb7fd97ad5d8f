import { ERRORS, type ErrorCode, REFUSALS } from '../errors.ts';
import { instant } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/**
 * Why a caller has no login. `none`: the request has no login cookie. `expired`: the login of its cookie has
 * expired by its age, at most `EXPIRED_KEPT` ago (`apps/server/src/accounts/logins/logins.ts`). `ended`:
 * there is no login to the cookie, so a log-out, another browser, a new password or the host has ended it.
 * The token of the cookie is secret, so the answer tells only its owner about it.
 */
export const MISSING_LOGINS = ['none', 'expired', 'ended'] as const;
export type MissingLogin = (typeof MISSING_LOGINS)[number];

const errorCodes = [...Object.keys(ERRORS), ...Object.keys(REFUSALS)] as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every answer that is not a success. `errors` lists the faults of single fields (specification 7.7:
 * register and create-character). `login` is in an answer 401 of a call that needs a login. `retryAt` is the
 * instant from which the caller may try again (429 and 423). `address` is the origin at which players reach
 * the game (`request/address`). `requestId` is all that an answer 500 says of
 * the failure; it finds the failure in the server's log.
 */
export const errorAnswer = z.object({
  code: z.enum(errorCodes),
  message: z.string().max(500),
  errors: z
    .array(z.object({ path: z.string().max(200), description: z.string().max(500) }))
    .max(50)
    .readonly()
    .exactOptional(),
  login: z.enum(MISSING_LOGINS).exactOptional(),
  retryAt: instant.exactOptional(),
  address: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .exactOptional(),
  requestId: z.string().max(64).exactOptional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
