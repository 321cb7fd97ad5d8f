import { expect, test } from 'vitest';
import { withoutMissing } from './contents.mjs';

const OWN = 'node_modules/@node-rs/argon2/package.json';
const PRESENT = '@node-rs/argon2-linux-x64-gnu';
const paths = new Set([OWN, `node_modules/${PRESENT}/package.json`]);
const entryOf = (/** @type {string} */ path, /** @type {object} */ manifest) => ({
  path,
  content: Buffer.from(JSON.stringify(manifest)),
});

test('a manifest names only those optional dependencies that the release has', () => {
  const manifest = { name: '@node-rs/argon2', version: '2.2.1' };
  const optionalDependencies = { [PRESENT]: '2.2.1', '@node-rs/argon2-android-arm64': '2.2.1' };
  const { content } = withoutMissing(entryOf(OWN, { ...manifest, optionalDependencies }), paths);
  expect(JSON.parse(Buffer.from(content).toString())).toEqual({
    ...manifest,
    optionalDependencies: { [PRESENT]: '2.2.1' },
  });
});

test('other files stay as they are', () => {
  const whole = entryOf(OWN, { optionalDependencies: { [PRESENT]: '2.2.1' } });
  const nested = entryOf('node_modules/a/fixtures/package.json', { optionalDependencies: { b: '1' } });
  for (const entry of [whole, nested, entryOf('node_modules/a/index.js', {})])
    expect(withoutMissing(entry, paths)).toBe(entry);
});
