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

export const accountLimits = (clock: Clock): AccountLimits => ({
  guestCredentials: new AttemptLimit(clock, 120, 10 * MINUTE),
  register: new AttemptLimit(clock, 60, 10 * MINUTE),
  login: new AttemptLimit(clock, 60, 5 * MINUTE),
  failedLogin: new AttemptLimit(clock, 10, 15 * MINUTE),
});
