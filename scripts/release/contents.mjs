/** The files of a release. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../repository.mjs';
import { LICENCE_FILE, licenceList } from './licences.mjs';

/** @typedef {import('./tarball.mjs').Entry} Entry */

/**
 * Files and folders of the repository that a release contains at the same paths: the server finds the page,
 * the pictures, the world and the agreements by them.
 */
const COPIED = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'docs/hosting.md',
  'docs/hosting',
  'apps/server/agreements',
  'apps/server/dist',
  'apps/web/dist',
  'packages/art/built',
  'packages/content/world',
];

/** What npm writes for itself into `node_modules`, and the links to our own workspaces. */
const NOT_PACKAGES = /^node_modules\/(?:\.package-lock\.json$|\.bin\/|@slumberfell\/)/;
/**
 * Files of packages that no program reads: npm takes longer for 9,500 files than a host wants to wait.
 * Folders such as `doc` are left out only at the top of a package: deeper ones may be code (`yaml/dist/doc`).
 */
const NOT_READ =
  /\.(?:[cm]?tsx?|map|md|markdown|flow|ya?ml)$|\/\.\w+\/|node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|__tests__|docs?|examples?|bench|benchmarks?)\//;

/** @param {string} path of a file below `node_modules` */
export const isNeededToRun = (path) =>
  !NOT_PACKAGES.test(path) &&
  (!NOT_READ.test(path) || LICENCE_FILE.test(path.slice(path.lastIndexOf('/') + 1)));

/**
 * @param {string} root
 * @param {string} path of a file or folder, relative to `root`
 * @returns {Promise<Entry[]>} the files, with paths relative to `root`
 */
async function filesAt(root, path) {
  const found = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  if (found === null) return [{ path, content: await readFile(join(root, path)) }];
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return await Promise.all(
    files.map(async (file) => ({
      path: relative(root, file).split(sep).join('/'),
      content: await readFile(file),
    })),
  );
}

/**
 * Removes from the manifest of a package the optional dependencies that the release does not have. npx asks
 * the registry for them when it starts a release again, and waits minutes for each when there is no network.
 * @param {Entry} entry
 * @param {ReadonlySet<string>} paths of all files of the release
 * @returns {Entry} the same one when it is no such manifest
 */
export function withoutMissing(entry, paths) {
  if (!/^node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/.test(entry.path)) return entry;
  const manifest = JSON.parse(Buffer.from(entry.content).toString());
  const optional = Object.entries(manifest.optionalDependencies ?? {});
  const present = optional.filter(([name]) => paths.has(`node_modules/${name}/package.json`));
  if (present.length === optional.length) return entry;
  const changed = { ...manifest, optionalDependencies: Object.fromEntries(present) };
  return { ...entry, content: Buffer.from(`${JSON.stringify(changed, null, 2)}\n`) };
}

/** @returns {Promise<string>} `main.js` of the release */
export async function launcher() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/release/launcher.mjs'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    // Older versions of Node than the server needs read this file, and say which one it needs.
    target: 'node14',
    banner: { js: '#!/usr/bin/env node' },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * @param {string} folder in which `node_modules` contains the packages of the release. The server and the
 *   page have been built
 * @param {object} manifest package.json of the release
 * @returns {Promise<Entry[]>}
 */
export async function releaseContents(folder, manifest) {
  const text = (/** @type {string} */ path, /** @type {string} */ content) => ({
    path,
    content: Buffer.from(content),
  });
  const copied = await Promise.all(COPIED.map((path) => filesAt(ROOT, path)));
  const packages = (await filesAt(folder, 'node_modules')).filter(({ path }) => isNeededToRun(path));
  const paths = new Set(packages.map(({ path }) => path));
  return [
    text('package.json', `${JSON.stringify(manifest, null, 2)}\n`),
    { ...text('main.js', await launcher()), isProgram: true },
    text('licences.txt', await licenceList(join(folder, 'node_modules'))),
    ...copied.flat(),
    ...packages.map((entry) => withoutMissing(entry, paths)),
  ];
}
