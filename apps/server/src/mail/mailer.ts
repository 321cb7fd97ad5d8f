import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { claimLetters, deleteLetter, type OutboxEntry, postponeLetter } from '../storage/tables/outbox.ts';
import { type Mail, type MailTransport, Undeliverable } from './mail.ts';

/** ms between looks for letters that other nodes asked for, or that are to be tried again. */
const ROUND = 15_000;
/** Letters taken at once. */
const BAG = 10;
/** ms after which a letter that was taken and not heard of again is due once more. */
const LEASE = 5 * 60_000;
/** How often a letter is tried: for about four hours. */
export const ATTEMPTS = 10;
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 60 * 60_000;
/**
 * ms that closing waits for the letter under way. A mail server that says nothing would take each step's
 * whole patience.
 */
const FAREWELL = 2_000;

export interface MailerOptions {
  readonly storage: Storage;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
  /** What a letter says; null when there is nobody any more, or never was, whom it is for. */
  write(entry: OutboxEntry): Promise<Mail | null>;
}

/**
 * Sends what stands in the outbox: after the commit of what it is about, in the background, again if need be,
 * each at least once. Nobody's answer waits for it.
 */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #rounds: NodeJS.Timeout;
  #underWay: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#rounds = setInterval(() => this.nudge(), ROUND).unref();
  }

  /** Something may be due. Returns at once. */
  nudge(): void {
    void this.deliver();
  }

  /** Sends everything that is due. @returns when there is nothing left that is. */
  deliver(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#again = true;
    this.#underWay ??= this.#walk().finally(() => {
      this.#underWay = null;
    });
    return this.#underWay;
  }

  /**
   * Finishes the letter under way, unless the mail server takes too long over it: then the letter is due
   * again after its lease.
   */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#rounds);
    if (this.#underWay !== null) await Promise.race([this.#underWay, wait(FAREWELL)]);
    this.#options.transport.close();
  }

  async #walk(): Promise<void> {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        const entries = await this.#claim();
        for (const entry of entries) await this.#send(entry);
        if (entries.length > 0) this.#again = true;
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'could not look into the outbox');
    }
  }

  #claim(): Promise<readonly OutboxEntry[]> {
    const { storage } = this.#options;
    const now = storage.clock.now();
    return storage.write((tx) => claimLetters(tx, storage.kind, now, now + LEASE, BAG));
  }

  async #send(entry: OutboxEntry): Promise<void> {
    const { storage, transport, write } = this.#options;
    if (this.#closed) {
      await storage.write((tx) => postponeLetter(tx, entry.id, storage.clock.now()));
      return;
    }
    try {
      const mail = await write(entry);
      if (mail !== null) await transport.send(mail);
    } catch (error) {
      const over = error instanceof Undeliverable || entry.attempts >= ATTEMPTS;
      this.#tellOf(entry, error, over);
      if (!over) {
        const again = storage.clock.now() + waitAfter(entry.attempts);
        await storage.write((tx) => postponeLetter(tx, entry.id, again));
        return;
      }
    }
    await storage.write((tx) => deleteLetter(tx, entry.id));
  }

  /** What mail servers say is full of addresses, so that only their codes are told. */
  #tellOf({ kind, attempts }: OutboxEntry, error: unknown, over: boolean): void {
    const cause = error instanceof Undeliverable ? error.cause : error;
    const { code, responseCode, command } = cause as Readonly<Record<string, unknown>>;
    const line = { letter: kind, attempts, code, responseCode, command };
    if (over) this.#options.log.error(line, 'gave up sending a letter');
    else this.#options.log.warn(line, 'could not send a letter, will try again');
  }
}

/** ms from one attempt to the next: a minute at first, then twice as long each time, an hour at most. */
const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
