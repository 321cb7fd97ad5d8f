import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import { INSTALLATION_KEY_FILE } from '../accounts/secrets/installation-key.ts';
import type { SecretSeal } from '../accounts/secrets/secret-seal.ts';
import type { Storage } from '../storage/storage.ts';
import { deleteAllDevices } from '../storage/tables/devices.ts';
import { insertSecret, storedSecret } from '../storage/tables/secrets.ts';

/** Name of the row in the table `secrets`. */
export const ALERT_KEYS = 'alert-keys';

/**
 * The key pair with which the server proves to push services that it is the sender (VAPID, RFC 8292). A
 * browser subscribes for one public key, and its subscription takes alerts of that key pair only.
 */
export interface AlertKeys {
  /** 65 bytes in base64url. */
  readonly publicKey: string;
  /** 32 bytes in base64url. */
  readonly privateKey: string;
}

interface Dependencies {
  readonly storage: Storage;
  readonly seal: SecretSeal;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The key pair of this database, which all its nodes share. The first call makes it and stores it sealed. No
 * device can be subscribed for a new pair, so making one removes all devices.
 * @returns null when the stored pair cannot be opened: it was sealed with another installation key. The log
 *   then says what to do, and the stored pair stays.
 */
export async function alertKeys({ storage, seal, log }: Dependencies): Promise<AlertKeys | null> {
  const stored = (await storage.read((db) => storedSecret(db, ALERT_KEYS))) ?? (await make(storage, seal));
  const opened = seal.open(stored, 'server');
  if (opened !== null) return JSON.parse(opened) as AlertKeys;
  log.error(
    `no alerts can be sent: their keys were made with another ${INSTALLATION_KEY_FILE} than the one in this data directory. Bring that file back; if it is lost, delete the row ${ALERT_KEYS} from the table secrets, and players switch alerts on again`,
  );
  return null;
}

async function make(storage: Storage, seal: SecretSeal): Promise<string> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const made = seal.seal(JSON.stringify({ publicKey, privateKey } satisfies AlertKeys), 'server');
  return await storage.write(async (tx) => {
    const isNew = await insertSecret(tx, ALERT_KEYS, made, storage.clock.now());
    if (isNew) await deleteAllDevices(tx);
    return isNew ? made : ((await storedSecret(tx, ALERT_KEYS)) ?? made);
  });
}
