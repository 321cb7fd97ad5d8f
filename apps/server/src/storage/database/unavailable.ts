/**
 * The storage cannot be opened. The message is a sentence for the host and says what to do.
 */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }

  /** The message, followed by the message of the system's or the database's error if it adds something. */
  get sentence(): string {
    const { message, cause } = this;
    if (!(cause instanceof Error) || message.includes(cause.message)) return message;
    return `${message} The cause: ${cause.message.replace(/\.$/, '')}.`;
  }
}
