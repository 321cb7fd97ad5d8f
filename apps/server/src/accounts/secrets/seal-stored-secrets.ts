import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../../storage/storage.ts';
import { replaceSecret, secretsWithout } from '../../storage/tables/second-factors.ts';
import { INSTALLATION_KEY_FILE } from './installation-key.ts';
import { isSealed, type SecretSeal } from './secret-seal.ts';

interface Stored {
  readonly storage: Storage;
  readonly seal: SecretSeal;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Seals secrets of authenticator apps that earlier releases stored in plain text. Logs an error if other
 * secrets were sealed with another key. Their owners can log in with recovery codes only, until the host
 * restores that key or removes the secrets with `npm run admin -- remove-second-factor`.
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
