import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
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
  readonly #checks: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#checks = setInterval(() => this.start(), CHECK_INTERVAL).unref();
  }

  /** Starts a delivery if none is running. Called after a letter was inserted. Returns at once. */
  start(): void {
    void this.deliver();
  }

  /**
   * Sends all letters that are due.
   * @returns a promise that resolves when none is due.
   */
  deliver(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#again = true;
    this.#running ??= this.#deliverDue().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /**
   * Stops deliveries. Waits for the letter that is being sent, for at most `CLOSE_TIMEOUT` ms. If it is not
   * sent by then, it is due again when its lease ends.
   */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#checks);
    if (this.#running !== null) await Promise.race([this.#running, wait(CLOSE_TIMEOUT)]);
    this.#options.transport.close();
  }

  async #deliverDue(): Promise<void> {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        const entries = await this.#claim();
        for (const entry of entries) await this.#send(entry);
        if (entries.length > 0) this.#again = true;
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'could not read the outbox');
    }
  }

  #claim(): Promise<readonly OutboxEntry[]> {
    const { storage } = this.#options;
    const now = storage.clock.now();
    return storage.write((tx) => claimMails(tx, storage.kind, now, now + LEASE, BATCH));
  }

  async #send(entry: OutboxEntry): Promise<void> {
    const { storage, transport, write } = this.#options;
    if (this.#closed) {
      await storage.write((tx) => postponeMail(tx, entry.id, storage.clock.now()));
      return;
    }
    try {
      const mail = await write(entry);
      if (mail !== null) {
        await transport.send(mail);
        publishMailOutcome('sent');
      }
    } catch (error) {
      const over = error instanceof Undeliverable || entry.attempts >= ATTEMPTS;
      publishMailOutcome(over ? 'given-up' : 'failed');
      this.#logFailure(entry, error, over);
      if (!over) {
        const again = storage.clock.now() + waitAfter(entry.attempts);
        await storage.write((tx) => postponeMail(tx, entry.id, again));
        return;
      }
    }
    await storage.write((tx) => deleteMail(tx, entry.id));
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
