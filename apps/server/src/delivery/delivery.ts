import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Lease } from '../storage/database/claim-rows.ts';
import type { DatabaseKind } from '../storage/database/dialect.ts';
import type { Storage, Writer } from '../storage/storage.ts';

/** The table from which a delivery takes what it sends. Its rows wait until they are due. */
export interface Outbox<Item> {
  /** Takes items that are due, and counts the attempt. Other nodes do not take them before `lease.until`. */
  claim(tx: Writer, kind: DatabaseKind, lease: Lease): Promise<readonly Item[]>;
  /** @param until epoch ms at which the item is due again. */
  postpone(tx: Writer, item: Item, until: number): Promise<void>;
  remove(tx: Writer, item: Item): Promise<void>;
}

export interface DeliveryOptions<Item> {
  readonly storage: Storage;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly outbox: Outbox<Item>;
  /** Maximum number of items claimed in one transaction. */
  readonly batch: number;
  /** Whether the items of a batch are sent at once; otherwise one after the other. */
  readonly isParallel: boolean;
  /** ms after which a claimed item is due again, if it was neither removed nor postponed. */
  readonly lease: number;
  /** The line of the log when the outbox could not be read or written. */
  readonly fault: string;
  /**
   * Sends an item.
   * @returns the instant of the next attempt, epoch ms; null when there is none
   */
  attempt(item: Item): Promise<number | null>;
}

/**
 * Sends the items of an outbox in the background. May send an item more than once: after a crash between the
 * sending and its note, it is due again when its lease ends. It does not look for items by itself.
 */
export class Delivery<Item> {
  readonly #options: DeliveryOptions<Item>;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(options: DeliveryOptions<Item>) {
    this.#options = options;
  }

  /** Starts a delivery if none is running. Returns at once. */
  start(): void {
    void this.deliver();
  }

  /**
   * Sends all items that are due.
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
   * Begins no more sending, and waits for what is being sent. What was claimed and not begun is due at once.
   * @param timeout ms for which it waits at most. What is not sent by then is due again when its lease ends.
   */
  async close(timeout?: number): Promise<void> {
    this.#closed = true;
    if (this.#running === null) return;
    await (timeout === undefined ? this.#running : Promise.race([this.#running, wait(timeout)]));
  }

  async #deliverDue(): Promise<void> {
    const { log, isParallel, fault } = this.#options;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        const items = await this.#claim();
        if (isParallel) await Promise.all(items.map((item) => this.#send(item)));
        else for (const item of items) await this.#send(item);
        if (items.length > 0) this.#again = true;
      }
    } catch (error) {
      log.warn({ err: error }, fault);
    }
  }

  #claim(): Promise<readonly Item[]> {
    const { storage, outbox, lease, batch } = this.#options;
    const now = storage.clock.now();
    return storage.write((tx) => outbox.claim(tx, storage.kind, { now, until: now + lease, limit: batch }));
  }

  async #send(item: Item): Promise<void> {
    const { storage, outbox, attempt } = this.#options;
    const next = this.#closed ? storage.clock.now() : await attempt(item);
    await storage.write((tx) => (next === null ? outbox.remove(tx, item) : outbox.postpone(tx, item, next)));
  }
}
