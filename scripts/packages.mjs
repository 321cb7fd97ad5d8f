import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './child.mjs';
import { ROOT } from './repository.mjs';

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage */

/**
 * @param {string} path
 * @returns {Promise<Record<string, LockedPackage> | null>} the packages by path; null when the file does not
 *   exist
 */
async function readLock(path) {
  try {
    return JSON.parse(await readFile(join(ROOT, path), 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Whether the installed packages are the packages of the lock file. npm lists what it installed in
 * `node_modules/.package-lock.json`. It leaves out optional packages for other platforms, so these may be
 * missing.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} present
 */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(([path, want]) => {
    if (path === '') return true;
    const have = present[path];
    if (have === undefined) return want.optional === true;
    return have.version === want.version && have.integrity === want.integrity && have.link === want.link;
  });
}

/** @typedef {LockedPackage & { name?: string, hasInstallScript?: boolean }} ListedPackage */

/**
 * Names of packages that have an install script and that `allowScripts` in package.json does not name. These
 * scripts have not been reviewed. No install script runs in any case, because `.npmrc` sets `ignore-scripts`.
 * @param {Record<string, ListedPackage>} locked the packages of the lock file
 * @param {Record<string, boolean>} reviewed `allowScripts` of package.json
 */
export const unreviewedScripts = (locked, reviewed) =>
  Object.entries(locked)
    .filter(([path, { hasInstallScript }]) => hasInstallScript === true && !(nameAt(path) in reviewed))
    .map(([path]) => nameAt(path));

/**
 * Packages of a lock file that come from a registry and have no `integrity` digest, as `name@version`.
 * @param {Record<string, ListedPackage>} locked
 */
export const withoutIntegrity = (locked) =>
  Object.entries(locked)
    .filter(
      ([path, { integrity, link }]) => path.includes('node_modules/') && !link && integrity === undefined,
    )
    .map(([path, { version }]) => `${nameAt(path)}@${version}`);

/** @param {string} path of an entry in the lock file, for example `node_modules/a/node_modules/@b/c` */
const nameAt = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Installs the packages of the lock file if some are missing or differ. Ends the process when the
 * installation fails.
 */
export async function ensurePackages() {
  const wanted = await readLock('package-lock.json');
  const present = await readLock('node_modules/.package-lock.json');
  if (wanted !== null && present !== null && isInstalled(wanted, present)) return;
  // The standard output of `npm start` is for the lines of the server's log.
  console.error('Installing the packages (npm ci) ...');
  // The build of the page needs development dependencies. Without --include=dev, npm leaves them out where
  // NODE_ENV is `production`.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdout: process.stderr,
  });
  if (code === 0) return;
  console.error(
    code === 127
      ? 'npm was not found; it comes with Node, see https://nodejs.org/.'
      : 'The packages could not be installed. npm says why above; most often the npm registry cannot be reached, or ' +
          'this user has no home and npm no other place to write to: set npm_config_cache to a directory that it may write to. ' +
          'ENOTEMPTY or ENOENT in node_modules: another npm installs here at the same time; wait until it has ended, and start again.',
  );
  process.exit(1);
}
