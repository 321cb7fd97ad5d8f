import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.mjs';

const NOT_OURS = /^(?:node_modules|data|artifacts|\.git)$|(?:^|\/)(?:node_modules|dist)$/;

/**
 * @param {string} folder relative to the root
 * @returns {Promise<string[]>} every file and folder below it
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

/** Paths in backticks are meant from the root. */
const NAMED = /`((?:packages|apps|tests|bench|docs|scripts|lint)\/[^`\s*{]+?)\/?`/g;
/** Links are meant from the page. */
const LINKED = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

test.each(pages)('%s names only what exists', async (page) => {
  const text = await readFile(join(ROOT, page), 'utf8');
  const named = Array.from(text.matchAll(NAMED), ([, path = '']) => path);
  const linked = Array.from(text.matchAll(LINKED), ([, path = '']) => normalize(join(dirname(page), path)));
  expect([...named, ...linked].filter((path) => !paths.has(path))).toEqual([]);
});

test('every decision is listed', async () => {
  const index = await readFile(join(ROOT, 'docs/adr/README.md'), 'utf8');
  const records = (await readdir(join(ROOT, 'docs/adr'))).filter((file) => /^\d/.test(file));
  expect(records.filter((record) => !index.includes(`(${record})`))).toEqual([]);
});
