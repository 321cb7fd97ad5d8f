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
 * Labels for deriving the key of each purpose and its id, and for binding a secret to its account. If a label
 * changed, no stored secret could be opened.
 */
export const SEAL_LABELS = {
  hkdf: 'slumberfell: secrets of authenticator apps',
  hkdfAlerts: 'slumberfell: private key of alerts',
  keyId: 'id',
  additionalData: 'account ',
  additionalDataServer: 'server',
} as const;

/** What a seal is for. Each purpose has a key of its own. */
export type SealPurpose = 'hkdf' | 'hkdfAlerts';

/** The owner of a secret: the id of an account, or the server itself. */
export type SecretOwner = number | 'server';

/** Form of all sealed secrets: a version, the id of the key, the sealed bytes in base64url. */
const SEALED = /^v1\.([0-9a-f]{12})\.([\w-]+)$/;

/**
 * Encrypts stored secrets that the server must read, such as those of authenticator apps, with a key outside
 * the database. Each is bound to its owner: in another account's row it cannot be opened.
 */
export class SecretSeal {
  readonly #key: Buffer;
  readonly #keyId: string;

  /**
   * @param secret the key of the installation, from which the key for this purpose is derived.
   * @param purpose default: the secrets of authenticator apps.
   */
  constructor(secret: Buffer, purpose: SealPurpose = 'hkdf') {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', SEAL_LABELS[purpose], KEY_BYTES));
    this.#keyId = createHmac('sha256', this.#key).update(SEAL_LABELS.keyId).digest('hex').slice(0, 12);
  }

  /** Creates a `SecretSeal` with the installation key in this data directory. */
  static async of(dataDirectory: string, purpose: SealPurpose = 'hkdf'): Promise<SecretSeal> {
    return new SecretSeal(await installationKey(dataDirectory), purpose);
  }

  /** The prefix of all secrets that are sealed with this key. */
  get mark(): string {
    return `v1.${this.#keyId}.`;
  }

  seal(secret: string, owner: SecretOwner): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    cipher.setAAD(aadOf(owner));
    const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return this.mark + sealed.toString('base64url');
  }

  /**
   * Decrypts a sealed secret.
   * @returns null when `text` is not sealed, was sealed with another key or for another owner, or has been
   *   changed since.
   */
  open(text: string, owner: SecretOwner): string | null {
    const [, keyId, sealed = ''] = SEALED.exec(text) ?? [];
    if (keyId !== this.#keyId) return null;
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE + TAG) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(aadOf(owner));
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

const aadOf = (owner: SecretOwner): Buffer =>
  Buffer.from(
    owner === 'server' ? SEAL_LABELS.additionalDataServer : `${SEAL_LABELS.additionalData}${owner}`,
  );
