import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type MailTransport, NotSent, Undeliverable } from './mail.ts';
import { NO_LOGIN, smtpFault } from './smtp-fault.ts';

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
    ...connectionTo(url, STEP_TIMEOUT),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      const message = { from, to: { name: '', address: to }, subject, text, html, headers: AUTO_GENERATED };
      await transport.sendMail(message).catch((error: unknown) => {
        throw new (isFinal(error) ? Undeliverable : NotSent)(smtpFault(error, url), { cause: error });
      });
    },
    close: () => transport.close(),
  };
}

/** @param timeout in ms, of each phase */
const connectionTo = (url: string, timeout: number) => ({
  url,
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
  dnsTimeout: timeout,
});

/**
 * Connects to an SMTP server as `smtpTransport` does, greets it, starts TLS as far as the URL and the server
 * want it, logs in if the URL has a user, and sends no mail.
 * @param timeout in ms, of the whole
 * @throws NotSent with a sentence for the host
 */
export async function trySmtpServer(url: string, timeout: number = STEP_TIMEOUT): Promise<void> {
  const { options, auth } = new SMTPTransport(connectionTo(url, timeout));
  // `verify` of nodemailer succeeds when a server offers no login, and does not say that none took place.
  const connection = new SMTPConnection(options);
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const next = (step: () => void) => (error?: Error | null) => (error ? reject(error) : step());
      timer = setTimeout(() => reject(new SmtpTimeout()), timeout);
      connection.once('error', reject);
      connection.once('end', () => reject(new SmtpEnd()));
      connection.connect(
        next(() => {
          if (!auth) resolve();
          else if (connection.allowsAuth) connection.login(auth, next(resolve));
          else reject(new NoLoginOffered());
        }),
      );
    });
    connection.quit();
  } catch (error) {
    throw new NotSent(smtpFault(error, url), { cause: error });
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

/** All steps together took too long. Has the code of an error of nodemailer. */
class SmtpTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

/** The server ended the connection. Has the code of an error of nodemailer. */
class SmtpEnd extends Error {
  readonly code = 'ECONNECTION';
}

/** `SMTP_URL` has a user, and the server offers no login. */
class NoLoginOffered extends Error {
  readonly code = NO_LOGIN;
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
