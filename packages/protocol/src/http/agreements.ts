/**
 * The numbers in the agreements Rules and Privacy Policy (specification 9.12, 9.13). The texts have them as
 * placeholders, and the code of the server that applies some of them uses the same constants.
 */

/**
 * The most gold that one player may be given in all gifts together, for as long as the account exists. Items
 * that are given count at their price.
 */
export const GIFT_LIMIT = 1_000_000;

/** The lowest age of a player, in years. */
export const MINIMUM_AGE = 13;

/** Months for which account data are kept after the account's deletion. */
export const ACCOUNT_DATA_MONTHS = 12;

/** Months for which logs are kept: the command logs and the logs of the server. */
export const LOG_MONTHS = 24;

/** Years for which records of purchases are kept. */
export const PURCHASE_YEARS = 7;

/** Days within which a request about personal data, or an objection to a decision, is answered. */
export const ANSWER_DAYS = 30;
