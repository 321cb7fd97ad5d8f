import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { RegisterDeviceInput } from '@slumberfell/protocol';
import { PUSH_HOST } from './push-receiver.ts';

/** Bytes of the header of a message before the sender's key: salt, record size, length of the key. */
const SALT = 16;
const KEY_AT = 21;
const TAG = 16;

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

/**
 * A browser's push subscription, which opens what is sent to it. Written from RFC 8291 with `node:crypto`
 * alone: the library that encrypts must not check itself.
 */
export class PushSubscription {
  readonly endpoint: string;
  readonly #curve: ECDH = createECDH('prime256v1');
  readonly #auth: Buffer;

  /** @param keys the private key and the secret in base64url. Default: random ones. */
  constructor(
    endpoint = `https://${PUSH_HOST}/push/${randomBytes(12).toString('base64url')}`,
    keys?: { readonly privateKey: string; readonly auth: string },
  ) {
    this.endpoint = endpoint;
    if (keys) this.#curve.setPrivateKey(keys.privateKey, 'base64url');
    else this.#curve.generateKeys();
    this.#auth = keys ? Buffer.from(keys.auth, 'base64url') : randomBytes(16);
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return {
      p256dh: this.#curve.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** The input with which a page registers this subscription. */
  input(settings: Partial<RegisterDeviceInput> = {}): RegisterDeviceInput {
    return {
      endpoint: this.endpoint,
      keys: this.keys,
      timeZone: 'Europe/Berlin',
      quietHours: null,
      wants: { sessionEnd: true, plan: true, defeat: true, soon: false, level: null },
      ...settings,
    };
  }

  /**
   * Decrypts a message of one record (RFC 8188 and 8291).
   * @throws Error when it was not encrypted for this subscription.
   */
  open(body: Buffer): string {
    const salt = body.subarray(0, SALT);
    const recordSize = body.readUInt32BE(SALT);
    const cipherAt = KEY_AT + body.readUInt8(KEY_AT - 1);
    const senderKey = body.subarray(KEY_AT, cipherAt);
    const sealed = body.subarray(cipherAt);
    if (sealed.length > recordSize) throw new Error('the message has several records');
    const info = Buffer.concat([utf8('WebPush: info\0'), this.#curve.getPublicKey(), senderKey]);
    const input = Buffer.from(hkdfSync('sha256', this.#curve.computeSecret(senderKey), this.#auth, info, 32));
    const derived = (label: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, utf8(`Content-Encoding: ${label}\0`), bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
    return padded.subarray(0, end).toString('utf8');
  }
}

/** What a sender claims in its token. */
export interface VapidClaims {
  readonly aud: string;
  readonly sub: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

/**
 * Checks the `Authorization` header of a message (RFC 8292) as a push service does.
 * @param publicKey the key that the subscription was made for, in base64url.
 * @returns the claims of the token. @throws Error when another key has signed it.
 */
export function vapidClaims(authorization: string | undefined, publicKey: string): VapidClaims {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) throw new Error('the key is that of another sender');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    utf8(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the token is not signed with this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as VapidClaims;
}
