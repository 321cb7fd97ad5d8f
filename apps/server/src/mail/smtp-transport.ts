import { createTransport } from 'nodemailer';
import { type MailTransport, Undeliverable } from './mail.ts';

/** How long the other side may take over each step, in ms. */
const PATIENCE = 10_000;

/** Who a mail is from. */
export interface From {
  readonly name: string;
  readonly address: string;
}

/**
 * Hands mails to an SMTP server, each over a connection of its own: they are few. TLS wherever the server
 * offers it.
 */
export function smtpTransport(url: string, from: From): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      const message = { from, to: { name: '', address: to }, subject, text, html, headers: UNATTENDED };
      await transport.sendMail(message).catch((error: unknown) => {
        throw isFinal(error)
          ? new Undeliverable('The mail server will not take it', { cause: error })
          : error;
      });
    },
    close: () => transport.close(),
  };
}

/** Keeps holiday replies away. */
export const UNATTENDED = { 'auto-submitted': 'auto-generated' } as const;

/**
 * A recipient refused for good: 5yz. Anything else may be different in an hour, a mistake in the settings
 * included.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
