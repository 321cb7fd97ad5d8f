import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isInstalled, unreviewedScripts, withoutIntegrity } from './packages.mjs';
import { ROOT } from './repository.mjs';

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(join(ROOT, path), 'utf8'));

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

test('packages for other platforms may be missing', () => {
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } })).toBe(true);
});

test('a missing package is not installed', () => {
  expect(isInstalled(wanted, {})).toBe(false);
});

test('another version, or another content of the same version, is not installed', () => {
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } })).toBe(false);
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-c' } })).toBe(false);
});

// If the registry does not serve a package for another platform, npm leaves it out of the lock file. Then npm
// refuses to install from that lock file.
test('the lock lists the packages of every platform', async () => {
  /** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
  const locked = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in locked) && !(`${path}/node_modules/${name}` in locked),
    ),
  );
  expect(missing).toEqual([]);
});

test('the lock names no registry', async () => {
  expect(await readFile(join(ROOT, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
});

/**
 * Packages for other platforms that the registry did not serve, at the locked version, when the lock file was
 * written. When the registry serves one of them and the lock file is written again, remove it from this list.
 */
const NOT_SERVED = [
  ...[
    'android-arm64',
    'android-x64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-musl',
    'linux-x64-musl',
    'win32-arm64',
    'win32-x64',
  ].map((platform) => `@biomejs/cli-${platform}@2.6.8`),
  ...[
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ].map((platform) => `@oxc-parser/binding-${platform}@0.156.0`),
];

test('the lock fixes the content of every package that the registry serves', async () => {
  const { packages } = await readJson('package-lock.json');
  expect(withoutIntegrity(packages).sort()).toEqual(NOT_SERVED.toSorted());
  expect(withoutIntegrity({ ...wanted, 'node_modules/b/node_modules/@c/d': { version: '2.0.0' } })).toEqual([
    '@c/d@2.0.0',
  ]);
});

test('the packages of the server are in the folder from which the image copies them', async () => {
  const { packages } = await readJson('package-lock.json');
  expect(Object.keys(packages).filter((path) => path.startsWith('apps/server/node_modules/'))).toEqual([]);
});

test('every package with an install script has been reviewed', async () => {
  const { packages } = await readJson('package-lock.json');
  const { allowScripts } = await readJson('package.json');
  expect(unreviewedScripts(packages, allowScripts)).toEqual([]);
  const planted = {
    ...packages,
    'node_modules/a/node_modules/evil': { version: '1.0.0', hasInstallScript: true },
  };
  expect(unreviewedScripts(planted, allowScripts)).toEqual(['evil']);
  const outdated = Object.keys(allowScripts).filter(
    (name) => !packages[`node_modules/${name}`]?.hasInstallScript,
  );
  expect(outdated).toEqual([]);
});

test('npm runs no install script with the settings of this repository', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'slumberfell-scripts-'));
  const evil = { name: 'evil', version: '1.0.0', scripts: { postinstall: 'echo ran > ran.txt' } };
  await mkdir(join(directory, 'package'));
  await writeFile(join(directory, 'package/package.json'), JSON.stringify(evil));
  const run = promisify(execFile);
  await run('tar', ['-czf', 'evil.tgz', 'package'], { cwd: directory });
  const host = { name: 'host', private: true, dependencies: { evil: 'file:evil.tgz' } };
  await writeFile(join(directory, 'package.json'), JSON.stringify(host));
  await copyFile(join(ROOT, '.npmrc'), join(directory, '.npmrc'));
  await run('npm', ['install', '--offline'], { cwd: directory });
  expect(await readdir(join(directory, 'node_modules/evil'))).toEqual(['package.json']);
  await rm(directory, { recursive: true });
});
