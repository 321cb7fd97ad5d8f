/**
 * What the rules ask and the privacy policy promises, in numbers (specification 9.12, 9.13). The pages that
 * players read and whatever keeps these promises take them from here.
 */

/** Gold that one player may be given, the worth of things included, all gifts together. */
export const GIFT_LIMIT = 1_000_000;

/** Years. */
export const MINIMUM_AGE = 13;

/** Months for which account data are kept after the account was deleted. */
export const ACCOUNT_DATA_MONTHS = 12;

/** Months for which logs are kept: what characters were told to do, and what the server says of itself. */
export const LOG_MONTHS = 24;

/** Years for which records of purchases are kept. */
export const PURCHASE_YEARS = 7;

/** Days within which a question about one's data, or an objection to a decision, is answered. */
export const ANSWER_DAYS = 30;
