import { createTransport } from 'nodemailer';
import { type MailTransport, Undeliverable } from './mail.ts';

/**
 * Timeout in ms of each phase of an SMTP connection: DNS, connecting, greeting, and waiting for an answer.
 */
const STEP_TIMEOUT = 10_000;

/** The sender of a mail. */
export interface From {
  readonly name: string;
  readonly address: string;
}

/**
 * Sends mails to an SMTP server. Each mail has a connection of its own, since mails are few. Uses TLS if the
 * server offers it.
 */
export function smtpTransport(url: string, from: From): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
    dnsTimeout: STEP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      const message = { from, to: { name: '', address: to }, subject, text, html, headers: AUTO_GENERATED };
      await transport.sendMail(message).catch((error: unknown) => {
        throw isFinal(error)
          ? new Undeliverable('The mail server will not take it', { cause: error })
          : error;
      });
    },
    close: () => transport.close(),
  };
}

/** A header that prevents automatic replies, such as those during holidays. */
export const AUTO_GENERATED = { 'auto-submitted': 'auto-generated' } as const;

/**
 * Whether the mail server has refused the recipient permanently (code 5yz). Any other error, such as a
 * mistake in the settings, may be gone at a later attempt.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
