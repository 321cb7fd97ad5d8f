/**
 * Checks the imports between workspaces. An import may name only an entry that a package.json exports:
 * `@slumberfell/server/testing`, but not `@slumberfell/server/testing/test-server.ts` or
 * `../../apps/server/src/...`. Production code must not import code that is only for tests and benchmarks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT, WORKSPACES } from './repository.mjs';

const PREFIX = '@slumberfell/';

/** Workspaces that hold tests and benchmarks only. */
const NOT_PRODUCTION = ['tests', 'bench'];

/**
 * Folders that contain only code for tests and benchmarks, in workspaces that are not in `NOT_PRODUCTION`.
 */
const NOT_PRODUCTION_FOLDER = /(?:^|\/)(?:testing|golden|benchmarks)\//;
const TEST_FILE = /\.(?:test|bench)\.tsx?$/;

/** The specifier of each `import`, `export ... from` and `import('...')`, also of types. */
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g;

/**
 * @param {string} folder
 * @returns {string[]} the TypeScript files in it and its subfolders, as paths from it; without dependencies
 *   and build results
 */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'artifacts', 'built'].includes(entry.name)
        ? []
        : sourcesIn(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    return /\.tsx?$/.test(entry.name) ? [entry.name] : [];
  });
}

/**
 * @param {string} file path from the workspace's folder
 * @returns {boolean} whether the file is part of the product, of its build, or of a command-line program
 */
const isProduction = (file) => !NOT_PRODUCTION_FOLDER.test(file) && !TEST_FILE.test(file);

/**
 * @param {string} specifier of an import
 * @param {string} file path of the importing file, from the workspace's folder
 * @param {string} workspace
 * @param {ReadonlySet<string>} entries of all packages, for example `@slumberfell/server/testing`
 * @returns {string | null} the fault of the import, or null
 */
function faultOf(specifier, file, workspace, entries) {
  const isOfProduct = !NOT_PRODUCTION.includes(workspace) && isProduction(file);
  if (specifier.startsWith(PREFIX)) {
    if (!entries.has(specifier)) return `imports ${specifier}, which is no entry of that package`;
    return isOfProduct && NOT_PRODUCTION_FOLDER.test(`${specifier}/`)
      ? `is production code and imports ${specifier}`
      : null;
  }
  if (!specifier.startsWith('.')) return null;
  const target = posix.join(posix.dirname(file), specifier);
  if (target.startsWith('../')) return `imports ${specifier}, by a path that leaves ${workspace}`;
  return isOfProduct && !isProduction(target) ? `is production code and imports ${specifier}` : null;
}

/**
 * @param {string} [root] of the repository
 * @param {readonly string[]} [workspaces] folders, from the root
 * @returns {string[]} a line for each wrong import, and for each entry in the `exports` of a package.json
 *   that contains `*`; empty without faults
 */
export function wrongEntries(root = ROOT, workspaces = WORKSPACES) {
  const packages = workspaces.map((workspace) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    return { workspace, names: Object.keys(exports).map((entry) => posix.join(name, entry)) };
  });
  const entries = new Set(packages.flatMap(({ names }) => names));
  const patterns = packages.flatMap(({ workspace, names }) =>
    names
      .filter((name) => name.includes('*'))
      .map((name) => `${workspace}/package.json exports the pattern ${name}`),
  );
  const faults = workspaces.flatMap((workspace) =>
    sourcesIn(join(root, workspace)).flatMap((file) =>
      [...readFileSync(join(root, workspace, file), 'utf8').matchAll(IMPORT)].flatMap(
        ([, specifier = '']) => {
          const fault = faultOf(specifier, file, workspace, entries);
          return fault === null ? [] : [`${workspace}/${file} ${fault}`];
        },
      ),
    ),
  );
  return [...patterns, ...faults];
}
