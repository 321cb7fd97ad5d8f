import { createHash, ECDH, randomBytes } from 'node:crypto';
import {
  type Answer,
  DEVICES_PER_ACCOUNT,
  type PushedAlert,
  type RegisterDeviceInput,
} from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Attempts } from '../accounts/limits/attempts.ts';
import type { Caller } from '../accounts/logins/caller.ts';
import { presentDevice } from '../accounts/own-data/own-devices.ts';
import { SecretSeal } from '../accounts/secrets/secret-seal.ts';
import { type Refused, refusedAt } from '../errors.ts';
import { type FoldedLines, more } from '../observe/folded-lines.ts';
import type { Storage } from '../storage/storage.ts';
import { lockAccount } from '../storage/tables/accounts.ts';
import { checkAtOnce } from '../storage/tables/alert-checks.ts';
import { lockLogin } from '../storage/tables/auth-sessions.ts';
import {
  countOtherDevices,
  deleteExpiredDevices,
  deleteGoneDevice,
  devicesOf,
  type ListedDevice,
  noteResolved,
  noteTold,
  putDevice,
} from '../storage/tables/devices.ts';
import { type AlertKeys, alertKeys } from './alert-keys.ts';
import { INTERNET, type PushNetwork } from './push-network.ts';
import { isUnresolved, type PushMessage, type PushResult, PushSender } from './push-sender.ts';
import { isTimeZone } from './quiet-hours.ts';

export interface AlertConfig {
  readonly dataDirectory: string;
  readonly publicUrl: URL | null;
  readonly alerts: { readonly areOn: boolean; readonly hosts: readonly string[]; readonly contact: string };
}

interface Dependencies {
  readonly storage: Storage;
  readonly attempts: Attempts;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  readonly folded: FoldedLines;
  readonly config: AlertConfig;
  /** Default: the public network. */
  readonly network: PushNetwork | undefined;
}

/** The keys of this server and the sender that signs with them. Null while alerts are off. */
type Sending = { readonly keys: AlertKeys; readonly sender: PushSender } | null;

/** How long and how urgently an alert is to be delivered. */
export type Delivery = Pick<PushMessage, 'ttl' | 'urgency'>;

const TEST_DELIVERY: Delivery = { ttl: 60, urgency: 'high' };

const TEST = {
  title: 'Psst. Only a test.',
  body: 'This is how we wake you when it matters. Back to sleep.',
};
/** The first alert of a device. */
const FIRST = {
  title: 'Alerts are on.',
  body: 'This is how we wake you when it matters. Sleep well.',
};

const OFF: Refused = { refused: 'alerts/off' };

/** Registers the devices of players for alerts, and sends alerts to them. */
export class Alerts {
  readonly #dependencies: Dependencies;
  readonly #sending: Sending;

  private constructor(dependencies: Dependencies, sending: Sending) {
    this.#dependencies = dependencies;
    this.#sending = sending;
  }

  /** Opens the alerts with the keys of this database, which the first start makes. */
  static async open(dependencies: Dependencies): Promise<Alerts> {
    const { storage, log, config, network = INTERNET } = dependencies;
    const { areOn, hosts, contact } = config.alerts;
    if (!areOn) return new Alerts(dependencies, null);
    const seal = await SecretSeal.of(config.dataDirectory, 'hkdfAlerts');
    const keys = await alertKeys({ storage, seal, log });
    if (keys === null) return new Alerts(dependencies, null);
    if (config.publicUrl?.protocol !== 'https:')
      log.info(
        'alerts are for browsers on this machine only: others register for alerts at an https address alone. Set PUBLIC_URL to one',
      );
    return new Alerts(dependencies, {
      keys,
      sender: new PushSender({ hosts, keys, subject: contact, network }),
    });
  }

  /** Whether alerts are sent. */
  get areOn(): boolean {
    return this.#sending !== null;
  }

  /** The public key for which browsers subscribe. */
  key(): Answer<'alert-key'> | Refused {
    return this.#sending === null ? OFF : { publicKey: this.#sending.keys.publicKey };
  }

  /**
   * Registers a device for the caller's account and login, or replaces the one with the same endpoint. The
   * account is locked, so that parallel calls cannot exceed `DEVICES_PER_ACCOUNT`. Sends a first alert to a
   * device that has taken none: only then is it told anything, so that a made-up address costs no work.
   */
  async register(caller: Caller, input: RegisterDeviceInput): Promise<Answer<'register-device'> | Refused> {
    if (this.#sending === null) return OFF;
    if (this.#sending.sender.allowed(input.endpoint) === null)
      return refusedAt('endpoint', 'device/endpoint');
    if (!isPointOfCurve(input.keys.p256dh)) return refusedAt('keys.p256dh', 'device/keys');
    if (!isTimeZone(input.timeZone)) return refusedAt('timeZone', 'device/time-zone');
    const { storage } = this.#dependencies;
    const { accountId, tokenHash } = caller;
    const id = deviceIdOf(input.endpoint);
    const now = storage.clock.now();
    const registered = await storage.write(async (tx): Promise<ListedDevice | Refused> => {
      const account = await lockAccount(tx, storage.kind, accountId);
      // The caller may have logged out since this call began.
      if (account === null || !(await lockLogin(tx, storage.kind, tokenHash)))
        return { refused: 'request/not-authenticated', login: 'ended' } as const;
      await deleteExpiredDevices(tx, accountId, now);
      if ((await countOtherDevices(tx, accountId, id)) >= DEVICES_PER_ACCOUNT)
        return { refused: 'device/limit' } as const;
      await putDevice(tx, { id, accountId, login: tokenHash, ...input }, now);
      await checkAtOnce(tx, accountId, now);
      const device = (await devicesOf(tx, accountId, now)).find((each) => each.id === id);
      if (device === undefined) return { refused: 'request/not-authenticated', login: 'expired' } as const;
      return device;
    });
    if ('refused' in registered || registered.isProved) return presented(registered, caller);
    const first = await this.#sendTest(accountId, id, FIRST);
    if (first === 'gone') return { refused: 'device/gone' };
    const device = await this.#device(accountId, id);
    return device === null ? { refused: 'device/gone' } : presented(device, caller);
  }

  /**
   * Sends a test to a device of the caller's account.
   * @returns null when its push service has taken it.
   */
  async test({ accountId }: Caller, id: string): Promise<Refused | null> {
    if (this.#sending === null) return OFF;
    if ((await this.#device(accountId, id)) === null) return { refused: 'device/unknown' };
    const outcome = await this.#sendTest(accountId, id, TEST);
    if (typeof outcome === 'object') return { refused: 'request/too-many', retryAt: outcome.retryAt };
    if (outcome === 'sent') return null;
    return { refused: outcome === 'gone' ? 'device/gone' : 'device/not-reached' };
  }

  /** @returns what became of it, or from when on the account may send another one, epoch ms */
  async #sendTest(
    accountId: number,
    id: string,
    text: Pick<PushedAlert, 'title' | 'body'>,
  ): Promise<PushResult['outcome'] | { readonly retryAt: number }> {
    const usedUp = await this.#dependencies.attempts.take({ rate: 'testAlerts', subject: String(accountId) });
    if (usedUp) return usedUp;
    const tag = randomBytes(16).toString('base64url');
    const alert: PushedAlert = { tag, kind: 'test', ...text, path: '/home' };
    return (await this.tell({ accountId, id }, alert, TEST_DELIVERY)).outcome;
  }

  async #device(accountId: number, id: string): Promise<ListedDevice | null> {
    const { storage } = this.#dependencies;
    const devices = await storage.read((db) => devicesOf(db, accountId, storage.clock.now()));
    return devices.find((device) => device.id === id) ?? null;
  }

  /**
   * Sends an alert to a device, which is read immediately before: one that was withdrawn, whose login has
   * ended or expired, or that another account has taken over gets nothing. Removes the device when its push
   * service no longer knows it. Does not look at quiet hours or at what the device wants.
   * @returns what became of it; `gone` also when the account has no such device, and `refused` while alerts
   *   are off.
   */
  async tell(
    { accountId, id }: { readonly accountId: number; readonly id: string },
    alert: PushedAlert,
    delivery: Delivery,
  ): Promise<PushResult> {
    if (this.#sending === null) return { outcome: 'refused', reason: 'alerts are off' };
    const { storage } = this.#dependencies;
    const device = await this.#device(accountId, id);
    if (device === null) return { outcome: 'gone' };
    const result = await this.#sending.sender.send(device, {
      ...delivery,
      payload: JSON.stringify(alert),
      topic: alert.tag,
    });
    if ('reason' in result) this.#logFailure(alert.kind, result.reason, result.outcome);
    await storage.write(async (tx) => {
      const now = storage.clock.now();
      if (result.outcome === 'gone') await deleteGoneDevice(tx, device);
      else if (result.outcome !== 'sent') await noteResolved(tx, device, !isUnresolved(result), now);
      else {
        await noteTold(tx, device, now);
        if (!device.isProved) await checkAtOnce(tx, accountId, now);
      }
    });
    return result;
  }

  /** The line has no endpoint, which is a secret. Lines of the same reason are folded. */
  #logFailure(alert: string, reason: string, outcome: 'later' | 'refused'): void {
    const { log, folded } = this.#dependencies;
    const text = 'could not send an alert';
    folded.add(text, `${outcome} ${reason}`, (count) =>
      log.warn({ alert, outcome, reason, ...more(count) }, text),
    );
  }
}

/** The id of a device, by which each endpoint has one row. */
export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

function isPointOfCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}

const presented = (
  registered: ListedDevice | Refused,
  caller: Caller,
): Answer<'register-device'> | Refused =>
  'refused' in registered ? registered : presentDevice(registered, caller);
