import type { FastifyBaseLogger } from 'fastify';
import { heldBackText } from '../happenings/happening-texts.ts';
import type { Storage } from '../storage/storage.ts';
import {
  addressee,
  claimAlerts,
  type DueAlert,
  deleteAlert,
  holdBack,
  postponeAlert,
} from '../storage/tables/alert-outbox.ts';
import { noteHeldBack, takeHourlyShare } from '../storage/tables/devices.ts';
import type { Alerts } from './alerts.ts';
import { isQuiet, quietUntil } from './quiet-hours.ts';

/** Number of alerts that are sent at once. */
const BATCH = 20;
/** ms after which a claimed alert is due again, if it was neither sent nor postponed. */
const LEASE = 30_000;
/** Attempts to send an alert to one device in an hour. Of further alerts the newest waits. */
export const ALERTS_PER_HOUR = 30;
/** ms after what is told, for which it is worth telling. */
export const LIFETIME = 60 * 60_000;
/**
 * As `LIFETIME`, for the opening of a chapter. It is told after quiet hours, which last a day at most.
 */
const CHAPTER_LIFETIME = 24 * 60 * 60_000;
const FIRST_WAIT = 5_000;

interface Options {
  readonly storage: Storage;
  readonly alerts: Pick<Alerts, 'tell'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Sends the alerts of the outbox in the background. Sends an alert again after a crash between the sending
 * and its note; the device then shows it once, because both have the same tag. It does not look for alerts by
 * itself: `start` is called when one was stored and when one is due.
 */
export class AlertQueue {
  readonly #options: Options;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts a delivery if none is running. Returns at once. */
  start(): void {
    void this.deliver();
  }

  /** @returns a promise that resolves when no alert is due. */
  deliver(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#again = true;
    this.#running ??= this.#deliverDue().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Begins no more sending. Waits for what is being sent, which takes as long as its timeout at most. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #deliverDue(): Promise<void> {
    const { storage, log } = this.#options;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        const now = storage.clock.now();
        const due = await storage.write((tx) =>
          claimAlerts(tx, storage.kind, { now, until: now + LEASE, limit: BATCH }),
        );
        await Promise.all(due.map((alert) => this.#send(alert)));
        if (due.length > 0) this.#again = true;
      }
    } catch (error) {
      log.warn({ err: error }, 'could not read the alerts to be sent');
    }
  }

  async #send(alert: DueAlert): Promise<void> {
    const { storage } = this.#options;
    const wait = await this.#attempt(alert);
    await storage.write((tx) =>
      wait === null ? deleteAlert(tx, alert) : postponeAlert(tx, alert, storage.clock.now() + wait),
    );
  }

  /** @returns ms until the next attempt; null when there is none */
  async #attempt(alert: DueAlert): Promise<number | null> {
    const { storage, alerts } = this.#options;
    const now = storage.clock.now();
    const isChapter = alert.kind === 'chapter';
    const left = alert.happenedAt + (isChapter ? CHAPTER_LIFETIME : LIFETIME) - now;
    const to = await storage.read((db) => addressee(db, alert));
    if (to === null || left <= 0) return null;
    // What else happens in quiet hours is not told later either.
    if (isQuiet(to, now)) return isChapter ? quietUntil(to, now) - now : null;
    const share = await storage.write((tx) =>
      takeHourlyShare(tx, storage.kind, alert.deviceId, { now, most: ALERTS_PER_HOUR }),
    );
    if (share === null) return null;
    if (!share.isFree) {
      await storage.write(async (tx) => {
        const replaced = await holdBack(tx, alert, share.freeAt);
        if (replaced > 0) await noteHeldBack(tx, alert.deviceId, replaced);
      });
      return share.freeAt - now;
    }
    const { tag, kind } = alert;
    const body = share.heldBack === 0 ? alert.body : `${alert.body} ${heldBackText(share.heldBack)}`;
    const delivery = { ttl: Math.ceil(left / 1000), urgency: 'high' } as const;
    const pushed = { tag, kind, title: to.name, body, path: isChapter ? '/quests' : '/home' };
    const result = await alerts.tell({ accountId: to.accountId, id: alert.deviceId }, pushed, delivery);
    if (result.outcome === 'sent') return null;
    if (share.heldBack > 0) await storage.write((tx) => noteHeldBack(tx, alert.deviceId, share.heldBack));
    if (result.outcome !== 'later') return null;
    return Math.max(result.retryAfter ?? 0, FIRST_WAIT * 2 ** (alert.attempts - 1));
  }
}
