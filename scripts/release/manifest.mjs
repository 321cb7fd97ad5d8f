/** `package.json` of a release. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from '../repository.mjs';

/** @typedef {Record<string, string>} Versions of packages, by name */

const OWN = '@slumberfell/';

/** @param {string} folder @returns {Promise<{ name: string, dependencies?: Versions }>} */
const manifestOf = async (folder) => JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8'));

/**
 * The packages of npm on which a workspace depends, directly or through other workspaces.
 * @param {string} name of the workspace
 * @param {ReadonlyMap<string, Versions>} workspaces the dependencies of each workspace, by its name
 * @returns {Versions}
 */
export function dependenciesOf(name, workspaces) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} workspace @returns {[string, string][]} */
  const collect = (workspace) => {
    if (seen.has(workspace)) return [];
    seen.add(workspace);
    return Object.entries(workspaces.get(workspace) ?? {}).flatMap(([each, version]) =>
      each.startsWith(OWN) ? collect(each) : [/** @type {[string, string]} */ ([each, version])],
    );
  };
  return Object.fromEntries(collect(name).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * All dependencies are bundled, so npm downloads nothing when it installs the release.
 * @returns {Promise<Record<string, unknown> & { version: string, dependencies: Versions }>}
 */
export async function releaseManifest() {
  const { name, version, description, license, type, engines } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  );
  const manifests = await Promise.all(WORKSPACES.map(manifestOf));
  const workspaces = new Map(manifests.map((each) => [each.name, each.dependencies ?? {}]));
  const dependencies = dependenciesOf('@slumberfell/server', workspaces);
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { slumberfell: 'main.js' },
    bundleDependencies: Object.keys(dependencies),
    dependencies,
  };
}
