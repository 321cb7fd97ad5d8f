import { type Route, type RouteName, routes } from '@slumberfell/protocol';
import { networkOf, WIDE_FACTOR, wideNetworkOf } from '../../accounts/limits/network.ts';
import type { Caller } from '../../accounts/logins/caller.ts';
import type { TrustedProxies } from '../addresses/trusted-proxies.ts';
import { type BucketRate, type BucketResult, Buckets } from './buckets.ts';
import type { CallRateSettings, ClassRates, RateClass } from './call-rate-settings.ts';

/**
 * Calls that cost much more than others: they hash a password, settle and present a whole character, send
 * the whole content, or call another server. Calls that change an account also have limits in the database
 * (`accounts/limits/limits.ts`). The rate of costly calls is checked before those limits and needs no query.
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
  'test-device',
  'get-static-data',
  'get-quests',
  'get-lore',
  'get-character-profile-data',
  'get-table',
  'get-layout-data',
  'chronicle',
  'chronicle-days',
  'shared-chronicle',
  'celebrations',
]);

export function rateClassOf(name: RouteName): RateClass {
  if ((routes[name] as Route).isCommand) return 'commands';
  return COSTLY.has(name) ? 'costly' : 'other';
}

/** The result of counting a call, with the headers for its answer. */
export interface Counted extends Pick<BucketResult, 'isAllowed' | 'retryAfter'> {
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Counts calls that cannot be refused any more against the same rates; later calls wait for them.
   * @returns the headers after that.
   */
  owe(calls: number): Readonly<Record<string, string>>;
}

/** A rate and its buckets, each with the key of an account or of a network. */
interface Limited {
  /** The name of the rate in the headers of answers. */
  readonly name: string;
  readonly rate: BucketRate;
  readonly buckets: Buckets;
}

type LimitedByClass = Readonly<Record<RateClass, Limited | null>>;

/** A rate against which a call counts, the key of its bucket, and the result for the call. */
interface Share {
  readonly limited: Limited;
  readonly key: string;
  readonly result: BucketResult;
}

export interface CallRateDependencies extends CallRateSettings {
  readonly proxies: Pick<TrustedProxies, 'has'>;
  /** ms of a monotonic clock. */
  readonly now: () => number;
}

/**
 * Limits how often one account and one network make calls. A call with a login counts against both, so that
 * many accounts of one network can do little more than one. The counts are in the memory of this process:
 * each node allows the full rate, and a restart resets it (ADR 0016).
 */
export class CallRates {
  readonly #accounts: LimitedByClass;
  readonly #guests: LimitedByClass;
  readonly #networks: LimitedByClass;
  /** For the networks around those of IPv6 addresses. */
  readonly #wideNetworks: LimitedByClass;
  readonly #proxies: Pick<TrustedProxies, 'has'>;

  constructor({ accounts, guests, networks, proxies, now }: CallRateDependencies) {
    const limitedBy = (rates: ClassRates, prefix = '', factor = 1): LimitedByClass => {
      const of = (rateClass: RateClass): Limited | null => {
        const { perSecond, atOnce } = rates[rateClass] ?? {};
        if (perSecond === undefined || atOnce === undefined) return null;
        const rate = { perSecond: perSecond * factor, atOnce: atOnce * factor };
        return { name: prefix + rateClass, rate, buckets: new Buckets(rate, now) };
      };
      return { commands: of('commands'), costly: of('costly'), other: of('other') };
    };
    this.#accounts = limitedBy(accounts);
    this.#guests = limitedBy(guests);
    this.#networks = limitedBy(networks, 'network-');
    this.#wideNetworks = limitedBy(networks, 'wide-network-', WIDE_FACTOR);
    this.#proxies = proxies;
  }

  /**
   * Counts a call against the rates of its account and of its network. A refused call counts against neither.
   * @param address the client's network address.
   * @param cost how many calls it counts as.
   * @returns null when the call has no limit.
   */
  take(name: RouteName, caller: Caller | null, address: string, cost = 1): Counted | null {
    const shares = this.#sharesOf(rateClassOf(name), caller, address, cost);
    if (shares.length === 0) return null;
    const refusing = shares.filter(({ result }) => !result.isAllowed);
    if (refusing.length === 0) for (const { limited, key } of shares) limited.buckets.take(key, cost);
    const retryAfter = Math.max(0, ...refusing.map(({ result }) => result.retryAfter));
    const owe = (calls: number) =>
      headersOf(shares.map((share) => ({ ...share, result: share.limited.buckets.owe(share.key, calls) })));
    if (refusing.length === 0) return { isAllowed: true, retryAfter, headers: headersOf(shares), owe };
    const unchanged = shares.map((share) => ({ ...share, result: share.limited.buckets.peek(share.key, 0) }));
    return {
      isAllowed: false,
      retryAfter,
      headers: { ...headersOf(unchanged), 'retry-after': String(Math.ceil(retryAfter / 1_000)) },
      owe,
    };
  }

  #sharesOf(rateClass: RateClass, caller: Caller | null, address: string, cost: number): Share[] {
    const shares: Share[] = [];
    const add = (limited: Limited | null, key: string): void => {
      if (limited) shares.push({ limited, key, result: limited.buckets.peek(key, cost) });
    };
    if (caller)
      add((caller.kind === 'guest' ? this.#guests : this.#accounts)[rateClass], String(caller.accountId));
    if (this.#isMany(address)) return shares;
    add(this.#networks[rateClass], networkOf(address));
    const wide = wideNetworkOf(address);
    if (wide !== null) add(this.#wideNetworks[rateClass], wide);
    return shares;
  }

  /**
   * Whether many clients may have this address, so that it has no limit: it is a proxy that names no client,
   * or programs on this machine use it.
   */
  #isMany(address: string): boolean {
    return address === '127.0.0.1' || address === '::1' || this.#proxies.has(address);
  }
}

/** Headers `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11). */
function headersOf(shares: readonly Share[]): Record<string, string> {
  const policies = shares.map(
    ({ limited: { name, rate } }) =>
      `"${name}";q=${rate.atOnce};w=${Math.ceil(rate.atOnce / rate.perSecond)}`,
  );
  const limits = shares.map(
    ({ limited, result: { remaining, fullAfter } }) =>
      `"${limited.name}";r=${remaining};t=${Math.ceil(fullAfter / 1_000)}`,
  );
  return { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') };
}
