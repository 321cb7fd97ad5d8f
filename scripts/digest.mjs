import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from './repository.mjs';

/**
 * Paths that a digest leaves out. Built pictures are left out because their manifest, which is included,
 * contains a digest of each picture. CI compares these digests with the pictures.
 */
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|(^|\/)art\/built\/(?!manifest\.json$)|\.test\.tsx?$/;

/**
 * The files in a folder, sorted by path, without those that `LEFT_OUT` matches. If the path is a file, only
 * that file.
 * @param {string} path
 * @param {string} root
 * @returns {Promise<string[]>}
 */
async function filesUnder(path, root) {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(relative(root, file)))
    .sort();
}

/**
 * A digest of the names and contents of files. Modification times are not part of it: `git checkout` changes
 * them also where the content stays the same. Reading the whole repository takes about 50 ms.
 * @param {readonly string[]} paths files and folders, relative to the root
 * @param {string} [root] of the repository
 * @returns {Promise<string>} SHA-256 in hexadecimal
 */
export async function digestOf(paths, root = ROOT) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesUnder(join(root, path), root)) {
      const content = await readFile(file);
      hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
