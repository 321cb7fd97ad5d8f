import type { BucketRate } from './buckets.ts';

/**
 * Calls that are counted together: commands of the game, calls that cost much more than others, and all other
 * calls.
 */
export const RATE_CLASSES = ['commands', 'costly', 'other'] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** The rate of each class of calls. Null: the class is not limited. */
export type ClassRates = Readonly<Record<RateClass, BucketRate | null>>;

/**
 * Rates of calls. A call with a login counts against its account and against its network; a call without one
 * against its network alone.
 */
export interface CallRateSettings {
  /** Per account with an e-mail address. */
  readonly accounts: ClassRates;
  /** Per account of a guest, which a client can make without any proof. */
  readonly guests: ClassRates;
  /** Per network, which may be a household or a school. */
  readonly networks: ClassRates;
}

/** A rate as its two settings give it. Null: no limit. Undefined: not set. */
interface GivenRate {
  readonly perSecond: number | null | undefined;
  readonly atOnce: number | undefined;
}

interface GivenClass {
  readonly account: { readonly perSecond: number | null; readonly atOnce: number };
  readonly network: GivenRate;
}

/** The settings of rates, read from the environment. */
export interface GivenCallRates extends Readonly<Record<RateClass, GivenClass>> {
  readonly guestCommands: GivenRate;
}

/**
 * Factors by which the rates of a network are larger than those of an account when the host does not set
 * them. Commands have a small one per second, because each of them adds a row to the database, and a large
 * one at once: twenty guests may use up their own 60 at the same time.
 */
const NETWORK_FACTORS: Readonly<Record<RateClass, BucketRate>> = {
  commands: { perSecond: 2, atOnce: 12 },
  costly: { perSecond: 5, atOnce: 5 },
  other: { perSecond: 5, atOnce: 5 },
};

/** Commands of a guest when the host does not set them; never more than those of another account. */
const GUEST_COMMANDS: BucketRate = { perSecond: 5, atOnce: 60 };

/** The rates for the settings of a host. Rates that are not set follow from those of an account. */
export function callRateSettings(given: GivenCallRates): CallRateSettings {
  const byClass = (rateOf: (rateClass: RateClass) => BucketRate | null): ClassRates => ({
    commands: rateOf('commands'),
    costly: rateOf('costly'),
    other: rateOf('other'),
  });
  const accounts = byClass((rateClass) => rateOr(given[rateClass].account, given[rateClass].account));
  const { perSecond, atOnce } = given.commands.account;
  const guestCommands = rateOr(given.guestCommands, {
    perSecond: perSecond && Math.min(perSecond, GUEST_COMMANDS.perSecond),
    atOnce: Math.min(atOnce, GUEST_COMMANDS.atOnce),
  });
  return {
    accounts,
    guests: { ...accounts, commands: guestCommands },
    networks: byClass((rateClass) => {
      const { account, network } = given[rateClass];
      const factors = NETWORK_FACTORS[rateClass];
      return rateOr(network, {
        perSecond: account.perSecond && account.perSecond * factors.perSecond,
        atOnce: account.atOnce * factors.atOnce,
      });
    }),
  };
}

function rateOr(given: GivenRate, otherwise: GivenClass['account']): BucketRate | null {
  const perSecond = given.perSecond === undefined ? otherwise.perSecond : given.perSecond;
  return perSecond === null ? null : { perSecond, atOnce: given.atOnce ?? otherwise.atOnce };
}
