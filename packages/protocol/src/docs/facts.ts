import type { ErrorCode } from '../errors.ts';
import type { RouteName } from '../http/routes.ts';

/**
 * At most `attempts` calls, or failed calls, in a time window of `seconds`. The server refuses a further call
 * with `code`.
 */
export interface Rate {
  readonly code: ErrorCode;
  readonly attempts: number;
  readonly of: 'calls' | 'failures';
  /** Length in seconds of the time window in which the server counts the attempts. */
  readonly seconds: number;
  /** The attempts are counted separately for each of these, such as `address` or `account`. */
  readonly per: string;
}

/** A rate per account: it allows `atOnce` calls at once, and then `perSecond` calls per second. */
export interface CallRate {
  readonly atOnce: number;
  readonly perSecond: number;
  /**
   * The server counts calls without a login per network. A network may make this many times the calls of an
   * account.
   */
  readonly perNetwork: number;
}

/** Facts of the server that serves the documents. This package does not know them. */
export interface ServerFacts {
  readonly version: string;
  /** Name of the login cookie. */
  readonly cookie: string;
  /** The largest size of a request's body. */
  readonly bodyBytes: number;
  /** The longest time in which a request must arrive. */
  readonly requestSeconds: number;
  /** The most calls of one character that run or wait at the same time. */
  readonly callsPerCharacter: number;
  readonly socketsPerCharacter: number;
  /**
   * The rate of each route that has one, counted per account. Routes of one kind share the count. The header
   * `RateLimit` of an answer tells how many calls are left.
   */
  readonly callRates: { readonly [N in RouteName]?: CallRate };
  readonly rates: { readonly [N in RouteName]?: readonly Rate[] };
}
