import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { installationKey } from './installation-key.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Bytes of a nonce, drawn anew for each secret, and of the tag that follows what is encrypted. */
const NONCE = 12;
const TAG = 16;

/** What is mixed into keys and seals. Were one of them another, no sealed secret could be opened. */
export const SEAL_LABELS = {
  hkdf: 'slumberfell: secrets of authenticator apps',
  keyId: 'id',
  additionalData: 'account ',
} as const;

/** Of everything that was ever sealed: what comes next is the key's id, and then what is sealed. */
const SEALED = /^v1\.([0-9a-f]{12})\.([\w-]+)$/;

/**
 * Encrypts the secrets of authenticator apps, which have to be readable for the server, with a key that is
 * not in the database. Each is bound to its account: moved to another one's row, it opens nothing there.
 */
export class SecretSeal {
  readonly #key: Buffer;
  readonly #keyId: string;

  /** @param secret the installation's; what is used is derived from it, for this one purpose. */
  constructor(secret: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', SEAL_LABELS.hkdf, KEY_BYTES));
    this.#keyId = createHmac('sha256', this.#key).update(SEAL_LABELS.keyId).digest('hex').slice(0, 12);
  }

  /** With the key of the installation. */
  static async of(dataDirectory: string): Promise<SecretSeal> {
    return new SecretSeal(await installationKey(dataDirectory));
  }

  /** How everything begins that this key has sealed. */
  get mark(): string {
    return `v1.${this.#keyId}.`;
  }

  seal(secret: string, accountId: number): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    cipher.setAAD(aadOf(accountId));
    const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return this.mark + sealed.toString('base64url');
  }

  /** @returns null when it was sealed with another key, for another account, or has been changed since. */
  open(text: string, accountId: number): string | null {
    const [, keyId, sealed = ''] = SEALED.exec(text) ?? [];
    if (keyId !== this.#keyId) return null;
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE + TAG) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(aadOf(accountId));
    decipher.setAuthTag(bytes.subarray(-TAG));
    try {
      return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }
}

/** Whether a stored secret is sealed at all, with whichever key. */
export const isSealed = (text: string): boolean => SEALED.test(text);

const aadOf = (accountId: number): Buffer => Buffer.from(`${SEAL_LABELS.additionalData}${accountId}`);
