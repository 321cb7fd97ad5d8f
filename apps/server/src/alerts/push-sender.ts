import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import webPush, { type Urgency } from 'web-push';
import type { AlertKeys } from './alert-keys.ts';
import { isPublicAddress } from './public-address.ts';
import { allowedEndpoint } from './push-hosts.ts';
import type { PushNetwork } from './push-network.ts';

/** A push subscription of a browser. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What is sent to a browser. */
export interface PushMessage {
  /** At most `LONGEST_PAYLOAD` bytes of UTF-8. */
  readonly payload: string;
  /** Seconds for which the push service keeps the message for a device that it cannot reach. */
  readonly ttl: number;
  readonly urgency: Urgency;
  /**
   * A later message of the same topic replaces this one while the device has not received it. 1 to 32
   * characters of base64url.
   */
  readonly topic: string;
}

/**
 * What became of a message:
 * - `sent`: the push service has taken it.
 * - `gone`: the push service does not know the subscription any more (404 or 410).
 * - `later`: it may succeed at a later attempt. `retryAfter` is what the push service asks for, in ms.
 * - `refused`: no attempt can succeed.
 * `reason` is for the log. It contains neither endpoint nor payload.
 */
export type PushResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'later'; readonly reason: string; readonly retryAfter: number | null }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Whether a message could not be sent because the name of the push service does not exist. */
export const isUnresolved = (result: PushResult): boolean =>
  result.outcome === 'later' && (result.reason === 'ENOTFOUND' || result.reason === NO_ADDRESS);

const NO_ADDRESS = 'no address';

/** The most bytes of a payload: push services take 4,096 bytes, and the encryption adds 103. */
export const LONGEST_PAYLOAD = 3_993;

/** Bytes of an answer that are read. Its text has no use; a longer answer is cut off. */
const LONGEST_ANSWER = 4_096;
/** Bytes of the headers of an answer. With more of them the request fails. */
const LONGEST_HEADERS = 16_384;
/** ms of `Retry-After` that are kept at most. */
const LONGEST_WAIT = 24 * 3_600_000;

export interface PushSenderOptions {
  /** The list of hosts to which the server may send. */
  readonly hosts: readonly string[];
  readonly keys: AlertKeys;
  /** A `mailto:` or `https:` address of the host, for operators of push services. */
  readonly subject: string;
  readonly network: PushNetwork;
}

/**
 * Sends Web Push messages (RFC 8030, 8291, 8292). `web-push` encrypts and signs; the request is our own
 * (ADR 0024): it goes to a host of the list alone, and to the very address that was found to be public. The
 * name is looked up once. `node:https` follows no redirect, and connects to a literal address without a
 * look-up; the certificate must be that of the name.
 */
export class PushSender {
  readonly #options: PushSenderOptions;

  constructor(options: PushSenderOptions) {
    this.#options = options;
  }

  /** The URL of an endpoint to which the server may send; null for all others. */
  allowed(endpoint: string): URL | null {
    return allowedEndpoint(endpoint, this.#options.hosts);
  }

  /**
   * Sends one message. It rejects only for a message that is wrong in itself.
   * @throws RangeError for a payload that is too long.
   */
  async send(subscription: Subscription, message: PushMessage): Promise<PushResult> {
    if (Buffer.byteLength(message.payload) > LONGEST_PAYLOAD) throw new RangeError('the payload is too long');
    const url = this.allowed(subscription.endpoint);
    if (url === null) return refused('endpoint is not allowed');
    const { network } = this.#options;
    const signal = AbortSignal.timeout(network.timeout);
    try {
      const addresses = await within(signal, network.resolve(url.hostname));
      const [address] = addresses;
      if (address === undefined) return later(NO_ADDRESS);
      // All of them are checked: a push service has no private address, so the name is not to be trusted.
      if (!addresses.every(isPublicAddress)) return refused('address is not public');
      return resultOf(await this.#post(url, address, this.#encrypted(subscription, message), signal));
    } catch (error) {
      return later(signal.aborted ? 'timeout' : codeOf(error));
    }
  }

  #encrypted({ endpoint, keys }: Subscription, { payload, ttl, urgency, topic }: PushMessage) {
    const { subject, keys: vapid } = this.#options;
    return webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, payload, {
      vapidDetails: { subject, ...vapid },
      contentEncoding: 'aes128gcm',
      TTL: ttl,
      urgency,
      topic,
    });
  }

  #post(
    url: URL,
    checked: string,
    { headers, body }: Pick<webPush.RequestDetails, 'headers' | 'body'>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { network } = this.#options;
    const { address, port } = network.reach(checked);
    return new Promise((resolve, reject) => {
      const sent = request({
        method: 'POST',
        host: address,
        port,
        path: url.pathname + url.search,
        servername: url.hostname,
        // Also when the environment of the process tells Node to accept every certificate.
        rejectUnauthorized: true,
        headers: { ...headers, host: url.hostname },
        // A connection of its own: one that is kept open would outlive the check of its address.
        agent: false,
        maxHeaderSize: LONGEST_HEADERS,
        signal,
        ...(network.ca !== undefined && { ca: network.ca }),
      });
      sent.on('error', reject);
      sent.on('response', (response) => read(response, resolve, reject));
      sent.end(body);
    });
  }
}

/** The parts of an answer of a push service that are used. */
interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Reads an answer to its end, or to `LONGEST_ANSWER` bytes. */
function read(
  response: IncomingMessage,
  resolve: (answer: Answer) => void,
  reject: (error: Error) => void,
): void {
  const answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
  let bytes = 0;
  response.on('error', reject);
  response.on('end', () => resolve(answer));
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= LONGEST_ANSWER) return;
    resolve(answer);
    response.destroy();
  });
}

function resultOf({ status, retryAfter }: Answer): PushResult {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const reason = `status ${status}`;
  if (status === 429 || status >= 500)
    return { outcome: 'later', reason, retryAfter: millisecondsOf(retryAfter) };
  return refused(reason);
}

/**
 * `Retry-After` in ms. Null when it is missing, or a date, which depends on the clock of the push service.
 */
const millisecondsOf = (seconds: string | undefined): number | null =>
  seconds !== undefined && /^\d{1,9}$/.test(seconds) ? Math.min(Number(seconds) * 1_000, LONGEST_WAIT) : null;

const refused = (reason: string): PushResult => ({ outcome: 'refused', reason });
const later = (reason: string): PushResult => ({ outcome: 'later', reason, retryAfter: null });

/** The code of an error of the network, without its message, which has addresses. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'error';

/** The result of a promise, or a rejection when the signal is aborted before. */
function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
