/** A mail that is ready to go. */
export interface Mail {
  /** An e-mail address that was checked when the account was registered. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What the reader is asked to open; null when it only tells something. */
  readonly link: string | null;
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Settles when the receiving side has accepted the mail.
   * @throws Undeliverable when trying again is in vain; any other error when it is not.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiving side says that there is no such mailbox, or that it will never take this. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
