import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';

/** Logs what an upgrade changed in the database, and the path of the backup that was made before. */
export function logUpgrade(
  { upgrade }: Pick<Storage, 'upgrade'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): void {
  if (upgrade === null) return;
  const { steps, raised, copy } = upgrade;
  const details = {
    ...(steps.length > 0 && { steps }),
    ...(raised.length > 0 && { raised }),
    ...(copy !== null && { copy }),
  };
  log.info(
    details,
    steps.length > 0
      ? 'the database was brought to the schema of this release'
      : 'the database goes on with the rules and stored shapes of this release',
  );
}
