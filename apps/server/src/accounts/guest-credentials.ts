import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuestCredentials } from '@slumberfell/protocol';

/**
 * A guest's name and password, made up by the server and bound together for 30 minutes without storing
 * anything: the password ends with a keyed digest of the name, the instant of expiry and its own random part.
 * Whoever registers sends both; that they are used once is the unique username's doing.
 */

/** How long a pair may be registered, in ms. */
export const PAIR_LIFETIME = 30 * 60_000;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NAME_LETTERS = 8;

/** Bytes of a password's parts: random, expiry in seconds, digest. 28 bytes are 38 characters. */
const RANDOM = 12;
const EXPIRY = 4;
const DIGEST = 12;

export class GuestPairs {
  readonly #secret: Buffer;

  /** @param secret shared by all nodes, so that any of them takes a pair that another gave. */
  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** A new pair. */
  offer(now: number): GuestCredentials {
    const username = `Guest-${randomLetters(NAME_LETTERS)}`;
    const head = Buffer.alloc(RANDOM + EXPIRY);
    randomBytes(RANDOM).copy(head);
    head.writeUInt32BE(Math.floor((now + PAIR_LIFETIME) / 1_000), RANDOM);
    return { username, password: Buffer.concat([head, this.#digest(username, head)]).toString('base64url') };
  }

  /** Whether this server made the pair, less than 30 minutes ago. The name's case does not matter. */
  accepts({ username, password }: GuestCredentials, now: number): boolean {
    const bytes = Buffer.from(password, 'base64url');
    // base64url decoding forgives; only the exact spelling is the password.
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

/** Letters and digits that are not mistaken for one another. */
function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
