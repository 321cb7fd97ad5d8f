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

test('a new modification time does not change the digest', async () => {
  const before = await digest();
  await utimes(join(root, 'src/a.ts'), 1, 1);
  expect(await digest()).toBe(before);
});

test.each([
  ['a changed file', () => write('lock', '2')],
  ['a changed file in a folder', () => write('src/deep/b.ts', 'c')],
  ['a new file', () => write('src/c.ts', '')],
  ['a changed manifest of the pictures', () => write('src/art/built/manifest.json', '{}')],
  ['a deleted file', () => rm(join(root, 'src/a.ts'))],
  ['a renamed file', () => rename(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
])('%s changes the digest', async (_, change) => {
  const before = await digest();
  await change();
  expect(await digest()).not.toBe(before);
});

test('a changed test, build result or picture does not change the digest', async () => {
  const before = await digest();
  await write('src/a.test.ts', 'changed');
  await write('src/deep/dist/main.js', 'changed');
  await write('src/art/built/key.webp', 'changed');
  expect(await digest()).toBe(before);
});
