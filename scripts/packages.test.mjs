import { expect, test } from 'vitest';
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
