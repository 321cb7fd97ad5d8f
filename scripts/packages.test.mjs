import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './house.mjs';
import { isInstalled } from './packages.mjs';

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

// npm leaves such entries out when it cannot see the package, and then refuses to install from the lock it wrote.
test('the lock knows the packages of every platform', async () => {
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
