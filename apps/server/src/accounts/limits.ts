import type { Clock } from '../storage/clock.ts';
import { AttemptLimit } from './attempt-limit.ts';

const MINUTE = 60_000;

/** How often account calls may be tried, per address. A household or a school may sit behind one address. */
export interface AccountLimits {
  readonly guestCredentials: AttemptLimit;
  readonly register: AttemptLimit;
  readonly login: AttemptLimit;
  /**
   * Failed logins per name and address; beyond, the account is locked out for that address (423). Unknown names are
   * counted like known ones, and a stranger elsewhere cannot lock the owner out.
   */
  readonly failedLogin: AttemptLimit;
}

/** So many attempts within a window of ms. */
export interface AccountRate {
  readonly attempts: number;
  readonly window: number;
}

export const ACCOUNT_RATES: Readonly<Record<keyof AccountLimits, AccountRate>> = {
  guestCredentials: { attempts: 120, window: 10 * MINUTE },
  register: { attempts: 60, window: 10 * MINUTE },
  login: { attempts: 60, window: 5 * MINUTE },
  failedLogin: { attempts: 10, window: 15 * MINUTE },
};

export function accountLimits(clock: Clock): AccountLimits {
  const limit = ({ attempts, window }: AccountRate): AttemptLimit =>
    new AttemptLimit(clock, attempts, window);
  return {
    guestCredentials: limit(ACCOUNT_RATES.guestCredentials),
    register: limit(ACCOUNT_RATES.register),
    login: limit(ACCOUNT_RATES.login),
    failedLogin: limit(ACCOUNT_RATES.failedLogin),
  };
}
