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
const pages = [...paths].filter((path) => path.endsWith('.md'));

/** A path in backticks is relative to the root. */
const NAMED = /`((?:packages|apps|tests|bench|docs|scripts|lint)\/[^`\s*{]+?)\/?`/g;
/** A link is relative to its page. */
const LINKED = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

test.each(pages)('%s names only existing files', async (page) => {
  const text = await readFile(join(ROOT, page), 'utf8');
  const named = Array.from(text.matchAll(NAMED), ([, path = '']) => path);
  const linked = Array.from(text.matchAll(LINKED), ([, path = '']) => normalize(join(dirname(page), path)));
  expect([...named, ...linked].filter((path) => !paths.has(path))).toEqual([]);
});

test('docs/adr/README.md lists every record', async () => {
  const index = await readFile(join(ROOT, 'docs/adr/README.md'), 'utf8');
  const records = (await readdir(join(ROOT, 'docs/adr'))).filter((file) => /^\d/.test(file));
  expect(records.filter((record) => !index.includes(`(${record})`))).toEqual([]);
});
