const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So many attempts within a window of ms. */
export interface AccountRate {
  readonly attempts: number;
  readonly window: number;
}

/**
 * How often account calls may be tried. Per address, unless it says otherwise: a household or a school may
 * sit behind one, so that those are wide, and what protects a single account is counted per name. Unknown
 * names are counted like known ones.
 */
export const ACCOUNT_RATES = {
  guestCredentials: { attempts: 120, window: 10 * MINUTE },
  register: { attempts: 60, window: 10 * MINUTE },
  login: { attempts: 60, window: 5 * MINUTE },
  /** Failed logins per name and address: a stranger elsewhere cannot lock the owner out. */
  failedLogin: { attempts: 10, window: 15 * MINUTE },
  /** Failed logins per name and known browser: one that has been logged in to this account before. */
  failedLoginKnown: { attempts: 10, window: 15 * MINUTE },
  /** Failed logins per name from all unknown browsers together: against guessing from many addresses. */
  failedLoginUnknown: { attempts: 100, window: HOUR },
  /** Letters per account that somebody with its session asked for. Apart from those that strangers cause. */
  ownLetters: { attempts: 5, window: HOUR },
  /** Letters per name that anybody can cause. */
  letters: { attempts: 5, window: HOUR },
  /** Letters asked for. */
  letterRequests: { attempts: 20, window: HOUR },
  /** Codes and tokens of letters that were sent back, confirmations and resets together. */
  letterAnswers: { attempts: 60, window: 10 * MINUTE },
  /** Exports of one account's data. */
  exports: { attempts: 10, window: HOUR },
  /** Calls of one administrator. */
  administration: { attempts: 30, window: 10 * MINUTE },
} as const satisfies Record<string, AccountRate>;

export type RateName = keyof typeof ACCOUNT_RATES;
