import { expect, test } from 'vitest';
import { isNeededToRun } from './contents.mjs';
import { licenceOf } from './licences.mjs';
import { dependenciesOf, releaseManifest } from './manifest.mjs';
import { isFor, missingNative } from './production-packages.mjs';
import { reachablePackages } from './reachable-packages.mjs';
import { unpackedSize } from './release.mjs';

/** @type {import('./platforms.mjs').Platform} */
const GLIBC = { os: 'linux', cpu: 'x64', libc: 'glibc' };

test('the dependencies of a workspace are its own and those of the workspaces that it needs', () => {
  const workspaces = new Map(
    Object.entries({
      '@slumberfell/server': { '@slumberfell/content': '*', pg: '8.0.0' },
      '@slumberfell/content': { '@slumberfell/engine': '*', csv: '7.0.0' },
      '@slumberfell/engine': {},
      '@slumberfell/web': { react: '19.0.0' },
    }),
  );
  expect(dependenciesOf('@slumberfell/server', workspaces)).toEqual({ csv: '7.0.0', pg: '8.0.0' });
});

test('a release bundles each of its dependencies, and all have one version', async () => {
  const { dependencies, bundleDependencies } = await releaseManifest();
  expect(bundleDependencies).toEqual(Object.keys(dependencies));
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['libsql', '@node-rs/argon2', 'fastify']));
  for (const [name, version] of Object.entries(dependencies)) expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
});

test('packages for another processor or another C library are not for a platform', () => {
  const native = { os: ['linux'], cpu: ['x64'] };
  expect(isFor({ name: '@libsql/linux-x64-gnu', ...native }, GLIBC)).toBe(true);
  expect(isFor({ name: '@libsql/linux-x64-musl', ...native }, GLIBC)).toBe(false);
  expect(isFor({ name: '@libsql/linux-arm64-gnu', ...native, cpu: ['arm64'] }, GLIBC)).toBe(false);
  expect(isFor({ name: 'fastify' }, GLIBC)).toBe(true);
});

test('a native package that npm could not download is missing', () => {
  const optionalDependencies = { '@a/linux-x64-gnu': '1', '@a/linux-arm64-gnu': '1', '@a/darwin-x64': '1' };
  const packages = new Map(Object.entries({ a: { optionalDependencies }, '@a/linux-x64-gnu': {} }));
  expect(missingNative(packages, GLIBC)).toEqual([]);
  expect(missingNative(packages, { ...GLIBC, cpu: 'arm64' })).toEqual(['@a/linux-arm64-gnu']);
});

test('packages are found as Node finds them, and those that are not needed are left out', () => {
  const packages = new Map(
    Object.entries({
      a: { dependencies: { b: '1' }, optionalDependencies: { native: '1', elsewhere: '1' } },
      'a/node_modules/b': { dependencies: { c: '1' } },
      b: {},
      c: { peerDependencies: { d: '1', e: '1' }, peerDependenciesMeta: { e: { optional: true } } },
      d: {},
      e: {},
      native: {},
      test: {},
    }),
  );
  expect([...reachablePackages({ dependencies: { a: '1' } }, packages)].sort()).toEqual([
    'a',
    'a/node_modules/b',
    'c',
    'd',
    'native',
  ]);
  packages.delete('d');
  expect(() => reachablePackages({ dependencies: { a: '1' } }, packages)).toThrow('The package d is missing');
});

test('of a package, a release has the scripts, the native binaries and the licence', () => {
  const kept = [
    'index.js',
    'lib/x.cjs',
    'package.json',
    'index.node',
    'LICENSE',
    'LICENSE.md',
    'data.json',
    'dist/doc/x.js',
  ];
  const left = ['index.d.ts', 'x.mts', 'x.js.map', 'README.md', 'test/x.js', '.github/x.json', 'docs/x.html'];
  for (const path of kept) expect(isNeededToRun(`node_modules/a/${path}`), path).toBe(true);
  for (const path of left) expect(isNeededToRun(`node_modules/a/${path}`), path).toBe(false);
  expect(isNeededToRun('node_modules/.package-lock.json')).toBe(false);
});

test('a package without a licence is refused', () => {
  expect(licenceOf({ name: 'a', license: 'MIT' })).toBe('MIT');
  expect(licenceOf({ name: 'a', licenses: [{ type: 'MIT' }, { type: 'ISC' }] })).toBe('MIT or ISC');
  expect(() => licenceOf({ name: 'a' })).toThrow('The package a does not name its licence.');
});

test('a release of more than 130 MB is refused', () => {
  const content = new Uint8Array(65e6);
  expect(unpackedSize([{ content }, { content }])).toBe(130e6);
  expect(() => unpackedSize([{ content }, { content }, { content: new Uint8Array(1) }])).toThrow(
    'The release has 130000001 bytes, and at most 130000000 are allowed.',
  );
});
