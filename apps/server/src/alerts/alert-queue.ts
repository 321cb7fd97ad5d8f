import type { FastifyBaseLogger } from 'fastify';
import { Delivery } from '../delivery/delivery.ts';
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

interface Tools {
  readonly storage: Storage;
  readonly alerts: Pick<Alerts, 'tell'>;
}

export type AlertQueue = Delivery<DueAlert>;

/**
 * Sends the alerts of the outbox. A device shows an alert that is sent again once, because both have the same
 * tag. `start` is called when an alert was stored and when one is due.
 */
export const alertQueueOf = ({
  storage,
  alerts,
  log,
}: Tools & { readonly log: Pick<FastifyBaseLogger, 'warn'> }): AlertQueue =>
  new Delivery<DueAlert>({
    storage,
    log,
    outbox: { claim: claimAlerts, postpone: postponeAlert, remove: deleteAlert },
    batch: BATCH,
    isParallel: true,
    lease: LEASE,
    fault: 'could not read the alerts to be sent',
    attempt: (alert) => attempt({ storage, alerts }, alert),
  });

/** Sends an alert. @returns the instant of the next attempt; null when there is none */
async function attempt({ storage, alerts }: Tools, alert: DueAlert): Promise<number | null> {
  const now = storage.clock.now();
  const isChapter = alert.kind === 'chapter';
  const left = alert.happenedAt + (isChapter ? CHAPTER_LIFETIME : LIFETIME) - now;
  const to = await storage.read((db) => addressee(db, alert));
  if (to === null || left <= 0) return null;
  // What else happens in quiet hours is not told later either.
  if (isQuiet(to, now)) return isChapter ? quietUntil(to, now) : null;
  const share = await storage.write((tx) =>
    takeHourlyShare(tx, storage.kind, alert.deviceId, { now, most: ALERTS_PER_HOUR }),
  );
  if (share === null) return null;
  if (!share.isFree) {
    await storage.write(async (tx) => {
      const replaced = await holdBack(tx, alert, share.freeAt);
      if (replaced > 0) await noteHeldBack(tx, alert.deviceId, replaced);
    });
    return share.freeAt;
  }
  const { tag, kind } = alert;
  const body = share.heldBack === 0 ? alert.body : `${alert.body} ${heldBackText(share.heldBack)}`;
  const delivery = { ttl: Math.ceil(left / 1000), urgency: 'high' } as const;
  const pushed = { tag, kind, title: to.name, body, path: isChapter ? '/quests' : '/home' };
  const result = await alerts.tell({ accountId: to.accountId, id: alert.deviceId }, pushed, delivery);
  if (result.outcome === 'sent') return null;
  if (share.heldBack > 0) await storage.write((tx) => noteHeldBack(tx, alert.deviceId, share.heldBack));
  if (result.outcome !== 'later') return null;
  const wait = Math.max(result.retryAfter ?? 0, FIRST_WAIT * 2 ** (alert.attempts - 1));
  return storage.clock.now() + wait;
}
