import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError } from '../content-error.ts';
import { shippedWorldDirectory } from '../shipped-world.ts';
import { compileWorld } from './compile-world.ts';

let parent: string;
let world: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'world-'));
  world = join(parent, 'world');
});
afterEach(() => rmSync(parent, { recursive: true }));

const messageOf = (directory: string): string => {
  try {
    compileWorld(directory);
    return 'it was compiled';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
};

describe('a directory that cannot be a world is refused in one sentence', () => {
  const refusal = (reason: string): string => `The directory ${world} cannot be that of a world: ${reason}.`;

  test('one that does not exist', () => {
    expect(messageOf(world)).toBe(refusal('it does not exist'));
  });

  test('a file', () => {
    writeFileSync(world, 'id,name');
    expect(messageOf(world)).toBe(refusal('it is not a directory'));
  });

  test('an empty one', () => {
    mkdirSync(world);
    expect(messageOf(world)).toBe(refusal('it is empty'));
  });

  test('one of other files', () => {
    mkdirSync(world);
    writeFileSync(join(world, 'letter.txt'), 'Dear host');
    expect(messageOf(world)).toBe(refusal('it has no CSV files'));
  });

  test('one that this user may not read', () => {
    mkdirSync(world, { mode: 0o000 });
    // Root may read everything, so the test reads as the ordinary user 65534.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) execFileSync('chmod', ['755', parent]);
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(messageOf(world)).toBe(refusal('this user may not read it'));
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });
});

describe('a file that cannot be read is the only problem', () => {
  beforeEach(() => cpSync(shippedWorldDirectory, world, { recursive: true }));
  const replaced = (file: string, make: (path: string) => void): string => {
    rmSync(join(world, file), { force: true });
    make(join(world, file));
    return messageOf(world);
  };
  const problem = (text: string): string => `The world has 1 problem(s):\n  ${text}`;

  test.each([
    ['a link to a device', 'regions.csv', (path: string) => symlinkSync('/dev/zero', path)],
    ['a pipe', 'enemies.csv', (path: string) => execFileSync('mkfifo', [path])],
    ['a directory', 'new-character.json', (path: string) => mkdirSync(path)],
    [
      'a directory in place of a file that a world may lack',
      'enemy-tricks.csv',
      (path: string) => mkdirSync(path),
    ],
  ])('%s', (_, file, make) => {
    expect(replaced(file, make)).toBe(problem(`${file}: is not a regular file`));
  });

  test('a file that does not exist', () => {
    expect(replaced('regions.csv', () => undefined)).toBe(
      problem('regions.csv: cannot be read: it does not exist'),
    );
  });

  test('a link that leads nowhere, also of a file that a world may lack', () => {
    const link = (path: string): void => symlinkSync(join(parent, 'nothing'), path);
    expect(replaced('enemy-tricks.csv', link)).toBe(
      problem('enemy-tricks.csv: cannot be read: it does not exist'),
    );
  });

  test('a file that a world may lack does not have to exist', () => {
    for (const file of ['elite-traits.csv', 'unique-traits.csv']) rmSync(join(world, file), { force: true });
    expect(replaced('enemy-tricks.csv', () => undefined)).toBe('it was compiled');
  });

  test('a file above the limit', () => {
    const large = (path: string): void => {
      writeFileSync(path, '');
      truncateSync(path, 4_194_305);
    };
    expect(replaced('pets.csv', large)).toBe(problem('pets.csv: has 4194305 bytes; the limit is 4194304'));
  });

  test('a link to a regular file is read', () => {
    const elsewhere = join(parent, 'regions.csv');
    cpSync(join(shippedWorldDirectory, 'regions.csv'), elsewhere);
    expect(replaced('regions.csv', (path) => symlinkSync(elsewhere, path))).toBe('it was compiled');
  });
});
