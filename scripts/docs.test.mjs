import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.mjs';

const NOT_OURS = /^(?:node_modules|data|artifacts|\.git)$|(?:^|\/)(?:node_modules|dist)$/;

/**
 * @param {string} folder relative to the root
 * @returns {Promise<string[]>} every file and folder in it and in its subfolders
 */
async function below(folder) {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true });
  const ours = entries.map((entry) => ({ entry, path: join(folder, entry.name) }));
  const kept = ours.filter(({ path }) => !NOT_OURS.test(path));
  const deeper = await Promise.all(kept.map(({ entry, path }) => (entry.isDirectory() ? below(path) : [])));
  return [...kept.map(({ path }) => path), ...deeper.flat()];
}

const paths = new Set(await below(''));
/** The shipped legal texts are not among them: their links are addresses of the page. */
const pages = [...paths].filter((path) => path.endsWith('.md') && dirname(path) !== 'apps/server/agreements');

/** Paths in backticks. They are relative to the root. */
const NAMED = /`((?:packages|apps|tests|bench|docs|scripts|lint)\/[^`\s*{]+?)\/?`/g;
/**
 * A source file by the end of its path: `health.ts`, `state/state.ts`. Does not match `NNN-what.ts`, which
 * stands for files with any number.
 */
const SOURCES = /`((?!\/|NNN-)[\w./-]+\.(?:ts|tsx|mjs|cjs|csv))`/g;
/** Targets of links. They are relative to the document that contains the link. */
const LINKED = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

/**
 * @param {string} text of a Markdown document
 * @returns {string[]} the source files that it names and that do not exist
 */
const missingSources = (text) =>
  Array.from(text.matchAll(SOURCES), ([, end = '']) => end).filter((end) => !ends.has(end));

/**
 * Every path, and every end of a path that begins at the name of a folder or file: of `a/b/c.ts` also
 * `b/c.ts` and `c.ts`.
 */
const ends = new Set(
  [...paths].flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
);

test('a source file that does not exist is found', () => {
  expect(
    missingSources('`docs.test.mjs`, `scripts/docs.test.mjs`, `ripts/docs.test.mjs`, `gone.ts`'),
  ).toEqual(['ripts/docs.test.mjs', 'gone.ts']);
});

test.each(pages)('%s names only existing files', async (page) => {
  const text = await readFile(join(ROOT, page), 'utf8');
  const named = Array.from(text.matchAll(NAMED), ([, path = '']) => path);
  const linked = Array.from(text.matchAll(LINKED), ([, path = '']) => normalize(join(dirname(page), path)));
  expect([...named, ...linked].filter((path) => !paths.has(path))).toEqual([]);
  expect(missingSources(text)).toEqual([]);
});

test('docs/adr/README.md lists every record', async () => {
  const index = await readFile(join(ROOT, 'docs/adr/README.md'), 'utf8');
  const records = (await readdir(join(ROOT, 'docs/adr'))).filter((file) => /^\d/.test(file));
  expect(records.filter((record) => !index.includes(`(${record})`))).toEqual([]);
});
