import type { ErrorCode } from '../errors.ts';
import type { RouteName } from '../http/routes.ts';

/** How often something may happen before a call is refused. */
export interface Rate {
  readonly code: ErrorCode;
  readonly attempts: number;
  readonly of: 'calls' | 'failures';
  /** Length of the window in which they are counted. */
  readonly seconds: number;
  /** What they are counted by, such as `address`. */
  readonly per: string;
}

/** A rate that lets calls go at once and then so many a second. */
export interface CallRate {
  readonly atOnce: number;
  readonly perSecond: number;
  /** What calls without a session may do, as a multiple. */
  readonly perNetwork: number;
}

/** What the documents say of the server that serves them, beyond what stands in this package. */
export interface ServerFacts {
  readonly version: string;
  /** Name of the cookie that carries a session. */
  readonly cookie: string;
  /** Most that a request's body may have. */
  readonly bodyBytes: number;
  /** Longest that a request may take to arrive. */
  readonly requestSeconds: number;
  /** Calls of one character that may be under way or wait at a time. */
  readonly callsPerCharacter: number;
  readonly socketsPerCharacter: number;
  /** Rates of single calls, told with each answer in the header `RateLimit`. */
  readonly callRates: { readonly [N in RouteName]?: CallRate };
  readonly rates: { readonly [N in RouteName]?: readonly Rate[] };
}
