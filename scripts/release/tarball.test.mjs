import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tarballOf } from './tarball.mjs';

const TIME = 1_700_000_000;
const text = (/** @type {string} */ path, /** @type {string} */ content) => ({
  path,
  content: Buffer.from(content),
});
const DEEP = `${'folder/'.repeat(20)}file.txt`;
const ENTRIES = [
  text('b.txt', 'b'.repeat(512)),
  { ...text('main.js', 'console.log("here")'), isProgram: true },
  text('a/empty.txt', ''),
  text('a/ä.txt', 'with an umlaut'),
  text(DEEP, 'deep'),
];

test('the system’s tar unpacks every file, with its mode and its time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slumberfell-tarball-'));
  writeFileSync(join(folder, 'x.tgz'), tarballOf(ENTRIES, TIME));
  execFileSync('tar', ['-xzf', 'x.tgz'], { cwd: folder });
  for (const { path, content } of ENTRIES) {
    const file = join(folder, 'package', path);
    expect(readFileSync(file), path).toEqual(content);
    expect(statSync(file).mtimeMs).toBe(TIME * 1_000);
  }
  expect(statSync(join(folder, 'package/main.js')).mode & 0o111).not.toBe(0);
  expect(statSync(join(folder, 'package/b.txt')).mode & 0o111).toBe(0);
  rmSync(folder, { recursive: true });
});

test('the order of the entries does not change the bytes, and their content does', () => {
  const bytes = tarballOf(ENTRIES, TIME);
  expect(tarballOf(ENTRIES.toReversed(), TIME).equals(bytes)).toBe(true);
  expect(tarballOf([...ENTRIES.slice(1), text('b.txt', 'c')], TIME).equals(bytes)).toBe(false);
});

test('a path that no header can hold is refused', () => {
  expect(() => tarballOf([text('x'.repeat(101), '')], TIME)).toThrow('is too long for a tar archive');
});
