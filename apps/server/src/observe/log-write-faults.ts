import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';

/** Logs once when the database stops taking writes, with a remedy, and once when it takes them again. */
export function logWriteFaults(
  { kind, writes }: Pick<Storage, 'kind' | 'writes'>,
  dataDirectory: string,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): void {
  const disk = kind === 'sqlite' ? `the disk of ${dataDirectory}` : 'the disk of PostgreSQL';
  writes.onChange((fault, cause) => {
    if (fault === null) log.info('the database takes writes again');
    else if (fault === 'full')
      log.error({ err: cause }, `${disk} is full: nothing is saved, and nothing is lost. Make room on it`);
    else
      log.error(
        { err: cause },
        `the database cannot be written: nothing is saved, and nothing is lost. Look at ${disk}, at the owner of the files ` +
          'and at whether it may be written',
      );
  });
}
