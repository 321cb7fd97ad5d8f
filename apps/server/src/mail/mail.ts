/** A mail that is ready to be sent. */
export interface Mail {
  /** The recipient's e-mail address. Its form was checked when the account was registered. */
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
   * Resolves when the mail server has accepted the mail, or the file is written.
   * @throws Undeliverable when no retry can succeed; NotSent, or the system's error for a file, when a retry
   *   may succeed.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * The mail server has not accepted a mail. The message is one sentence for the host, with the host and port
 * of the mail server and without e-mail addresses. The cause is nodemailer's error.
 */
export class NotSent extends Error {
  override readonly name: string = 'NotSent';
}

/** The mail server has refused the recipient permanently, such as a mailbox that does not exist. */
export class Undeliverable extends NotSent {
  override readonly name = 'Undeliverable';
}
