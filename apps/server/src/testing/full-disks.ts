import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteConnection } from '../storage/database/sqlite-connection.ts';
import { temporaryDirectory } from './databases.ts';

/** A directory for an embedded database whose space a test can use up. */
export interface FullDisk {
  readonly directory: string;
  /** Uses up the space, except for `left` bytes. */
  fill(writing: SqliteConnection, left: number): void;
  /** Makes the space that `fill` used up free again. */
  clear(writing: SqliteConnection): void;
  remove(): void;
}

const PAGE = 4_096;
const SMALL = 24 * 1_024 * 1_024;

/** A database with a limited number of pages, which works on every system. */
function limitedPages(): FullDisk {
  return {
    ...temporaryDirectory(),
    fill: (writing, left) =>
      void writing.pragma(`max_page_count=${Number(writing.pragma('page_count')) + left / PAGE}`),
    clear: (writing) => void writing.pragma('max_page_count=1000000'),
  };
}

/** A small file system in memory as the disk; null where this process may not mount one. */
function smallFileSystem(): FullDisk | null {
  const { directory, remove } = temporaryDirectory();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL}`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    remove();
    return null;
  }
  const ballast = join(directory, 'ballast');
  return {
    directory,
    fill(_writing, left) {
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - left));
    },
    clear: () => rmSync(ballast),
    remove() {
      execFileSync('umount', ['-l', directory]);
      remove();
    },
  };
}

/** Every kind of full disk that a test can set up on this system. */
export const fullDisks = (): readonly FullDisk[] =>
  [limitedPages(), smallFileSystem()].filter((disk) => disk !== null);
