import { readFileSync } from 'node:fs';

/** Where Linux tells a process its limits. */
const LIMITS = '/proc/self/limits';

/**
 * How many files, sockets among them, this process may have open at a time: the soft limit, which Node raises
 * to the hard one when it starts. Null where the system does not tell it, or sets none.
 */
export function fileLimit(path = LIMITS): number | null {
  try {
    const soft = /^Max open files\s+(\d+)\s/m.exec(readFileSync(path, 'utf8'))?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/** Connections that a node has at most by itself, at some 15 KB each while they are idle. */
const MOST = 15_000;
/** What is taken for the limit of files where none is told. */
const UNKNOWN = 4_096;

/**
 * Connections that leave a quarter of the files to files that are sent, the database, logs and other nodes.
 */
export const connectionsFor = (files: number | null): number =>
  Math.max(1, Math.min(MOST, Math.floor(((files ?? UNKNOWN) * 3) / 4)));
