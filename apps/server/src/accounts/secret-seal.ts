import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { installationKey } from './installation-key.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/**
 * Bytes of the nonce, which is random for each secret, and of the authentication tag after the ciphertext.
 */
const NONCE = 12;
const TAG = 16;

/**
 * Labels for deriving the key and its id, and for binding a secret to its account. If a label changed, no
 * stored secret could be opened.
 */
export const SEAL_LABELS = {
  hkdf: 'slumberfell: secrets of authenticator apps',
  keyId: 'id',
  additionalData: 'account ',
} as const;

/** Form of all sealed secrets: a version, the id of the key, the sealed bytes in base64url. */
const SEALED = /^v1\.([0-9a-f]{12})\.([\w-]+)$/;

/**
 * Encrypts the secrets of authenticator apps, which the server must read, with a key outside the database.
 * Each is bound to its account: in another account's row it cannot be opened.
 */
export class SecretSeal {
  readonly #key: Buffer;
  readonly #keyId: string;

  /** @param secret the key of the installation, from which the key for this purpose is derived. */
  constructor(secret: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', SEAL_LABELS.hkdf, KEY_BYTES));
    this.#keyId = createHmac('sha256', this.#key).update(SEAL_LABELS.keyId).digest('hex').slice(0, 12);
  }

  /** Creates a `SecretSeal` with the installation key in this data directory. */
  static async of(dataDirectory: string): Promise<SecretSeal> {
    return new SecretSeal(await installationKey(dataDirectory));
  }

  /** The prefix of all secrets that are sealed with this key. */
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

  /**
   * Decrypts a sealed secret.
   * @returns null when `text` is not sealed, was sealed with another key or for another account, or has been
   *   changed since.
   */
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

/** Whether a stored secret is sealed, with this key or another one. */
export const isSealed = (text: string): boolean => SEALED.test(text);

const aadOf = (accountId: number): Buffer => Buffer.from(`${SEAL_LABELS.additionalData}${accountId}`);
