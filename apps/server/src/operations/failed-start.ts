import { ContentError, WorldDirectoryError } from '@slumberfell/content';
import { InvalidAgreements } from '../agreements/read-agreements.ts';
import { InvalidConfig } from '../config.ts';
import { ContentRefused } from '../content/import.ts';
import { StorageUnavailable } from '../storage/database/unavailable.ts';
import { sentenceOfUnreadable } from '../storage/values/unreadable-character.ts';

/**
 * A sentence for the host about a cause that kept the server from starting and that the host can remove; null
 * for a bug.
 * @param variables the environment of the failed start.
 */
export function sentenceFor(
  error: unknown,
  variables: Readonly<Record<string, string | undefined>>,
): string | null {
  if (error instanceof StorageUnavailable) return error.sentence;
  if (error instanceof WorldDirectoryError) {
    return (
      `${error.message} Set CONTENT_DIR to a directory in the form of packages/content/world, ` +
      'or leave it unset to play the world of the release.'
    );
  }
  if (
    error instanceof InvalidConfig ||
    error instanceof InvalidAgreements ||
    error instanceof ContentError ||
    error instanceof ContentRefused
  ) {
    return error.message;
  }
  const unreadable = sentenceOfUnreadable(error);
  if (unreadable !== null) return unreadable;
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen')) return null;
  const { code, port, address } = error as NodeJS.ErrnoException & {
    readonly port?: number;
    readonly address?: string;
  };
  // `PORT` and `METRICS_PORT` differ: `readConfig` refuses equal ones.
  const isMetrics = Number(variables.METRICS_PORT) === port;
  const setting = isMetrics ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or set ${setting} to another one.`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set ${setting} to one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    return `This machine has no address ${address}. Set ${isMetrics ? 'METRICS_HOST' : 'HOST'} to one that it has.`;
  return error.message;
}
