/** A mail that is ready to be sent. */
export interface Mail {
  /** An e-mail address that was checked when the account was registered. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link that the reader should open; null for a notification without a link. */
  readonly link: string | null;
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Resolves when the receiving server has accepted the mail.
   * @throws Undeliverable when a retry cannot succeed; any other error when it can.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiving server reports that the mailbox does not exist, or that it will never accept this mail. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
