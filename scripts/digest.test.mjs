import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf } from './digest.mjs';

let root = '';

const digest = () => digestOf(['lock', 'src'], root);
const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFile(join(root, path), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'slumberfell-digest-'));
  await mkdir(join(root, 'src/deep/dist'), { recursive: true });
  await mkdir(join(root, 'src/art/built'), { recursive: true });
  await write('lock', '1');
  await write('src/a.ts', 'a');
  await write('src/deep/b.ts', 'b');
});

afterEach(() => rm(root, { recursive: true }));

test('a later look at the same files gives the same digest', async () => {
  const before = await digest();
  await utimes(join(root, 'src/a.ts'), 1, 1);
  expect(await digest()).toBe(before);
});

test.each([
  ['a file', () => write('lock', '2')],
  ['a file in a folder', () => write('src/deep/b.ts', 'c')],
  ['a new file', () => write('src/c.ts', '')],
  ['a picture by the manifest', () => write('src/art/built/manifest.json', '{}')],
  ['a file less', () => rm(join(root, 'src/a.ts'))],
  ['a name', () => rename(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
])('%s changes it', async (_, change) => {
  const before = await digest();
  await change();
  expect(await digest()).not.toBe(before);
});

test('tests and build results do not', async () => {
  const before = await digest();
  await write('src/a.test.ts', 'changed');
  await write('src/deep/dist/main.js', 'changed');
  await write('src/art/built/key.webp', 'changed');
  expect(await digest()).toBe(before);
});
