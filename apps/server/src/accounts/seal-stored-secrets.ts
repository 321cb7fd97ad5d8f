import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { replaceSecret, secretsWithout } from '../storage/tables/second-factors.ts';
import { INSTALLATION_KEY_FILE } from './installation-key.ts';
import { isSealed, type SecretSeal } from './secret-seal.ts';

interface Stored {
  readonly storage: Storage;
  readonly seal: SecretSeal;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Seals secrets that earlier releases stored in plain text. Logs a warning if secrets were sealed with
 * another key: their owners can log in with recovery codes only, until the key is restored or `npm run admin
 * -- remove-second-factor` has removed the secrets.
 */
export async function sealStoredSecrets({ storage, seal, log }: Stored): Promise<void> {
  const others = await storage.read((db) => secretsWithout(db, seal.mark));
  const [sealed, readable] = [
    others.filter(({ secret }) => isSealed(secret)),
    others.filter(({ secret }) => !isSealed(secret)),
  ];
  for (const { accountId, secret } of readable) {
    await storage.write((tx) => replaceSecret(tx, accountId, secret, seal.seal(secret, accountId)));
  }
  if (sealed.length === 0) return;
  log.error(
    { accounts: sealed.length },
    `codes of authenticator apps cannot be checked: they were added with another ${INSTALLATION_KEY_FILE} than the one in this data directory`,
  );
}
