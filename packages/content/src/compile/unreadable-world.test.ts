import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
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

  test.each([
    ['read', 0o000],
    ['search', 0o444],
  ])('one that this user may not %s', (_, mode) => {
    mkdirSync(world);
    writeFileSync(join(world, 'regions.csv'), 'id');
    chmodSync(world, mode);
    // Root may read everything, so the test reads as the ordinary user 65534.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) execFileSync('chmod', ['755', parent]);
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(messageOf(world)).toBe(refusal('this user may not read it'));
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(world, 0o755);
    }
  });
});

describe('a file of which no row can be used is the only problem', () => {
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

  const REGIONS = readFileSync(join(shippedWorldDirectory, 'regions.csv'), 'utf8');
  /** The text with an é in row 3, in Latin-1. */
  const latin1 = Buffer.from(REGIONS.replace('Tattlewood', 'Tattlewoodé'), 'latin1');
  const withNul = REGIONS.replace('Tattlewood', 'Tattle\0wood');
  const [header = '', ...rows] = REGIONS.trimEnd().split('\n');
  const withColumn = [`${header},colour`, ...rows.map((row) => `${row},red`)].join('\n');
  const unclosed = REGIONS.replace(',Tattlewood,', ',"Tattlewood,');

  test.each([
    ['a file of 0 bytes', '', 'regions.csv: is empty; its first row must name its columns'],
    ['a file of line ends', '\n\r\n', 'regions.csv: is empty; its first row must name its columns'],
    [
      'a file in UTF-16',
      Buffer.from(`\ufeff${REGIONS}`, 'utf16le'),
      'regions.csv: is UTF-16 text; save it as UTF-8',
    ],
    [
      'a file in UTF-16 with the other order of bytes',
      Buffer.from(`\ufeff${REGIONS}`, 'utf16le').swap16(),
      'regions.csv: is UTF-16 text; save it as UTF-8',
    ],
    [
      'a file in UTF-16 without a byte order mark',
      Buffer.from(REGIONS, 'utf16le'),
      'regions.csv: is UTF-16 text; save it as UTF-8',
    ],
    ['a file in Latin-1', latin1, 'regions.csv, row 3: is not UTF-8 text; save the file as UTF-8'],
    ['a file with a NUL byte', withNul, 'regions.csv, row 3: has a NUL byte; remove it'],
    ['an unknown column', withColumn, 'regions.csv, row 1: column "colour" is unknown or repeated'],
    [
      'a missing column',
      REGIONS.replace('name', 'id'),
      'regions.csv, row 1: column "name" is missing',
      'regions.csv, row 1: column "id" is unknown or repeated',
    ],
    [
      'a quote that is not closed',
      unclosed,
      expect.stringMatching(/^regions\.csv, row \d+: cannot be read: .*quote/i) as string,
    ],
  ])('%s', (_, text, ...messages) => {
    const said = replaced('regions.csv', (path) => writeFileSync(path, text)).split('\n');
    expect(said.slice(1).map((line) => line.trim())).toEqual(messages);
  });

  test.each([
    ['a file of 0 bytes', '', 'is empty; it must be a JSON object'],
    [
      'a mistake in JSON',
      '{\n  region\n}',
      "cannot be read: Expected property name or '}' in JSON at position 4",
    ],
  ])('new-character.json: %s', (_, text, message) => {
    expect(replaced('new-character.json', (path) => writeFileSync(path, text))).toContain(
      problem(`new-character.json: ${message}`),
    );
  });

  test('a file that a world may lack must not be empty', () => {
    expect(replaced('enemy-tricks.csv', (path) => writeFileSync(path, ''))).toBe(
      problem('enemy-tricks.csv: is empty; its first row must name its columns'),
    );
  });

  test.each(['regions.csv', 'new-character.json'])('a byte order mark of UTF-8 in %s is ignored', (file) => {
    const text = readFileSync(join(shippedWorldDirectory, file), 'utf8');
    expect(replaced(file, (path) => writeFileSync(path, `\ufeff${text}`))).toBe('it was compiled');
  });

  test('a link to a regular file is read', () => {
    const elsewhere = join(parent, 'regions.csv');
    cpSync(join(shippedWorldDirectory, 'regions.csv'), elsewhere);
    expect(replaced('regions.csv', (path) => symlinkSync(elsewhere, path))).toBe('it was compiled');
  });
});
