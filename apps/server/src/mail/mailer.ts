import type { FastifyBaseLogger } from 'fastify';
import { Delivery } from '../delivery/delivery.ts';
import { type FoldedLines, more } from '../observe/folded-lines.ts';
import { publishMailOutcome } from '../observe/measurements.ts';
import type { Storage } from '../storage/storage.ts';
import { claimMails, deleteMail, type OutboxEntry, postponeMail } from '../storage/tables/outbox.ts';
import { type Mail, type MailTransport, NotSent, Undeliverable } from './mail.ts';

/** ms between checks of the outbox, for letters that other nodes inserted and for retries. */
const CHECK_INTERVAL = 15_000;
/** Maximum number of letters claimed in one transaction. */
const BATCH = 10;
/** ms after which a claimed letter is due again, if it was neither sent nor postponed. */
const LEASE = 5 * 60_000;
/** Maximum number of attempts to send a letter. They take about four hours. */
export const ATTEMPTS = 10;
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 60 * 60_000;
/**
 * ms for which `close` waits for the letter that is being sent. A mail server that does not respond could
 * delay `close` for much longer.
 */
const CLOSE_TIMEOUT = 2_000;

export interface MailerOptions {
  readonly storage: Storage;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
  readonly folded: FoldedLines;
  /**
   * Writes the mail of a letter; null when its recipient has no account, or the letter is no longer needed.
   */
  write(entry: OutboxEntry): Promise<Mail | null>;
}

/**
 * Sends the letters of the outbox in the background, after the transaction that inserted them is committed.
 * Retries failed ones, up to `ATTEMPTS`. May send a letter more than once. No call waits until a letter is
 * sent.
 */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #delivery: Delivery<OutboxEntry>;
  readonly #checks: NodeJS.Timeout;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#delivery = new Delivery<OutboxEntry>({
      storage: options.storage,
      log: options.log,
      outbox: { claim: claimMails, postpone: postponeMail, remove: deleteMail },
      batch: BATCH,
      isParallel: false,
      lease: LEASE,
      fault: 'could not read the outbox',
      attempt: (entry) => this.#attempt(entry),
    });
    this.#checks = setInterval(() => this.start(), CHECK_INTERVAL).unref();
  }

  /** Starts a delivery if none is running. Called after a letter was inserted. Returns at once. */
  start(): void {
    this.#delivery.start();
  }

  /**
   * Sends all letters that are due.
   * @returns a promise that resolves when none is due.
   */
  deliver(): Promise<void> {
    return this.#delivery.deliver();
  }

  /** Stops deliveries. Waits for the letter that is being sent, for at most `CLOSE_TIMEOUT` ms. */
  async close(): Promise<void> {
    clearInterval(this.#checks);
    await this.#delivery.close(CLOSE_TIMEOUT);
    this.#options.transport.close();
  }

  /** @returns the instant of the next attempt; null when there is none */
  async #attempt(entry: OutboxEntry): Promise<number | null> {
    const { storage, transport, write } = this.#options;
    try {
      const mail = await write(entry);
      if (mail !== null) {
        await transport.send(mail);
        publishMailOutcome('sent');
      }
      return null;
    } catch (error) {
      const over = error instanceof Undeliverable || entry.attempts >= ATTEMPTS;
      publishMailOutcome(over ? 'given-up' : 'failed');
      this.#logFailure(entry, error, over);
      return over ? null : storage.clock.now() + waitAfter(entry.attempts);
    }
  }

  /**
   * Logs the codes of an error and the sentence of `NotSent`, but no other message: those of mail servers
   * contain e-mail addresses. Lines of the same kind of letter and the same codes are folded.
   */
  #logFailure({ kind, attempts }: OutboxEntry, error: unknown, over: boolean): void {
    const isRefused = error instanceof NotSent;
    const cause = isRefused ? error.cause : error;
    const { code, responseCode, command } = cause as Readonly<Record<string, unknown>>;
    const { log, folded } = this.#options;
    const reason = isRefused && { reason: error.message };
    const line = { letter: kind, attempts, ...reason, code, responseCode, command };
    const text = over ? 'gave up sending a letter' : 'could not send a letter, will try again';
    folded.add(text, `${kind} ${code} ${responseCode}`, (count) =>
      log[over ? 'error' : 'warn']({ ...line, ...more(count) }, text),
    );
  }
}

/** ms until the next attempt: one minute at first, doubled each time, at most an hour. */
const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
