import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * The directory with PostgreSQL's `initdb` and `postgres`. Installs Debian's package if there is none and
 * installing is possible.
 * @throws Error with a sentence that says what to do
 */
export function postgresBinaries(): string {
  const found = installed();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && onPath('apt-get') !== null) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    try {
      execFileSync('apt-get', ['update', '-q'], quiet);
    } catch {
      // Without an update, the package lists that this machine has may suffice.
    }
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], quiet);
    const now = installed();
    if (now !== null) return now;
  }
  throw new Error(
    'The tests need PostgreSQL. Install it (on Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a ' +
      'database server on which the tests may create databases.',
  );
}

/**
 * The directory of the newest version that Debian's packages have installed, else one of the PATH; null for
 * none.
 */
function installed(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const directories = versions.map((version) => join(DEBIAN, version, 'bin'));
  return directories.find((directory) => complete(directory)) ?? onPath('postgres', complete);
}

const complete = (directory: string): boolean =>
  existsSync(join(directory, 'initdb')) && existsSync(join(directory, 'postgres'));

function onPath(program: string, accept: (directory: string) => boolean = () => true): string | null {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return directories.find((d) => d !== '' && existsSync(join(d, program)) && accept(d)) ?? null;
}
