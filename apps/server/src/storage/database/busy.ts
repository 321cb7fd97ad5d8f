/** Seconds after which a client may repeat a call that was refused as busy. */
export const RETRY_AFTER = 2;

/**
 * The server cannot take this call now; the same call may succeed a moment later. It is thrown, not returned,
 * because any call can fail so and it always means the same: one error handler turns it into a response.
 */
export class Busy extends Error {
  /** 429: the queue of this character is full, its own client sends too much. 503: the database is busy. */
  readonly status: 429 | 503;

  constructor(status: 429 | 503, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Busy';
    this.status = status;
  }
}
