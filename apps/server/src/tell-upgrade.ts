import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from './storage/storage.ts';

/** Logs what an upgrade changed of the database, and where the copy of before lies. */
export function tellUpgrade(
  { upgrade }: Pick<Storage, 'upgrade'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): void {
  if (upgrade === null) return;
  const { steps, copy } = upgrade;
  log.info(
    { steps, ...(copy !== null && { copy }) },
    'the database was brought to the schema of this release',
  );
}
