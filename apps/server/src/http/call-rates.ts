import { type Route, type RouteName, routes } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../accounts/caller.ts';
import { networkOf } from '../accounts/network.ts';
import { type BucketRate, type BucketResult, Buckets } from './buckets.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Rates of calls, per account. Null: calls are not limited. */
export interface CallRateSettings {
  readonly commands: BucketRate | null;
  readonly costly: BucketRate | null;
}

/** The rate against which a call is counted. */
type RateClass = keyof CallRateSettings;

/**
 * Factor by which the rates of a network are larger than those of an account. Calls without a login are
 * counted per network, which may serve a school or a household.
 */
export const PER_NETWORK = 5;

/**
 * Calls that cost much more than others: they hash a password, settle and present a whole character, or send
 * the whole content. Calls that change an account also have limits in the database (`accounts/limits.ts`).
 * The rate of costly calls is checked before those limits and needs no query.
 */
const COSTLY: ReadonlySet<RouteName> = new Set<RouteName>([
  'get-guest-credentials',
  'register',
  'login',
  'request-password-reset',
  'reset-password',
  'change-password',
  'begin-second-factor',
  'confirm-second-factor',
  'remove-second-factor',
  'delete-account',
  'export-data',
  'get-static-data',
  'get-character-profile-data',
  'get-table',
  'get-layout-data',
  'chronicle',
  'chronicle-days',
]);

export const rateClassOf = (name: RouteName): RateClass | null => {
  if ((routes[name] as Route).isCommand) return 'commands';
  return COSTLY.has(name) ? 'costly' : null;
};

/** ms between two lines of the log about one rate of one account or network. */
const LOG_INTERVAL = 60_000;

/** The result of counting a call, with the headers for its answer. */
export interface Counted extends BucketResult {
  readonly headers: Readonly<Record<string, string>>;
}

interface Limited {
  readonly rate: BucketRate;
  readonly buckets: Buckets;
}

export interface CallRateDependencies extends CallRateSettings {
  readonly proxies: Pick<TrustedProxies, 'has'>;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/**
 * Limits how often one account, or one network without a login, makes commands and costly calls. The counts
 * are in the memory of this process: each node allows the full rate, and a restart resets it (ADR 0016).
 */
export class CallRates {
  readonly #accounts: Readonly<Record<RateClass, Limited | null>>;
  readonly #networks: Readonly<Record<RateClass, Limited | null>>;
  readonly #proxies: Pick<TrustedProxies, 'has'>;
  readonly #log: Pick<FastifyBaseLogger, 'info'>;
  /** Limits the log to one line a minute for each rate of each account or network. */
  readonly #logged = new Buckets({ perSecond: 1_000 / LOG_INTERVAL, atOnce: 1 });

  constructor({ commands, costly, proxies, log }: CallRateDependencies) {
    this.#accounts = { commands: limitedBy(commands), costly: limitedBy(costly) };
    this.#networks = { commands: limitedBy(widened(commands)), costly: limitedBy(widened(costly)) };
    this.#proxies = proxies;
    this.#log = log;
  }

  /**
   * Counts a call against its rate.
   * @param address the client's network address.
   * @returns null when the call has no limit.
   */
  take(name: RouteName, caller: Caller | null, address: string): Counted | null {
    const rateClass = rateClassOf(name);
    if (rateClass === null) return null;
    const limited = (caller ? this.#accounts : this.#networks)[rateClass];
    // Many clients may have this address, so it has no limit: it is a proxy that names no client, or programs
    // on this machine use it.
    if (limited === null || (caller === null && this.#isMany(address))) return null;
    const key = caller ? String(caller.accountId) : networkOf(address);
    const taken = limited.buckets.take(key);
    if (
      !taken.isAllowed &&
      this.#logged.take(`${rateClass} ${caller ? 'account' : 'network'} ${key}`).isAllowed
    )
      this.#log.info({ call: name, account: caller?.accountId ?? null }, 'too many calls');
    return { ...taken, headers: headersOf(rateClass, limited.rate, taken) };
  }

  #isMany(address: string): boolean {
    return address === '127.0.0.1' || address === '::1' || this.#proxies.has(address);
  }
}

const limitedBy = (rate: BucketRate | null): Limited | null => rate && { rate, buckets: new Buckets(rate) };

const widened = (rate: BucketRate | null): BucketRate | null =>
  rate && { perSecond: rate.perSecond * PER_NETWORK, atOnce: rate.atOnce * PER_NETWORK };

/**
 * Headers `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11), and `Retry-After` for
 * a refusal.
 */
function headersOf(
  name: RateClass,
  { perSecond, atOnce }: BucketRate,
  { isAllowed, remaining, retryAfter, fullAfter }: BucketResult,
): Record<string, string> {
  const headers = {
    'ratelimit-policy': `"${name}";q=${atOnce};w=${Math.ceil(atOnce / perSecond)}`,
    ratelimit: `"${name}";r=${remaining};t=${Math.ceil(fullAfter / 1_000)}`,
  };
  return isAllowed ? headers : { ...headers, 'retry-after': String(Math.ceil(retryAfter / 1_000)) };
}
