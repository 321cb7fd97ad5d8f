/** The list of the packages in a release with their licences. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesIn } from './production-packages.mjs';

/** Names of files with the text of a licence. */
export const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/**
 * @param {{ name: string, license?: unknown, licenses?: { type: string }[] }} manifest of a package. Old
 *   packages have the field `licenses`
 * @throws Error when the package does not name its licence
 */
export function licenceOf({ name, license, licenses = [] }) {
  if (typeof license === 'string') return license;
  if (licenses.length === 0) throw new Error(`The package ${name} does not name its licence.`);
  return licenses.map(({ type }) => type).join(' or ');
}

/**
 * @param {string} modules folder `node_modules` of the release
 * @returns {Promise<string>} a line for each package: name, version, licence, and where its text is
 * @throws Error when a package does not name its licence
 */
export async function licenceList(modules) {
  const packages = await packagesIn(modules);
  const lines = await Promise.all(
    packages.map(async (path) => {
      const folder = join(modules, path);
      const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
      const { name, version } = manifest;
      const texts = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
      const places = texts.map((file) => `node_modules/${path}/${file}`);
      return `${name} ${version}: ${licenceOf(manifest)}${places.length > 0 ? `, ${places.join(', ')}` : ''}`;
    }),
  );
  return `Slumberfell: MIT, LICENSE
Packages of the page: apps/web/dist/licences.txt
Packages of the server, in node_modules and in the scripts of apps/server/dist:

${lines.join('\n')}
`;
}
