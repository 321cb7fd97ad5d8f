/**
 * The storage cannot be opened. The message is a sentence for whoever runs the server, and says what to do.
 */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }

  /** The message, with what the system or the database said of it where that is not in it already. */
  get sentence(): string {
    const { message, cause } = this;
    if (!(cause instanceof Error) || message.includes(cause.message)) return message;
    return `${message} The cause: ${cause.message.replace(/\.$/, '')}.`;
  }
}
