/**
 * Installs the packages that the built server needs, for every platform of a release, by package-lock.json.
 * npm compares each package with its digest there, and runs no install scripts (`.npmrc`).
 */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { capture } from '../child.mjs';
import { ROOT, WORKSPACES } from '../repository.mjs';
import { PLATFORMS } from './platforms.mjs';
import { manifestsOf, reachablePackages } from './reachable-packages.mjs';

/** @typedef {{ name: string, os?: string[], cpu?: string[] }} Manifest of a package, the fields used here */

/** What npm reads: the lock, its settings, and the manifests of all workspaces. */
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...WORKSPACES.map((folder) => `${folder}/package.json`),
];

/** Folders and files in `node_modules` that are not packages from the registry. */
const NOT_PACKAGES = ['.bin', '.cache', '.package-lock.json', '@slumberfell'];

/**
 * @param {string} folder an empty folder
 * @param {import('./platforms.mjs').Platform} platform
 */
async function install(folder, { os, cpu, libc }) {
  for (const path of MANIFESTS) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path));
  }
  const options = ['--omit=dev', '--no-audit', '--no-fund', '--no-bin-links', '--loglevel=error'];
  const { code, output } = await capture(
    'npm',
    ['ci', '--workspace=apps/server', ...options, `--os=${os}`, `--cpu=${cpu}`, `--libc=${libc}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(`The packages for ${os}-${cpu} could not be installed:\n${output}`);
}

/**
 * The folders of all packages in a folder `node_modules`, also of those that are nested in others.
 * @param {string} modules
 * @returns {Promise<string[]>} relative to `modules`, with slashes
 */
export async function packagesIn(modules) {
  const names = (await readdir(modules)).filter((name) => !NOT_PACKAGES.includes(name));
  const folders = await Promise.all(
    names.map(async (name) =>
      name.startsWith('@') ? (await readdir(join(modules, name))).map((inner) => `${name}/${inner}`) : [name],
    ),
  );
  const nested = await Promise.all(
    folders.flat().map(async (folder) => {
      const packages = await packagesIn(join(modules, folder, 'node_modules')).catch(() => []);
      return [folder, ...packages.map((path) => `${folder}/node_modules/${path}`)];
    }),
  );
  return nested.flat().sort();
}

/**
 * The C library for which a native package was compiled, by the end of its name. Not all of these packages
 * have the field `libc`, so npm installs those for musl also where the platform has glibc.
 * @param {string} name
 */
const libcOf = (name) => ({ gnu: 'glibc', musl: 'musl' })[/-(gnu|musl)$/.exec(name)?.[1] ?? ''] ?? null;

/**
 * Whether a package is for this platform.
 * @param {Manifest} manifest
 * @param {import('./platforms.mjs').Platform} platform
 */
export const isFor = ({ name, os, cpu }, platform) =>
  (os?.includes(platform.os) ?? true) &&
  (cpu?.includes(platform.cpu) ?? true) &&
  (libcOf(name) ?? platform.libc) === platform.libc;

/**
 * The native packages of a platform that are missing. npm reports no error when it cannot download an
 * optional package, and native packages are optional.
 * @param {ReadonlyMap<string, import('./reachable-packages.mjs').Needs>} packages by folder
 * @param {import('./platforms.mjs').Platform} platform
 * @returns {string[]} their names
 */
export function missingNative(packages, { os, cpu }) {
  const names = [...packages.values()].flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  return names.filter((name) => name.endsWith(`${os}-${cpu}-gnu`) && !packages.has(name));
}

/**
 * @param {string} folder an empty folder, in which this function works
 * @param {import('./reachable-packages.mjs').Needs} program
 * @returns {Promise<string>} the folder `node_modules` with the packages that the program needs, on all
 *   platforms, and no others
 * @throws Error with npm's output when the packages cannot be installed
 */
export async function productionPackages(folder, program) {
  const modules = PLATFORMS.map(({ os, cpu }) => join(folder, `${os}-${cpu}`, 'node_modules'));
  const [first = ''] = modules;
  for (const [index, platform] of PLATFORMS.entries()) {
    const own = modules[index] ?? '';
    await install(dirname(own), platform);
    const manifests = await manifestsOf(own, await packagesIn(own));
    for (const [path, manifest] of manifests) {
      if (isFor(manifest, platform)) continue;
      manifests.delete(path);
      await rm(join(own, path), { recursive: true });
    }
    const missing = missingNative(manifests, platform);
    if (missing.length > 0) throw new Error(`npm has not installed ${missing.join(' and ')}.`);
    const reached = reachablePackages(program, manifests);
    for (const [path, { os, cpu }] of manifests) {
      if (!reached.has(path)) await rm(join(own, path), { recursive: true, force: true });
      else if (own !== first && (os || cpu))
        await cp(join(own, path), join(first, path), { recursive: true });
    }
  }
  return first;
}
