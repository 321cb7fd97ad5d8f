import { access, mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { capture } from './child.mjs';

/**
 * The releases of Node on which the game is tested: the oldest supported one, and the newest one of each
 * later release line.
 */
export const NODE_VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];

/** The release of npm that Node's line 22 contains, and which hosts of a release use who have that line. */
export const OLDER_NPM = '10.9.9';

/** The newest release line of Node with long-term support. README and docs/hosting.md recommend it. */
export const RECOMMENDED_LINE = 24;

/** The tested release of that line, with which images run the server. */
export const RECOMMENDED_VERSION =
  NODE_VERSIONS.find((version) => version.startsWith(`${RECOMMENDED_LINE}.`)) ?? '';

/**
 * The name of the npm package that contains Node's binary for a platform.
 * @param {NodeJS.Platform} [platform]
 * @param {string} [architecture]
 */
export const packageOf = (platform = process.platform, architecture = process.arch) =>
  `node-${platform === 'win32' ? 'win' : platform}-${architecture}`;

/**
 * The folder in which Node's binaries are installed. It is outside of the repository.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const cacheDirectory = (env = process.env) =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'slumberfell', 'node');

/**
 * Installs a release of Node if it is not installed yet.
 * @param {string} version for example '24.21.0'
 * @param {string} [architecture] the processor for which it is, as in `process.arch`
 * @returns {Promise<string>} the folder of its binary, to put at the start of PATH
 */
export const installNode = (version, architecture = process.arch) =>
  install(join(version, architecture), packageOf(process.platform, architecture), version, 'node');

/**
 * Installs a release of npm if it is not installed yet.
 * @param {string} version for example '10.9.9'
 * @returns {Promise<string>} the folder of its programs, such as `npx-cli.js`
 */
export const installNpm = (version) => install(`npm-${version}`, 'npm', version, 'npx-cli.js');

/**
 * Installs a package of npm into a folder of the cache, if it is not there yet.
 * @param {string} name of the folder
 * @param {string} pack name of the package
 * @param {string} version of the package
 * @param {string} program of the package, in its folder `bin`
 * @returns {Promise<string>} the path of that folder
 */
async function install(name, pack, version, program) {
  const folder = join(cacheDirectory(), name);
  const path = join(folder, 'node_modules', pack, 'bin');
  const isThere = await access(join(path, program)).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  await mkdir(folder, { recursive: true });
  // Without a package.json in this folder, npm would install into a project in a folder above.
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await capture(
    'npm',
    // `--force`: the package may be for another processor than this machine's.
    ['install', '--no-audit', '--no-fund', '--no-save', '--force', `${pack}@${version}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`${pack} ${version} could not be installed:\n${output}`);
  return path;
}
