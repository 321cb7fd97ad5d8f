/** Whoever was told that the house is busy may try again after so long, in s. */
export const RETRY_AFTER = 2;

/**
 * The house cannot take this call now; the same call may succeed a moment later. Thrown, not returned,
 * because it can come out of any call whatsoever and means the same everywhere: one error handler turns it
 * into an answer.
 */
export class Busy extends Error {
  /** 429: this character's lane is full, its own client sends too much. 503: the database is. */
  readonly status: 429 | 503;

  constructor(status: 429 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Busy';
    this.status = status;
  }
}
