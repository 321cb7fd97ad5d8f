import type { ErrorCode } from '../errors.ts';
import type { RouteName } from '../http/routes.ts';

/**
 * At most `attempts` calls, or failed calls, in a time window of `seconds`. The server refuses a further call
 * with `code`.
 */
export interface Rate {
  readonly code: ErrorCode;
  readonly attempts: number;
  /** `letters`: the letters that these and other calls cause, such as registrations. */
  readonly of: 'calls' | 'failures' | 'letters';
  /** Length in seconds of the time window in which the server counts the attempts. */
  readonly seconds: number;
  /** The attempts are counted separately for each of these, such as `address` or `account`. */
  readonly per: string;
}

/** A rate: it allows `atOnce` calls at once, and then `perSecond` calls per second. */
export interface BucketRate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** The rates of a call, for all calls of its kind together. Null: not limited. */
export interface CallRate {
  readonly account: BucketRate | null;
  /** For accounts of guests. */
  readonly guest: BucketRate | null;
  /** For all clients of a network together, with and without a login. */
  readonly network: BucketRate | null;
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
   * The rates of each route that has some. Routes of one kind share the counts. The header `RateLimit` of an
   * answer tells how many calls are left.
   */
  readonly callRates: { readonly [N in RouteName]?: CallRate };
  /** How often one network may make a new guest. Null: not limited. */
  readonly newGuests: BucketRate | null;
  readonly rates: { readonly [N in RouteName]?: readonly Rate[] };
}
