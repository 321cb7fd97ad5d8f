import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, WORKSPACES } from '../repository.mjs';

/**
 * One file that an addition edits.
 * @typedef {object} Edit
 * @property {string} path of the file
 * @property {string} [named] the file that the documentation names in its place, where the path depends on
 *   the addition
 * @property {(text: string) => string} edit gets the text of the file; '' for a new one
 */

/** Folders that are not source. The pictures in `packages/art/built` are made of it. */
const NOT_COPIED = /(?:^|\/)(?:node_modules|dist|artifacts|packages\/art\/built)$/;

/**
 * Copies the workspaces into a temporary folder and makes the edits there.
 * @param {readonly Edit[]} edits
 * @returns {Promise<string>} the folder
 * @throws when an edit changes nothing
 */
export async function copyProject(edits) {
  const copy = await mkdtemp(join(tmpdir(), 'slumberfell-additions-'));
  for (const path of ['package.json', 'tsconfig.base.json', ...WORKSPACES])
    await cp(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(relative(ROOT, source)),
    });
  await linkPackages(copy);
  for (const { path, edit } of edits) await editFile(join(copy, path), edit);
  return copy;
}

/**
 * @param {string} file
 * @param {Edit['edit']} edit
 */
async function editFile(file, edit) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const edited = edit(text);
  if (edited === text) throw new Error(`The edit of ${file} changes nothing`);
  await writeFile(file, edited);
}

/**
 * Links the installed packages into the copy. The links of workspaces lead to the workspaces of the copy.
 * @param {string} copy
 */
async function linkPackages(copy) {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from))
    if (!OURS.includes(name)) await symlink(join(from, name), join(to, name));
  await cp(join(from, '@slumberfell'), join(to, '@slumberfell'), { recursive: true, verbatimSymlinks: true });
}

/** What `node_modules` of the copy has of its own: links to the workspaces, and the caches of tools. */
const OURS = ['@slumberfell', '.vite', '.vite-temp'];

/**
 * @param {string} name of an exported number
 * @returns {Edit['edit']} raises it by one
 */
export const raise = (name) => (text) =>
  text.replace(
    new RegExp(`(export const ${name} = )(\\d+)`),
    (_, start, number) => `${start}${Number(number) + 1}`,
  );

/**
 * @param {...readonly [place: string, inserted: string]} pairs text that stands once in the file, and what is
 *   written before it
 * @returns {Edit['edit']}
 * @throws when a place does not stand once in the file
 */
export const insertBefore =
  (...pairs) =>
  (text) =>
    pairs.reduce((edited, [place, inserted]) => {
      if (edited.split(place).length !== 2) throw new Error(`\`${place}\` does not stand once in the file`);
      return edited.replace(place, () => `${inserted}${place}`);
    }, text);
