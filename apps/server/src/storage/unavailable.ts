/** The storage cannot be opened. The message is a sentence for whoever runs the server, and says what to do. */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }
}
