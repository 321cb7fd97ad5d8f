const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The number of attempts within a window of ms. */
export interface AccountRate {
  readonly attempts: number;
  readonly window: number;
}

/**
 * Rates of account calls. They are per address unless the comment says otherwise. A household or a school may
 * share an address, so rates per address are wide; rates per name protect a single account. Unknown names are
 * counted like known ones.
 */
export const ACCOUNT_RATES = {
  guestCredentials: { attempts: 120, window: 10 * MINUTE },
  register: { attempts: 60, window: 10 * MINUTE },
  login: { attempts: 60, window: 5 * MINUTE },
  /** Failed logins per name and address. Failures from another address do not lock the owner out. */
  failedLogin: { attempts: 10, window: 15 * MINUTE },
  /** Failed logins per name and known browser, which has logged in to this account before. */
  failedLoginKnown: { attempts: 10, window: 15 * MINUTE },
  /** Failed logins per name from all unknown browsers together: against guesses from many addresses. */
  failedLoginUnknown: { attempts: 100, window: HOUR },
  /**
   * Letters per account that its own logins request. Counted apart from `letters`, which strangers can use
   * up.
   */
  ownLetters: { attempts: 5, window: HOUR },
  /** Letters per name that visitors can request. */
  letters: { attempts: 5, window: HOUR },
  /** Requests of letters. */
  letterRequests: { attempts: 20, window: HOUR },
  /** Codes and tokens of letters that are sent back, confirmations and resets together. */
  letterAnswers: { attempts: 60, window: 10 * MINUTE },
  /** Exports of one account's data. */
  exports: { attempts: 10, window: HOUR },
  /** Calls of one administrator. */
  administration: { attempts: 30, window: 10 * MINUTE },
} as const satisfies Record<string, AccountRate>;

export type RateName = keyof typeof ACCOUNT_RATES;
