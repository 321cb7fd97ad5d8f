import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How long, in ms, `next` waits for an e-mail. */
const TIMEOUT = 10_000;

export interface MailReceiverOptions {
  /** The password of every user. Default: no login is needed, or possible. */
  readonly password?: string;
  /** The server offers STARTTLS with this certificate. Default: no TLS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** A mail server on this machine that keeps the e-mails that it receives. */
export class MailReceiver {
  readonly #server: SMTPServer;
  readonly #received: Email[] = [];
  #read = 0;
  /** SMTP status with which recipients are refused; null to accept them. */
  refuseWith: number | null = null;
  /** Number of recipients that were refused. */
  refused = 0;

  private constructor({ password, tls }: MailReceiverOptions) {
    const disabledCommands = [...(tls ? [] : ['STARTTLS']), ...(password === undefined ? ['AUTH'] : [])];
    this.#server = new SMTPServer({
      ...tls,
      authOptional: password === undefined,
      allowInsecureAuth: true,
      disabledCommands,
      onAuth: (login, _session, callback) =>
        login.password === password
          ? callback(null, { user: login.username })
          : callback(Object.assign(new Error('Wrong login'), { responseCode: 535 })),
      onRcptTo: (_address, _session, callback) => {
        if (this.refuseWith === null) return callback();
        this.refused += 1;
        return callback(Object.assign(new Error('Not today'), { responseCode: this.refuseWith }));
      },
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            this.#received.push(mail);
            callback();
          });
        });
      },
    });
  }

  static async open(options: MailReceiverOptions = {}): Promise<MailReceiver> {
    const receiver = new MailReceiver(options);
    // A client that does not accept the certificate ends the connection.
    receiver.#server.on('error', () => undefined);
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** The value of the setting `SMTP_URL`. */
  get url(): string {
    const address = this.#server.server.address();
    if (address === null || typeof address === 'string') throw new Error('the mail server does not listen');
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** The number of e-mails that have arrived. */
  get count(): number {
    return this.#received.length;
  }

  /** Waits for the next e-mail, in the order of arrival. */
  async next(): Promise<Email> {
    for (const until = Date.now() + TIMEOUT; Date.now() < until; await wait(5)) {
      const mail = this.#received[this.#read];
      if (mail !== undefined) {
        this.#read += 1;
        return mail;
      }
    }
    throw new Error(`mail ${this.#read + 1} has not arrived`);
  }

  /**
   * Waits for the next e-mail to `address` with a link to the account page `page`, and skips all others.
   * @returns the link
   */
  async linkFor(address: string, page: string): Promise<URL> {
    for (;;) {
      const { to, text = '' } = await this.next();
      const [link] = /^https?:\/\/\S+$/m.exec(text) ?? [];
      if (link === undefined || to?.[0]?.address !== address) continue;
      const url = new URL(link);
      if (url.pathname === `/account/${page}`) return url;
    }
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
