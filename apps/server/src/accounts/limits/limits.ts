const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The allowed number of attempts within a window; the window in ms. */
export interface AccountRate {
  readonly attempts: number;
  readonly window: number;
}

/**
 * Rates of account calls. Attempts are counted per network address of the client, unless the comment of a
 * rate names another subject. A household or a school may share an address, so rates per address are high.
 * Rates per account name protect a single account. Attempts at unknown names are counted like those at known
 * names.
 */
export const ACCOUNT_RATES = {
  guestCredentials: { attempts: 120, window: 10 * MINUTE },
  register: { attempts: 60, window: 10 * MINUTE },
  /** Calls that ask whether an invite can be used. */
  invites: { attempts: 60, window: 10 * MINUTE },
  login: { attempts: 60, window: 5 * MINUTE },
  /**
   * Failed logins from unknown browsers, per account name and network address. Failures from another address
   * do not lock the owner out.
   */
  failedLogin: { attempts: 10, window: 15 * MINUTE },
  /**
   * Failed logins from known browsers, per account name and browser. A known browser has logged in to the
   * account before.
   */
  failedLoginKnown: { attempts: 10, window: 15 * MINUTE },
  /**
   * Failed logins per account name from all unknown browsers together. Limits guesses from many addresses.
   */
  failedLoginUnknown: { attempts: 100, window: HOUR },
  /**
   * Letters that logged-in players request, per account. Counted apart from `letters`, which other people can
   * use up.
   */
  ownLetters: { attempts: 5, window: HOUR },
  /**
   * Letters to a mailbox that other people can cause, together: those that visitors request, those of
   * registrations, and reports of changes to an account whose address is not validated.
   */
  letters: { attempts: 5, window: HOUR },
  /**
   * Letters to a mailbox whose owner is not known, of any kind. Higher than `letters`, so that an owner who
   * is logged in still gets letters after a stranger has used up that rate.
   */
  mailboxLetters: { attempts: 20, window: HOUR },
  /** Reports of changes to an account whose address is validated, per account. */
  changeReports: { attempts: 10, window: HOUR },
  /**
   * Letters that clients of one network cause, in all: by requests with and without a login, by
   * registrations, and by changes to an account whose address is not validated.
   */
  letterRequests: { attempts: 20, window: HOUR },
  /** Calls that use the link of a letter, to validate an e-mail address or to reset a password, together. */
  letterAnswers: { attempts: 60, window: 10 * MINUTE },
  /** Exports of data, per account. */
  exports: { attempts: 10, window: HOUR },
  /** Alerts that players send to their devices to try them, per account. */
  testAlerts: { attempts: 10, window: 10 * MINUTE },
  /** Reports of characters' names, per account. */
  nameReports: { attempts: 10, window: 24 * HOUR },
  /** Calls of administrators that change something, without the closing of reports. Per account. */
  administration: { attempts: 30, window: 10 * MINUTE },
} as const satisfies Record<string, AccountRate>;

export type RateName = keyof typeof ACCOUNT_RATES;
