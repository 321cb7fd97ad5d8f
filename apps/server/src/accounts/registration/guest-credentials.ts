import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuestCredentials } from '@slumberfell/protocol';

/**
 * The name and the password of a guest are a pair that the server generates. The pair can be registered for
 * 30 minutes. The server does not store it: the password has random bytes, the instant of expiry, and a keyed
 * digest of both and the name. Registration checks this digest. A pair can be registered once, because
 * usernames are unique.
 */

/** ms for which a generated name and password of a guest may be registered. */
export const PAIR_LIFETIME = 30 * 60_000;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NAME_LETTERS = 8;

/**
 * Bytes of the three parts of a password, in this order: random bytes, expiry in epoch seconds, keyed digest.
 * All 28 bytes are 38 characters in base64url.
 */
const RANDOM = 12;
const EXPIRY = 4;
const DIGEST = 12;

export class GuestPairs {
  readonly #secret: Buffer;

  /** @param secret the same on all nodes, so that each node accepts pairs of the others. */
  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** Generates the name and the password of a new guest. */
  offer(now: number): GuestCredentials {
    const username = `Guest-${randomLetters(NAME_LETTERS)}`;
    const head = Buffer.alloc(RANDOM + EXPIRY);
    randomBytes(RANDOM).copy(head);
    head.writeUInt32BE(Math.floor((now + PAIR_LIFETIME) / 1_000), RANDOM);
    return { username, password: Buffer.concat([head, this.#digest(username, head)]).toString('base64url') };
  }

  /**
   * Whether a server with this secret made the pair, less than 30 minutes ago. Ignores the case of the name.
   */
  accepts({ username, password }: GuestCredentials, now: number): boolean {
    const bytes = Buffer.from(password, 'base64url');
    // Several texts decode to the same bytes. Only the text that the server generated is valid.
    if (bytes.length !== RANDOM + EXPIRY + DIGEST || bytes.toString('base64url') !== password) return false;
    const head = bytes.subarray(0, RANDOM + EXPIRY);
    if (!timingSafeEqual(bytes.subarray(RANDOM + EXPIRY), this.#digest(username, head))) return false;
    return now < head.readUInt32BE(RANDOM) * 1_000;
  }

  #digest(username: string, head: Buffer): Buffer {
    return createHmac('sha256', this.#secret)
      .update(username.toLowerCase())
      .update('\0')
      .update(head)
      .digest()
      .subarray(0, DIGEST);
  }
}

/** Random letters and digits, without those that look alike. */
function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
