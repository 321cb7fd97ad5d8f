import { readFileSync } from 'node:fs';

/** Linux lists the limits of the process in this file. */
const LIMITS = '/proc/self/limits';

/**
 * Maximum number of files, sockets included, that this process may have open at a time. This is the soft
 * limit, which Node raises to the hard limit at its start. Null when the system does not report a limit, or
 * has none.
 */
export function fileLimit(path = LIMITS): number | null {
  try {
    const soft = /^Max open files\s+(\d+)\s/m.exec(readFileSync(path, 'utf8'))?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/** Upper bound of the default limit of connections of a node. An idle connection takes some 15 KB. */
const MAX_CONNECTIONS = 15_000;
/** Assumed limit of files when the system reports none. */
const ASSUMED_FILE_LIMIT = 4_096;

/**
 * The default limit of connections: three quarters of the limit of open files. The rest is for sent files,
 * database, logs and other nodes.
 */
export const connectionsFor = (files: number | null): number =>
  Math.max(1, Math.min(MAX_CONNECTIONS, Math.floor(((files ?? ASSUMED_FILE_LIMIT) * 3) / 4)));
