import type { ErrorCode } from '../errors.ts';
import type { RouteName } from '../http/routes.ts';

/** How often something may happen in a time window before a call is refused. */
export interface Rate {
  readonly code: ErrorCode;
  readonly attempts: number;
  readonly of: 'calls' | 'failures';
  /** Length of the time window in seconds. */
  readonly seconds: number;
  /** The unit for which the calls or attempts are counted, such as `address`. */
  readonly per: string;
}

/** A rate that allows a number of calls at once, and then a number of calls per second. */
export interface CallRate {
  readonly atOnce: number;
  readonly perSecond: number;
  /** Without a login, a network may make this many times as many calls. */
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
   * The rate of a route, counted per account and shared by the routes of one kind. The header `RateLimit` of
   * an answer tells how many calls are left.
   */
  readonly callRates: { readonly [N in RouteName]?: CallRate };
  readonly rates: { readonly [N in RouteName]?: readonly Rate[] };
}
