/** The packages in a folder `node_modules` that a program needs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {import('./manifest.mjs').Versions} Versions
 * @typedef {{ dependencies?: Versions, optionalDependencies?: Versions, peerDependencies?: Versions,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Needs the fields of package.json that
 *   name other packages
 */

/**
 * The names of the packages that a package needs, without those that are optional peers.
 * @param {Needs} needs
 */
const needed = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
];

/**
 * The packages that are needed directly or through others. npm leaves some development packages in place when
 * it installs one workspace, and packages that lose the package which needs them.
 * @param {Needs} program
 * @param {ReadonlyMap<string, Needs>} packages by folder, relative to `node_modules`, with slashes
 * @returns {Set<string>} their folders. An optional package for another platform has none
 * @throws Error when a package is missing that is not optional
 */
export function reachablePackages(program, packages) {
  /** @type {Set<string>} */
  const reached = new Set();
  /** @param {Needs} needs @param {string} folder empty for the program */
  const visit = (needs, folder) => {
    for (const name of needed(needs)) {
      const found = resolvePackage(name, folder, packages);
      if (found === null && name in (needs.optionalDependencies ?? {})) continue;
      if (found === null) throw new Error(`The package ${name} is missing, which ${folder} needs.`);
      if (reached.has(found)) continue;
      reached.add(found);
      visit(packages.get(found) ?? {}, found);
    }
  };
  visit(program, '');
  return reached;
}

/**
 * Finds a package as Node does: nested in the package that needs it, or in one of the folders above.
 * @param {string} name
 * @param {string} from folder of the package that needs it
 * @param {ReadonlyMap<string, Needs>} packages
 */
function resolvePackage(name, from, packages) {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const nested = `${folder}/node_modules/${name}`;
    if (packages.has(nested)) return nested;
  }
  return packages.has(name) ? name : null;
}

/**
 * @param {string} modules a folder `node_modules`
 * @param {readonly string[]} folders of packages in it
 * @returns {Promise<Map<string, Needs & import('./production-packages.mjs').Manifest>>} their package.json
 */
export async function manifestsOf(modules, folders) {
  const manifests = await Promise.all(
    folders.map(async (folder) => JSON.parse(await readFile(join(modules, folder, 'package.json'), 'utf8'))),
  );
  return new Map(folders.map((folder, index) => [folder, manifests[index]]));
}
